package sheepfold.lab.report;

import java.util.Locale;

/** A picture that is being drawn, with the words that stand for it where it cannot be seen. */
final class Svg {
    /** Where a text is held: at its start, middle or end. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    private final StringBuilder drawing = new StringBuilder();

    /** Opens a picture; the id is to be unique on the page. */
    Svg(String id, int width, int height, String title, String description) {
        drawing.append("""
                <svg viewBox="0 0 %1$d %2$d" role="img" aria-labelledby="%3$s-title %3$s-text">\
                <title id="%3$s-title">%4$s</title><desc id="%3$s-text">%5$s</desc>""".formatted(width, height, id, HtmlPage.escape(title), HtmlPage.escape(description)));
    }

    /** One bar without words, for the cell of a table that says the figure anyway. */
    static String bareBar(double share) {
        return """
                <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">\
                <rect class="bar" x="1" y="1" width="%s" height="12" vector-effect="non-scaling-stroke"/></svg>""".formatted(at(Math.max(0.5, 98 * share)));
    }

    /** A box of a kind, which is a class of the style sheet, with words that show on hovering. */
    void box(String kind, double left, double top, double width, double height, String words) {
        drawing.append(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"2\"><title>%s</title></rect>"
                        .formatted(kind, at(left), at(top), at(width), at(height), HtmlPage.escape(words)));
    }

    void line(String kind, double x1, double y1, double x2, double y2) {
        path(kind, "M%s %sL%s %s".formatted(at(x1), at(y1), at(x2), at(y2)));
    }

    /** A horizontal line with a stop at each end. */
    void whisker(double left, double right, double y) {
        String path = "M%s %sv10m0 -5H%sm0 -5v10".formatted(at(left), at(y - 5), at(right));
        path("halo", path);
        path("whisker", path);
    }

    private void path(String kind, String path) {
        drawing.append("<path class=\"%s\" d=\"%s\"/>".formatted(kind, path));
    }

    void text(String kind, double x, double y, Anchor anchor, String words) {
        drawing.append("<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>"
                .formatted(kind, at(x), at(y), anchor.name().toLowerCase(Locale.ROOT), HtmlPage.escape(words)));
    }

    String close() {
        return drawing + "</svg>";
    }

    /** The end of an axis that has to hold this share. */
    static double axisEnd(double share) {
        for (double end : new double[] {0.02, 0.04, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8}) {
            if (share <= end) {
                return end;
            }
        }
        return 1;
    }

    private static String at(double coordinate) {
        return String.format(Locale.ROOT, "%.1f", coordinate);
    }
}

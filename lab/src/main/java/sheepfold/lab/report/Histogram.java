package sheepfold.lab.report;

import java.util.List;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Distribution.Bin;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.report.Svg.Anchor;

/** How often values came, as columns, with their median; those that lie far out share the last column. */
record Histogram(String id, String title, String description, Distribution values) {
    private static final int WIDTH = 360;
    private static final int LEFT = 44;
    private static final int TOP = 22;
    private static final int HEIGHT = 150;
    private static final int BOTTOM = TOP + HEIGHT;
    private static final int WIDEST_COLUMN = 44;
    private static final int MOST_LABELS = 7;

    String draw() {
        Svg svg = new Svg(id, WIDTH, BOTTOM + 24, title, description);
        double end = Svg.axisEnd((double) tallest() / total());
        for (int tick = 0; tick <= 2; tick++) {
            double y = BOTTOM - tick * HEIGHT / 2.0;
            svg.line("axis", LEFT, y, WIDTH - 2, y);
            svg.text("tick", LEFT - 6, y + 4, Anchor.END, Numbers.tick(tick * end / 2));
        }
        List<Bin> bins = values.bins();
        int every = (bins.size() + MOST_LABELS - 1) / MOST_LABELS;
        for (int i = 0; i < bins.size(); i++) {
            Bin bin = bins.get(i);
            drawColumn(svg, i, bin.count(), end, range(bin));
            if (i % every == 0) {
                svg.text("tick", x(bin.from()), BOTTOM + 17, Anchor.MIDDLE, Numbers.number(bin.from()));
            }
        }
        drawColumn(
                svg,
                bins.size(),
                values.beyond(),
                end,
                Numbers.number(bins.getLast().to()) + " and more");
        drawMedian(svg);
        return svg.close();
    }

    private void drawColumn(Svg svg, int index, int count, double end, String range) {
        if (count > 0) {
            double height = Math.max(1.5, (double) count / total() / end * HEIGHT);
            double width = Math.min(WIDEST_COLUMN, columnWidth() - 2);
            String words = range + ": " + Numbers.count(count) + " (" + Numbers.percent((double) count / total()) + ")";
            svg.box("column", middle(index) - width / 2, BOTTOM - height, width, height, words);
        }
    }

    private void drawMedian(Svg svg) {
        double x = x(values.median());
        svg.line("mark", x, TOP - 4, x, BOTTOM);
        Anchor anchor = x < LEFT + 40 ? Anchor.START : x > WIDTH - 40 ? Anchor.END : Anchor.MIDDLE;
        svg.text("of-mark", x, TOP - 9, anchor, "median " + Numbers.number(values.median()));
    }

    /** Where a value lies; the value of a column that has only one lies in its middle. */
    private double x(double value) {
        Bin first = values.bins().getFirst();
        double binWidth = first.to() - first.from();
        return LEFT + ((value - first.from()) / binWidth + (binWidth == 1 ? 0.5 : 0)) * columnWidth();
    }

    private double middle(int index) {
        return LEFT + (index + 0.5) * columnWidth();
    }

    private double columnWidth() {
        int columns = values.bins().size() + (values.beyond() > 0 ? 1 : 0);
        return (WIDTH - LEFT - 4.0) / columns;
    }

    private int tallest() {
        return Math.max(
                values.beyond(),
                values.bins().stream().mapToInt(Bin::count).max().orElse(1));
    }

    private int total() {
        return values.beyond() + values.bins().stream().mapToInt(Bin::count).sum();
    }

    /** 7, or 20 to 29, or 0.2 to 0.4. */
    private static String range(Bin bin) {
        boolean whole = bin.from() == Math.rint(bin.from()) && bin.to() == Math.rint(bin.to());
        double last = whole ? bin.to() - 1 : bin.to();
        return last == bin.from() ? Numbers.number(last) : Numbers.number(bin.from()) + " to " + Numbers.number(last);
    }
}

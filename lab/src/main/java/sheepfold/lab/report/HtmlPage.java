package sheepfold.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page that needs nothing else, put together from sections, tables and pictures. */
final class HtmlPage {
    private static final String TEMPLATE = template();
    private static final Pattern GAP = Pattern.compile("\\{(title|subtitle|body)\\}");

    private final StringBuilder body = new StringBuilder();

    HtmlPage append(String html) {
        body.append(html);
        return this;
    }

    String whole(String title, String subtitle) {
        // In one pass, so that whatever the texts contain is not taken for a gap
        return GAP.matcher(TEMPLATE)
                .replaceAll(gap -> Matcher.quoteReplacement(
                        switch (gap.group()) {
                            case "{title}" -> Html.escape(title);
                            case "{subtitle}" -> Html.escape(subtitle);
                            default -> body.toString();
                        }));
    }

    void section(String id, String title, Runnable content) {
        body.append("<section class=\"%1$s\" aria-labelledby=\"%1$s\">\n<h2 id=\"%1$s\">%2$s</h2>\n"
                .formatted(id, Html.escape(title)));
        content.run();
        body.append("</section>\n");
    }

    void figure(String title, String svg, String caption) {
        body.append("<figure>\n<h3>%s</h3>\n%s\n<figcaption>%s</figcaption>\n</figure>\n"
                .formatted(Html.escape(title), svg, Html.escape(caption)));
    }

    void table(String caption, Runnable content) {
        table(caption, "", content);
    }

    /** A table in a frame of its own that scrolls sideways on narrow screens, by keyboard too. */
    void table(String caption, String kind, Runnable content) {
        body.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"%1$s\">"
                .formatted(Html.escape(caption)));
        body.append("<table class=\"%s\">\n<caption>%s</caption>\n".formatted(kind, Html.escape(caption)));
        content.run();
        body.append("\n</table></div>\n");
    }

    void columnHeads(String... names) {
        for (String name : names) {
            body.append(name.isEmpty() ? "<td></td>" : "<th scope=\"col\">%s</th>".formatted(Html.escape(name)));
        }
    }

    static String rowHead(String name) {
        return "<th scope=\"row\">%s</th>".formatted(Html.escape(name));
    }

    void cells(String... values) {
        for (String value : values) {
            body.append("<td>%s</td>".formatted(Html.escape(value)));
        }
    }

    private static String template() {
        try (InputStream file = HtmlPage.class.getResourceAsStream("report.html")) {
            if (file == null) {
                throw new IllegalStateException("report.html is missing beside the class");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package sheepfold.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
                            case "{title}" -> escape(title);
                            case "{subtitle}" -> escape(subtitle);
                            default -> body.toString();
                        }));
    }

    void section(String id, String title, Runnable content) {
        body.append("<section class=\"%1$s\" aria-labelledby=\"%1$s\">\n<h2 id=\"%1$s\">%2$s</h2>\n"
                .formatted(id, escape(title)));
        content.run();
        body.append("</section>\n");
    }

    void figure(String title, String svg, String caption) {
        body.append("<figure>\n<h3>%s</h3>\n%s\n<figcaption>%s</figcaption>\n</figure>\n"
                .formatted(escape(title), svg, escape(caption)));
    }

    void table(String caption, String kind, Table table) {
        table(caption, kind, table.heads(), table.rows().stream().map(HtmlPage::cells));
    }

    /** A table in a frame of its own that scrolls sideways on narrow screens, by keyboard too; what is in its rows is HTML. */
    void table(String caption, String kind, List<String> heads, Stream<String> rows) {
        body.append(
                "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"%1$s\">".formatted(escape(caption)));
        body.append("<table class=\"%s\">\n<caption>%s</caption>\n".formatted(kind, escape(caption)));
        if (!heads.isEmpty()) {
            body.append("<thead><tr>");
            heads.forEach(this::columnHead);
            body.append("</tr></thead>\n");
        }
        body.append("<tbody>\n");
        rows.forEach(row -> body.append("<tr>").append(row).append("</tr>\n"));
        body.append("</tbody>\n</table></div>\n");
    }

    private void columnHead(String name) {
        body.append(name.isEmpty() ? "<td></td>" : "<th scope=\"col\">%s</th>".formatted(escape(name)));
    }

    /** A row whose first cell says what it is about. */
    static String cells(List<String> values) {
        return "<th scope=\"row\">%s</th>".formatted(escape(values.getFirst()))
                + values.stream()
                        .skip(1)
                        .map(value -> "<td>%s</td>".formatted(escape(value)))
                        .collect(Collectors.joining());
    }

    void list(Stream<String> items) {
        body.append("<ul>\n");
        items.forEach(body::append);
        body.append("</ul>\n");
    }

    static String item(String text) {
        return "<li>%s</li>\n".formatted(escape(text));
    }

    /** Text made safe for a page, between tags and inside attributes. */
    static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(c) ? c : ' ');
            }
        });
        // A figure and its percent sign, or its two bounds, stay on one line
        return safe.toString().replace(" %", "\u00a0%").replace("–", "\u2060–\u2060");
    }

    /** XML knows no control characters and no halves of surrogate pairs. */
    private static boolean isAllowed(int c) {
        boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
        boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        boolean noCharacter = (c & 0xFFFE) == 0xFFFE;
        return !control && !half && !noCharacter;
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

package sheepfold.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Reports;

class HtmlReportTest {
    private static final String NASTY = "<script>alert('1 & 2')</script> \"quoted\" {body} \u0000\uD800";

    static final List<Report> REPORTS = List.of(
            Reports.of("Meadow", "random", "random")
                    .won(60, 0, 10)
                    .won(40, 1, 30)
                    .report(),
            Reports.of("Meadow", "greedy", "random", "easy")
                    .alternating()
                    .scored(3, 9, 4)
                    .scored(12, 1, 4)
                    .report(),
            Reports.together("Meadow", 2)
                    .shared(3, true, 9, Map.of("sheepEaten", 0, "level", "L1"))
                    .shared(5, false, 4, Map.of("sheepEaten", 5, "level", "L2"))
                    .report(),
            Reports.of("Meadow", "random", "random").drawn(1, 7).report(),
            Reports.of(NASTY, "random", "random").won(2, 0, 10).report());

    private static Document parsed(Report report) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(HtmlReport.of(report))));
        } catch (Exception e) {
            throw new AssertionError("the page is not well-formed", e);
        }
    }

    private static List<Element> elements(Document page, String name) {
        NodeList found = page.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static List<String> texts(Document page, String name) {
        return elements(page, name).stream()
                .map(Element::getTextContent)
                .map(text -> text.replace('\u00a0', ' ').replace("\u2060", ""))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("REPORTS")
    void thePageIsWellFormedAndNeedsNothingElse(Report report) {
        Document page = parsed(report);
        assertThat(elements(page, "script")).isEmpty();
        assertThat(elements(page, "link")).isEmpty();
        assertThat(elements(page, "img")).isEmpty();
        assertThat(HtmlReport.of(report).replace("http://www.w3.org/1999/xhtml", ""))
                .doesNotContain("http:", "https:", "url(", "@import", "{title}", "{subtitle}");
    }

    @ParameterizedTest
    @FieldSource("REPORTS")
    void picturesHaveWordsAndTablesHaveHeads(Report report) {
        Document page = parsed(report);
        for (Element svg : elements(page, "svg")) {
            boolean decoration = svg.getAttribute("aria-hidden").equals("true");
            assertThat(decoration || svg.getAttribute("role").equals("img")).isTrue();
            if (!decoration) {
                assertThat(svg.getElementsByTagName("title").getLength()).isPositive();
                assertThat(svg.getElementsByTagName("desc").getLength()).isEqualTo(1);
            }
        }
        assertThat(elements(page, "th"))
                .allMatch(head -> head.getAttribute("scope").matches("row|col"));
        assertThat(elements(page, "table"))
                .allMatch(table -> table.getElementsByTagName("caption").getLength() == 1);
    }

    @ParameterizedTest
    @FieldSource("REPORTS")
    void idsAreUniqueAndThoseReferredToExist(Report report) {
        Document page = parsed(report);
        List<String> ids = elements(page, "*").stream()
                .map(element -> element.getAttribute("id"))
                .filter(id -> !id.isEmpty())
                .toList();
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(elements(page, "*").stream()
                        .flatMap(element ->
                                List.of(element.getAttribute("aria-labelledby").split(" ")).stream())
                        .filter(id -> !id.isEmpty()))
                .isSubsetOf(ids);
    }

    @ParameterizedTest
    @FieldSource("REPORTS")
    void theFindingsComeFirst(Report report) {
        Document page = parsed(report);
        assertThat(texts(page, "h2").getFirst()).isEqualTo("What we found");
        assertThat(texts(page, "li")).isEqualTo(Findings.of(report));
    }

    @Test
    void everyTextIsEscaped() {
        Document page =
                parsed(Reports.of(NASTY, "random", "random").won(1, 0, 10).report());
        assertThat(texts(page, "h1")).containsExactly("<script>alert('1 & 2')</script> \"quoted\" {body}   : 1 game");
    }

    @Test
    void whatResultsSayIsEscapedToo() {
        Document page = parsed(Reports.together("Meadow", 2)
                .shared(2, true, 9, Map.of("<b>figure</b>", 1, "<i>kind</i>", "a & b < c"))
                .report());
        assertThat(elements(page, "b")).isEmpty();
        assertThat(elements(page, "i")).isEmpty();
        assertThat(texts(page, "th")).contains("<b>figure</b>", "a & b < c");
        assertThat(texts(page, "caption")).contains("<i>kind</i>");
    }

    @Test
    void winsAreDrawnWithTheirBounds() {
        Document page = parsed(REPORTS.getFirst());
        assertThat(texts(page, "desc")).first().isEqualTo("seat 0 60.0 % (95 %: 50–69), seat 1 40.0 % (95 %: 31–50)");
        assertThat(elements(page, "path").stream()
                        .filter(path -> path.getAttribute("class").equals("whisker")))
                .hasSize(2);
        assertThat(texts(page, "td")).contains("60 of 100", "60.0 % (50–69)");
    }

    @Test
    void columnsStandForTheValues() {
        Document page = parsed(REPORTS.get(2));
        assertThat(elements(page, "rect").stream()
                        .filter(column -> column.getAttribute("class").equals("column"))
                        .map(Element::getTextContent)
                        .map(text -> text.replace('\u00a0', ' ')))
                .containsExactly("4: 5 (62.5 %)", "9: 3 (37.5 %)", "0: 3 (37.5 %)", "5: 5 (62.5 %)");
        assertThat(texts(page, "h3")).containsExactly("Games won together", "Score", "Sheep eaten");
    }

    @Test
    void rareEndingsAreCountedTogether() {
        Reports reports = Reports.together("Meadow", 2);
        for (int level = 10; level < 30; level++) {
            reports.shared(level, true, 9, Map.of("level", "L" + level));
        }
        assertThat(texts(parsed(reports.report()), "th"))
                .contains("L29", "L19", "9 others")
                .doesNotContain("L18");
    }
}

package sheepfold.lab.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;

/** A report as one page that needs nothing else: what was found in words, then pictures, then the tables behind them. */
public final class HtmlReport {
    private final Report report;
    private final HtmlPage page = new HtmlPage();

    private HtmlReport(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        return new HtmlReport(report).page();
    }

    private String page() {
        findings();
        winning();
        length();
        figures();
        endings();
        report.character().ifPresent(this::measures);
        setting();
        return page.whole(ReportWords.headline(report), ReportWords.inWords(report));
    }

    /** What several set-ups came to. */
    public static String of(Comparison comparison) {
        HtmlPage page = new HtmlPage();
        List<Comparison.Variant> variants = comparison.variants();
        Report first = variants.getFirst().report();
        page.section(
                "differences",
                "What differs",
                () -> page.table(
                        "Differences to %s, in pairs of games with the same chance and the same thoughts"
                                .formatted(variants.getFirst().name()),
                        "endings",
                        Table.differences("first", "variant", comparison)));
        variants.forEach(variant -> page.section(
                "variant-" + variants.indexOf(variant),
                variant.name(),
                () -> page.list(Findings.of(variant.report()).stream().map(HtmlPage::item))));
        return page.whole(
                "%s by %s: %s games each"
                        .formatted(first.title(), comparison.what(), Numbers.count(comparison.games())),
                ReportWords.inWords(first));
    }

    private void findings() {
        Stream<String> warnings = report.character().stream()
                .flatMap(measures -> measures.warnings().stream())
                .map(warning ->
                        "<li class=\"warning\"><strong>Mind:</strong> %s</li>\n".formatted(HtmlPage.escape(warning)));
        page.section(
                "findings",
                "What we found",
                () -> page.list(Stream.concat(Findings.of(report).stream().map(HtmlPage::item), warnings)));
    }

    private void winning() {
        page.section("winning", "Who wins", () -> {
            page.append("<div class=\"charts\">\n");
            if (!report.byPlace().isEmpty()) {
                wins("wins-by-place", "Games won by whoever begins", report.byPlace());
                standings("In the order of turns", "place", report.byPlace());
            }
            wins(
                    "wins-by-seat",
                    report.cooperative() ? "Games won together" : "Games won by each seat",
                    report.standings());
            standings("Seats", "seat", report.standings());
            if (report.byBot().size() > 1 && !report.cooperative()) {
                wins("wins-by-bot", "Games won by each bot", report.byBot());
                standings("Bots, in all their seats", "bot", report.byBot());
            }
            page.append("</div>\n");
        });
    }

    private void wins(String id, String title, List<Standing> standings) {
        String description = standings.stream()
                .map(standing -> standing.name() + " " + Numbers.percentWithBounds(standing.wins()))
                .collect(Collectors.joining(", "));
        page.figure(
                title,
                new WinsChart(id, title, description, standings).draw(),
                "The truth lies within the whiskers in 95 of 100 cases.");
    }

    private void standings(String caption, String first, List<Standing> standings) {
        List<String> heads = Table.standing(
                report, List.of(first, "games won", "share (95 %)"), List.of("mean score (95 %)"), "mean rank");
        page.table(caption, "", Table.of(heads, standings, this::standing));
    }

    private List<String> standing(Standing standing) {
        return Table.standing(
                report,
                List.of(
                        standing.name(),
                        Numbers.count(standing.won()) + " of " + Numbers.count(standing.games()),
                        "%s (%s)".formatted(Numbers.percent(standing.wins().value()), Numbers.bounds(standing.wins()))),
                List.of("%s (%s)".formatted(Numbers.number(standing.score().value()), Numbers.range(standing.score()))),
                Numbers.number(standing.meanRank()));
    }

    private void length() {
        page.section("length", "How long it takes", () -> {
            page.append("<div class=\"charts\">\n");
            if (report.length().varies()) {
                columns("lengths", "Moves of a game", report.length(), "games");
            }
            Distribution length = report.length();
            List<List<String>> facts = List.of(
                    List.of("mean", Numbers.number(length.mean().value())),
                    List.of("95 % bounds of the mean", Numbers.range(length.mean())),
                    List.of("shortest", Numbers.number(length.least())),
                    List.of("one in 20 is shorter than", Numbers.number(length.low())),
                    List.of("median", Numbers.number(length.median())),
                    List.of("one in 20 is longer than", Numbers.number(length.high())),
                    List.of("longest", Numbers.number(length.most())));
            page.table("Moves of a game, chance included", "", new Table(List.of(), facts));
            page.append("</div>\n<p>%s</p>\n".formatted(HtmlPage.escape(ReportWords.moves(report))));
        });
    }

    private void figures() {
        Map<String, Distribution> shown = ReportWords.figures(report);
        if (shown.isEmpty()) {
            return;
        }
        page.section("figures", "Scores and figures", () -> {
            page.append("<div class=\"charts\">\n");
            int number = 0;
            for (Map.Entry<String, Distribution> entry : shown.entrySet()) {
                number++;
                if (entry.getValue().varies()) {
                    columns("figure-" + number, Numbers.capital(entry.getKey()), entry.getValue(), "values");
                }
            }
            page.append("</div>\n");
            List<String> heads =
                    List.of("", "mean", "95 %", "least", "one in 20 below", "median", "one in 20 above", "most");
            page.table("Scores and figures at the end of a game", "", Table.distributions(heads, shown));
        });
    }

    private void columns(String id, String title, Distribution values, String what) {
        String description = "From %s to %s, median %s; nine in ten from %s to %s."
                .formatted(
                        Numbers.number(values.least()),
                        Numbers.number(values.most()),
                        Numbers.number(values.median()),
                        Numbers.number(values.low()),
                        Numbers.number(values.high()));
        String caption = "Share of the %s; nine in ten lie between %s and %s."
                .formatted(what, Numbers.number(values.low()), Numbers.number(values.high()));
        page.figure(title, new Histogram(id, title, description, values).draw(), caption);
    }

    private void endings() {
        page.section("endings", "How it ends", () -> {
            tally("Endings", "ending", report.reasons());
            report.tallies().forEach((name, counts) -> tally(title(name), "value", counts));
            report.had()
                    .forEach((kind, things) ->
                            page.table(title(kind), "endings", Table.holdings("thing", report, things)));
        });
    }

    private static String title(String name) {
        return Numbers.capital(Numbers.inWords(name));
    }

    private void tally(String caption, String first, Map<String, Integer> counts) {
        page.table(
                caption,
                "endings",
                List.of(first, "games", "share", ""),
                Table.TallyRow.of(counts).stream()
                        .map(row -> HtmlPage.cells(
                                        List.of(row.name(), Numbers.count(row.count()), Numbers.percent(row.share())))
                                + "<td class=\"share\">%s</td>".formatted(Svg.bareBar(row.share()))));
    }

    private void measures(Measures measures) {
        page.section("measures", "What it is like", () -> {
            Table table = Table.measures(measures);
            page.table(
                    "Measures",
                    "endings",
                    table.heads(),
                    table.rows().stream()
                            .map(row -> HtmlPage.cells(row.subList(0, 3))
                                    + "<td class=\"meaning\">%s</td>".formatted(HtmlPage.escape(row.getLast()))));
            Optional.ofNullable(measures.skill())
                    .ifPresent(skill -> page.table("What twice the thinking wins", "", Table.skill(skill)));
            if (!measures.things().isEmpty()) {
                page.table(
                        "Things of the box: in how many games, how many seats could use them and did, and how these fared",
                        "endings",
                        Table.things(
                                List.of("thing"),
                                Measures.mostTelling(measures.things(), Integer.MAX_VALUE),
                                thing -> List.of(thing.kind() + " " + thing.name())));
            }
        });
    }

    private void setting() {
        page.section("setting", "How it was played", () -> {
            page.append("<dl>\n");
            term("Game", report.title() + " (" + report.game() + ")");
            term("Seats", Integer.toString(report.seats()));
            term("Options", ReportWords.options(report));
            term("Bots", String.join(", ", report.bots()));
            if (report.byBot().size() > 1) {
                term("Seating", ReportWords.seating(report));
            }
            term("Games", Numbers.count(report.games()));
            term("Seed", Long.toString(report.seed()));
            term("Repeatable", ReportWords.repeatable(report));
            term("Time", ReportWords.time(report));
            page.append("</dl>\n");
        });
    }

    private void term(String name, String value) {
        page.append("<dt>%s</dt><dd>%s</dd>\n".formatted(HtmlPage.escape(name), HtmlPage.escape(value)));
    }
}

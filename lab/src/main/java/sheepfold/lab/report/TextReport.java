package sheepfold.lab.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import sheepfold.engine.Ink;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ComponentStats;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;

/** A report for the terminal. */
public final class TextReport {
    private static final int MOST_THINGS = 15;

    private final Report report;
    private final Ink ink;
    private final StringBuilder text = new StringBuilder();

    private TextReport(Report report, Ink ink) {
        this.report = report;
        this.ink = ink;
    }

    public static String of(Report report, Ink ink) {
        return new TextReport(report, ink).write();
    }

    private String write() {
        line(ink.bold(ReportWords.headline(report)));
        boolean severalBots = report.byBot().size() > 1;
        line(ink.faint(ReportWords.inWords(report) + (severalBots ? "; " + ReportWords.seating(report) : "")));
        line("");
        Findings.of(report).forEach(sentence -> line("- " + sentence));
        report.character().map(Measures::warnings).orElse(List.of()).forEach(warning -> line("! " + warning));
        if (!report.byPlace().isEmpty()) {
            standings("place", report.byPlace());
        }
        standings("seat", report.standings());
        if (severalBots && !report.cooperative()) {
            standings("bot", report.byBot());
        }
        distributions();
        tally("endings", report.reasons());
        report.tallies().forEach((name, counts) -> tally(Numbers.inWords(name), counts));
        report.had().forEach((kind, things) -> table(Table.holdings(Numbers.inWords(kind), report, things)));
        report.character().ifPresent(this::measures);
        line("");
        line(ink.faint(ReportWords.time(report)));
        if (!report.reproducible()) {
            line(ink.faint("Repeatable: " + ReportWords.repeatable(report)));
        }
        return text.toString();
    }

    private void standings(String first, List<Standing> standings) {
        List<String> heads = Table.standing(
                report, List.of(first, "games", "won", "wins", "95 %"), List.of("score", "95 %"), "rank");
        table(Table.of(heads, standings, this::standing));
    }

    private List<String> standing(Standing standing) {
        return Table.standing(
                report,
                List.of(
                        standing.name(),
                        Numbers.count(standing.games()),
                        Numbers.count(standing.won()),
                        Numbers.percent(standing.wins().value()),
                        Numbers.bounds(standing.wins()) + " %"),
                List.of(Numbers.number(standing.score().value()), Numbers.range(standing.score())),
                Numbers.number(standing.meanRank()));
    }

    private void distributions() {
        SequencedMap<String, Distribution> figures = ReportWords.figures(report);
        figures.putFirst("moves", report.length());
        table(Table.distributions(
                List.of("figure", "mean", "95 %", "least", "5 %", "median", "95 %", "most"), figures));
        line(ink.faint(ReportWords.moves(report)));
    }

    private void tally(String title, Map<String, Integer> counts) {
        table(Table.of(
                List.of("games", "share", title),
                Table.TallyRow.of(counts),
                row -> List.of(Numbers.count(row.count()), Numbers.percent(row.share()), row.name())));
    }

    private void measures(Measures measures) {
        table(Table.measures(measures));
        Optional.ofNullable(measures.skill()).map(Table::skill).ifPresent(this::table);
        List<ComponentStats> shown = Measures.mostTelling(measures.things(), MOST_THINGS);
        if (!shown.isEmpty()) {
            table(Table.things(
                    List.of("thing", "name"), shown, thing -> List.of(thing.kind() + " " + thing.id(), thing.name())));
        }
        if (measures.things().size() > shown.size()) {
            line(ink.faint("%s of %s things; --json and --report have them all."
                    .formatted(
                            Numbers.count(shown.size()),
                            Numbers.count(measures.things().size()))));
        }
    }

    private void table(Table table) {
        line("");
        List<String> lines = table.lines();
        line(ink.faint(lines.getFirst()));
        lines.stream().skip(1).forEach(this::line);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    /** What several set-ups came to. */
    public static String of(Comparison comparison) {
        Report first = comparison.variants().getFirst().report();
        StringBuilder text = new StringBuilder("%s, by %s: %s games each%s\n%s\n\n"
                .formatted(
                        first.title(),
                        comparison.what(),
                        Numbers.count(comparison.games()),
                        comparison.games() < comparison.planned()
                                ? " of %s planned".formatted(Numbers.count(comparison.planned()))
                                : "",
                        ReportWords.inWords(first)));
        Optional.ofNullable(comparison.sureOf())
                .ifPresent(figure -> text.append(
                        comparison.sure()
                                ? "It is sure of “%s” in which direction every value differs from %s, by bounds that hold at every look.\n\n"
                                        .formatted(
                                                figure,
                                                comparison.variants().getFirst().name())
                                : "It did not become sure of “%s”.\n\n".formatted(figure)));
        Table.differences(comparison.variants().getFirst().name(), "", comparison)
                .lines()
                .forEach(line -> text.append(line).append('\n'));
        text.append(
                "\nThe same chance and the same thoughts in every pair of games; marked with %d figures looked at (Benjamini and Hochberg, 5 %%).\n"
                        .formatted(comparison.differences().size()));
        return text.toString();
    }
}

package sheepfold.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Ink;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ComponentStats;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Holding;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.measure.Skill;

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
        standings("seat", report.standings());
        if (severalBots && !report.cooperative()) {
            standings("bot", report.byBot());
        }
        distributions();
        tally("endings", report.reasons());
        report.tallies().forEach((name, counts) -> tally(Numbers.inWords(name), counts));
        report.had().forEach((kind, things) -> holdings(Numbers.inWords(kind), things));
        report.character().ifPresent(this::measures);
        line("");
        line(ink.faint(ReportWords.time(report)));
        if (!report.reproducible()) {
            line(ink.faint("Repeatable: " + ReportWords.repeatable(report)));
        }
        return text.toString();
    }

    private void standings(String first, List<Standing> standings) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row(first, "games", "won", "wins", "95 %", List.of("score", "95 %"), List.of("rank")));
        for (Standing standing : standings) {
            rows.add(row(
                    standing.name(),
                    Numbers.count(standing.games()),
                    Numbers.count(standing.won()),
                    Numbers.percent(standing.wins().value()),
                    Numbers.bounds(standing.wins()) + " %",
                    List.of(Numbers.number(standing.score().value()), Numbers.range(standing.score())),
                    List.of(Numbers.number(standing.meanRank()))));
        }
        columns(rows);
    }

    private List<String> row(
            String name, String games, String won, String wins, String bounds, List<String> score, List<String> rank) {
        List<String> row = new ArrayList<>(List.of(name, games, won, wins, bounds));
        row.addAll(report.scoresMatter() ? score : List.of());
        row.addAll(report.ranksMatter() ? rank : List.of());
        return row;
    }

    private void distributions() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("figure", "mean", "95 %", "least", "5 %", "median", "95 %", "most"));
        rows.add(row("moves", report.length()));
        if (report.scoresMatter()) {
            rows.add(row("score", report.scores()));
        }
        report.figures().forEach((name, values) -> rows.add(row(Numbers.inWords(name), values)));
        columns(rows);
        line(ink.faint(ReportWords.moves(report)));
    }

    private static List<String> row(String name, Distribution values) {
        return List.of(
                name,
                Numbers.number(values.mean().value()),
                Numbers.range(values.mean()),
                Numbers.number(values.least()),
                Numbers.number(values.low()),
                Numbers.number(values.median()),
                Numbers.number(values.high()),
                Numbers.number(values.most()));
    }

    private void tally(String title, Map<String, Integer> counts) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("games", "share", title));
        for (TallyRow row : TallyRow.of(counts)) {
            rows.add(List.of(Numbers.count(row.count()), Numbers.percent(row.share()), row.name()));
        }
        columns(rows);
    }

    private void holdings(String kind, List<Holding> things) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(kind, "seats", "share", "won", "wins", "95 %"));
        for (Holding thing : things) {
            rows.add(List.of(
                    thing.name(),
                    Numbers.count(thing.seats()),
                    Numbers.percent(report.shareOfSeats(thing)),
                    Numbers.count(thing.won()),
                    Numbers.percent(thing.wins().value()),
                    Numbers.bounds(thing.wins()) + " %"));
        }
        columns(rows);
    }

    private void measures(Measures measures) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("measure", "value", "95 %", "what it means"));
        measures.list()
                .forEach(measure -> rows.add(
                        List.of(measure.title(), measure.inWords(), measure.boundsInWords(), measure.meaning())));
        columns(rows);
        Optional.ofNullable(measures.skill()).ifPresent(this::skill);
        List<ComponentStats> shown = Measures.mostTelling(measures.things(), MOST_THINGS);
        if (!shown.isEmpty()) {
            things(shown);
        }
        if (measures.things().size() > shown.size()) {
            line(ink.faint("%s of %s things; --json and --report have them all."
                    .formatted(
                            Numbers.count(shown.size()),
                            Numbers.count(measures.things().size()))));
        }
    }

    private void skill(Skill skill) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("iterations", "against", "wins", "95 %", "even"));
        skill.doublings()
                .forEach(doubling -> rows.add(List.of(
                        Numbers.count(doubling.iterations()),
                        Numbers.count(doubling.half()),
                        Numbers.percent(doubling.wins().value()),
                        Numbers.bounds(doubling.wins()) + " %",
                        Numbers.percent(doubling.even()))));
        columns(rows);
    }

    private void things(List<ComponentStats> things) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("thing", "name", "games", "could", "used", "wins with", "95 %", "wins without", ""));
        things.forEach(thing -> rows.add(List.of(
                thing.kind() + " " + thing.id(),
                thing.name(),
                Numbers.count(thing.games()),
                Numbers.count(thing.offered()),
                Numbers.count(thing.used()),
                thing.used() == 0 ? "" : Numbers.percent(thing.wins().value()),
                thing.used() == 0 ? "" : Numbers.bounds(thing.wins()) + " %",
                thing.used() == thing.offered()
                        ? ""
                        : Numbers.percent(thing.winsWithout().value()),
                thing.stands() ? "more than luck" : "")));
        columns(rows);
    }

    private void columns(List<List<String>> rows) {
        line("");
        List<String> lines = new ArrayList<>();
        TextTable.write(rows, lines::add);
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
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "figure",
                comparison.variants().getFirst().name(),
                "",
                "value",
                "difference",
                "95 %",
                "at every look",
                ""));
        comparison
                .differences()
                .forEach(one -> rows.add(List.of(
                        one.figure(),
                        Numbers.number(one.first()),
                        one.variant(),
                        Numbers.number(one.value()),
                        Numbers.signed(one.difference().value()),
                        Numbers.signedBounds(one.difference()),
                        Numbers.signedBounds(one.always()),
                        one.stands() ? "more than luck" : "")));
        TextTable.write(rows, line -> text.append(line).append('\n'));
        text.append(
                "\nThe same chance and the same thoughts in every pair of games; marked with %d figures looked at (Benjamini and Hochberg, 5 %%).\n"
                        .formatted(comparison.differences().size()));
        return text.toString();
    }
}

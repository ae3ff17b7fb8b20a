package sheepfold.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Ink;
import sheepfold.lab.Report.Standing;

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
        line(ink.bold(Players.headline(report)));
        boolean severalBots = report.byBot().size() > 1;
        line(ink.faint(Players.inWords(report) + (severalBots ? "; " + Players.seating(report) : "")));
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
        line(ink.faint(Players.time(report)));
        if (!report.reproducible()) {
            line(ink.faint("Repeatable: " + Players.repeatable(report)));
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
        line(ink.faint(Players.moves(report)));
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
        List<Thing> shown = Measures.mostTelling(measures.things(), MOST_THINGS);
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

    private void things(List<Thing> things) {
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
        Columns.write(rows, lines::add);
        line(ink.faint(lines.getFirst()));
        lines.stream().skip(1).forEach(this::line);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}

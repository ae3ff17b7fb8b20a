package sheepfold.lab.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ComponentStats;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Holding;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Skill;

/** Rows of cells below their heads, for a terminal and for a page. */
public record Table(List<String> heads, List<List<String>> rows) {
    private static final String FIGURES = "[-+\\d.,–% ]*";

    /** How often one of several things came, among all of them. */
    record TallyRow(String name, int count, double share) {
        private static final int MOST = 12;

        /** The commonest first; what is rare beyond a dozen is counted together. */
        static List<TallyRow> of(Map<String, Integer> counts) {
            int all = counts.values().stream().mapToInt(Integer::intValue).sum();
            List<TallyRow> rows = new ArrayList<>(counts.entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Map.Entry.comparingByKey()))
                    .map(entry -> new TallyRow(entry.getKey(), entry.getValue(), (double) entry.getValue() / all))
                    .toList());
            if (rows.size() > MOST) {
                List<TallyRow> rare = rows.subList(MOST - 1, rows.size());
                int count = rare.stream().mapToInt(TallyRow::count).sum();
                TallyRow together = new TallyRow(rare.size() + " others", count, (double) count / all);
                rare.clear();
                rows.add(together);
            }
            return rows;
        }
    }

    static <T> Table of(List<String> heads, Collection<T> things, Function<T, List<String>> row) {
        return new Table(heads, things.stream().map(row).toList());
    }

    static Table distributions(List<String> heads, Map<String, Distribution> figures) {
        return of(heads, figures.entrySet(), figure -> distribution(figure.getKey(), figure.getValue()));
    }

    private static List<String> distribution(String name, Distribution values) {
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

    static Table holdings(String kind, Report report, List<Holding> things) {
        return of(
                List.of(kind, "seats", "share", "won", "wins", "95 %"),
                things,
                thing -> List.of(
                        thing.name(),
                        Numbers.count(thing.seats()),
                        Numbers.percent(report.shareOfSeats(thing)),
                        Numbers.count(thing.won()),
                        Numbers.percent(thing.wins().value()),
                        Numbers.bounds(thing.wins()) + " %"));
    }

    static Table measures(Measures measures) {
        return of(
                List.of("measure", "value", "95 %", "what it means"),
                measures.list(),
                measure -> List.of(measure.title(), measure.inWords(), measure.boundsInWords(), measure.meaning()));
    }

    static Table skill(Skill skill) {
        return of(
                List.of("iterations", "against", "wins", "95 %", "even"),
                skill.doublings(),
                doubling -> List.of(
                        Numbers.count(doubling.iterations()),
                        Numbers.count(doubling.half()),
                        Numbers.percent(doubling.wins().value()),
                        Numbers.bounds(doubling.wins()) + " %",
                        Numbers.percent(doubling.even())));
    }

    /** Things of the box by their names, which may take several columns. */
    static Table things(List<String> names, List<ComponentStats> things, Function<ComponentStats, List<String>> named) {
        return of(
                joined(names, List.of("games", "could", "used", "wins with", "95 %", "wins without", "")),
                things,
                thing -> joined(named.apply(thing), fate(thing)));
    }

    private static List<String> fate(ComponentStats thing) {
        boolean idle = thing.used() == 0;
        return List.of(
                Numbers.count(thing.games()),
                Numbers.count(thing.offered()),
                Numbers.count(thing.used()),
                idle ? "" : Numbers.percent(thing.wins().value()),
                idle ? "" : Numbers.bounds(thing.wins()) + " %",
                thing.used() == thing.offered()
                        ? ""
                        : Numbers.percent(thing.winsWithout().value()),
                moreThanLuck(thing.stands()));
    }

    static Table differences(String first, String variant, Comparison comparison) {
        return of(
                List.of("figure", first, variant, "value", "difference", "95 %", "at every look", ""),
                comparison.differences(),
                one -> List.of(
                        one.figure(),
                        Numbers.number(one.first()),
                        one.variant(),
                        Numbers.number(one.value()),
                        Numbers.signed(one.difference().value()),
                        Numbers.signedBounds(one.difference()),
                        Numbers.signedBounds(one.always()),
                        moreThanLuck(one.stands())));
    }

    private static String moreThanLuck(boolean stands) {
        return stands ? "more than luck" : "";
    }

    /** Scores and ranks only where they say more than who won. */
    static List<String> standing(Report report, List<String> wins, List<String> score, String rank) {
        return joined(
                joined(wins, report.scoresMatter() ? score : List.of()),
                report.ranksMatter() ? List.of(rank) : List.of());
    }

    private static List<String> joined(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** As text, every column as wide as its widest entry; words stand at the left, figures right. */
    public List<String> lines() {
        List<List<String>> all = new ArrayList<>(rows);
        all.addFirst(heads);
        int[] widths = new int[heads.size()];
        boolean[] words = new boolean[heads.size()];
        for (int i = 0; i < widths.length; i++) {
            int column = i;
            widths[i] =
                    all.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
            words[i] = rows.stream().anyMatch(row -> !row.get(column).matches(FIGURES));
        }
        return all.stream().map(row -> line(row, widths, words)).toList();
    }

    private static String line(List<String> row, int[] widths, boolean[] words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String space = " ".repeat(widths[i] - row.get(i).length());
            text.append(i == 0 ? "" : "  ").append(words[i] ? row.get(i) + space : space + row.get(i));
        }
        return text.toString().stripTrailing();
    }
}

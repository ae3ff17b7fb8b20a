package sheepfold.lab;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Curve;
import sheepfold.bots.Chance.Grounds;
import sheepfold.bots.Chance.Weight;
import sheepfold.lab.Regression.Restraint;

/**
 * Learns from games what chance a value and signs stand for: a logistic regression for each company. How firmly its weights
 * are held near 0, and that of the value near 0 or 1, is what does best on games left out in turn, never on positions: those of one game know each other's end.
 * So where nothing can be told the chance stays near the base rate.
 */
public final class Learning {
    /** Held near the base rate, or near the value as it is. */
    private static final List<Restraint> RESTRAINTS = Stream.of(10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
            .flatMap(firmness -> Stream.of(new Restraint(firmness, 0), new Restraint(firmness, 1)))
            .toList();

    private static final int FOLDS = 5;
    private static final double DIGITS = 10_000;

    /** Among the figures of a row: the value, and how much more it counts late in a game. */
    private static final int VALUE = Regression.VALUE;

    private static final int VALUE_LATE = VALUE + 1;

    private Learning() {}

    /** A seat of which something was said. */
    private record Told(String company, Row row, int winners) {
        static Told of(Saying saying, Grounds grounds, int seat) {
            int winners = saying.came().stream().mapToInt(Integer::intValue).sum();
            return new Told(
                    grounds.company(),
                    Row.of(saying.game(), grounds, saying.came().get(seat)),
                    winners);
        }
    }

    public static Chance from(List<Sayings> games) {
        List<String> figures = Stream.concat(
                        Stream.of(Chance.LEVEL, Chance.VALUE), games.getFirst().source().signs().stream())
                .toList();
        return new Chance(
                games.stream().map(Learning::source).toList(),
                curves(games, figures, Learning::inHint),
                curves(games, figures, Learning::inStory));
    }

    private static Chance.Source source(Sayings sayings) {
        Sayings.Source source = sayings.source();
        return new Chance.Source(
                source.bot(),
                source.seats(),
                source.seed(),
                sayings.games(),
                sayings.all().size());
    }

    private static Stream<Told> inHint(Saying saying) {
        return Stream.of(Told.of(saying, saying.hint(), saying.seat()));
    }

    private static Stream<Told> inStory(Saying saying) {
        return IntStream.range(0, saying.seats().size())
                .mapToObj(seat -> Told.of(saying, saying.seats().get(seat), seat));
    }

    private static Map<String, Curve> curves(
            List<Sayings> games, List<String> figures, Function<Saying, Stream<Told>> told) {
        Map<String, List<Told>> companies = games.stream()
                .flatMap(sayings -> sayings.all().stream())
                .flatMap(told)
                .collect(Collectors.groupingBy(Told::company, TreeMap::new, Collectors.toList()));
        Map<String, Curve> curves = new TreeMap<>();
        companies.forEach((company, all) -> curves.put(company, curve(all, figures)));
        return curves;
    }

    private static Curve curve(List<Told> told, List<String> figures) {
        List<Row> rows = told.stream().map(Told::row).toList();
        Restraint restraint = RESTRAINTS.stream()
                .min(Comparator.comparingDouble(one -> surpriseOfOthers(rows, one)))
                .orElseThrow();
        double[] weights = fitted(rows, restraint).weights();
        List<Weight> byFigure = IntStream.range(0, figures.size())
                .mapToObj(i -> weight(figures.get(i), weights[2 * i], weights[2 * i + 1]))
                .toList();
        double winners = told.stream().mapToInt(Told::winners).average().orElse(1);
        return new Curve(byFigure, rounded(winners), restraint.firmness());
    }

    private static Weight weight(String figure, double on, double late) {
        return new Weight(figure, rounded(on - late), rounded(on + late));
    }

    private static double surpriseOfOthers(List<Row> rows, Restraint restraint) {
        double sum = 0;
        for (int fold = 0; fold < FOLDS; fold++) {
            int leftOut = fold;
            Map<Boolean, List<Row>> parts =
                    rows.stream().collect(Collectors.partitioningBy(row -> row.game() % FOLDS == leftOut));
            sum += fitted(parts.getOrDefault(false, List.of()), restraint)
                    .surprise(parts.getOrDefault(true, List.of()));
        }
        return sum;
    }

    /** A better value never stands for a worse chance: where it would, it counts alike at all times, or not at all. */
    private static Regression fitted(List<Row> rows, Restraint restraint) {
        boolean[] leftOut = new boolean
                [rows.isEmpty() ? VALUE_LATE + 1 : rows.getFirst().figures().size()];
        Regression found = new Regression(rows, leftOut, restraint);
        if (leastOfValue(found) < 0) {
            leftOut[VALUE_LATE] = true;
            found = new Regression(rows, leftOut, restraint);
        }
        if (leastOfValue(found) < 0) {
            leftOut[VALUE] = true;
            found = new Regression(rows, leftOut, restraint);
        }
        return found;
    }

    private static double leastOfValue(Regression found) {
        double[] weights = found.weights();
        return weights[VALUE] - Math.abs(weights[VALUE_LATE]);
    }

    private static double rounded(double weight) {
        return Math.round(weight * DIGITS) / DIGITS;
    }
}

package sheepfold.lab.learn;

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
import sheepfold.lab.learn.Forecasts.Forecast;
import sheepfold.lab.learn.Regression.Prior;
import sheepfold.lab.learn.Regression.Row;

/**
 * Learns from games what chance a value and signs stand for: a logistic regression for each company. How firmly its weights
 * are held near 0, and that of the value near 0 or 1, is what does best on games left out in turn, never on positions: those of one game know each other's end.
 * So where nothing can be told the chance stays near the base rate.
 */
public final class Learning {
    /** Held near the base rate, or near the value as it is. */
    private static final List<Prior> PRIORS = Stream.of(10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
            .flatMap(firmness -> Stream.of(new Prior(firmness, 0), new Prior(firmness, 1)))
            .toList();

    private static final int FOLDS = 5;

    /** Among the figures of a row: the value, and how much more it counts late in a game. */
    private static final int VALUE = Regression.VALUE;

    private static final int VALUE_LATE = VALUE + 1;

    private Learning() {}

    /** A seat of which something was said. */
    private record Labelled(String company, Row row, int winners) {
        static Labelled of(Forecast forecast, Grounds grounds, int seat) {
            int winners = forecast.came().stream().mapToInt(Integer::intValue).sum();
            return new Labelled(
                    grounds.company(),
                    Row.of(forecast.game(), grounds, forecast.came().get(seat)),
                    winners);
        }
    }

    public static Chance from(List<Forecasts> games) {
        List<String> figures = Stream.concat(
                        Stream.of(Chance.LEVEL, Chance.VALUE), games.getFirst().source().signs().stream())
                .toList();
        return new Chance(
                games.stream().map(Learning::source).toList(),
                curves(games, figures, Learning::inHint),
                curves(games, figures, Learning::inStory));
    }

    private static Chance.Source source(Forecasts forecasts) {
        Forecasts.Source source = forecasts.source();
        return new Chance.Source(
                source.bot(),
                source.seats(),
                source.seed(),
                forecasts.games(),
                forecasts.all().size());
    }

    private static Stream<Labelled> inHint(Forecast forecast) {
        return Stream.of(Labelled.of(forecast, forecast.hint(), forecast.seat()));
    }

    private static Stream<Labelled> inStory(Forecast forecast) {
        return IntStream.range(0, forecast.seats().size())
                .mapToObj(seat -> Labelled.of(forecast, forecast.seats().get(seat), seat));
    }

    private static Map<String, Curve> curves(
            List<Forecasts> games, List<String> figures, Function<Forecast, Stream<Labelled>> told) {
        Map<String, List<Labelled>> companies = games.stream()
                .flatMap(forecasts -> forecasts.all().stream())
                .flatMap(told)
                .collect(Collectors.groupingBy(Labelled::company, TreeMap::new, Collectors.toList()));
        Map<String, Curve> curves = new TreeMap<>();
        companies.forEach((company, all) -> curves.put(company, curve(all, figures)));
        return curves;
    }

    private static Curve curve(List<Labelled> told, List<String> figures) {
        List<Row> rows = told.stream().map(Labelled::row).toList();
        Prior prior = PRIORS.stream()
                .min(Comparator.comparingDouble(one -> surpriseOfOthers(rows, one)))
                .orElseThrow();
        double[] weights = fitted(rows, prior).weights();
        List<Weight> byFigure = IntStream.range(0, figures.size())
                .mapToObj(i -> weight(figures.get(i), weights[2 * i], weights[2 * i + 1]))
                .toList();
        double winners = told.stream().mapToInt(Labelled::winners).average().orElse(1);
        return new Curve(byFigure, Forecasts.rounded(winners), prior.firmness());
    }

    private static Weight weight(String figure, double on, double late) {
        return new Weight(figure, Forecasts.rounded(on - late), Forecasts.rounded(on + late));
    }

    private static double surpriseOfOthers(List<Row> rows, Prior prior) {
        double sum = 0;
        for (int fold = 0; fold < FOLDS; fold++) {
            int leftOut = fold;
            Map<Boolean, List<Row>> parts =
                    rows.stream().collect(Collectors.partitioningBy(row -> row.game() % FOLDS == leftOut));
            sum += fitted(parts.getOrDefault(false, List.of()), prior).surprise(parts.getOrDefault(true, List.of()));
        }
        return sum;
    }

    /** A better value never stands for a worse chance: where it would, it counts alike at all times, or not at all. */
    private static Regression fitted(List<Row> rows, Prior prior) {
        boolean[] leftOut = new boolean
                [rows.isEmpty() ? VALUE_LATE + 1 : rows.getFirst().figures().size()];
        Regression found = new Regression(rows, leftOut, prior);
        for (int figure : new int[] {VALUE_LATE, VALUE}) {
            if (leastOfValue(found) < 0) {
                leftOut[figure] = true;
                found = new Regression(rows, leftOut, prior);
            }
        }
        return found;
    }

    private static double leastOfValue(Regression found) {
        double[] weights = found.weights();
        return weights[VALUE] - Math.abs(weights[VALUE_LATE]);
    }
}

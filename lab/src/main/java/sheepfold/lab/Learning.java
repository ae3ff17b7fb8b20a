package sheepfold.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Curve;

/** Learns from games what chance a value stands for: a logistic regression for each stage of a game (Platt 1999). */
public final class Learning {
    /** With few positions the curve stays near the value itself, as if there had been so many more that agree with it. */
    private static final double TRUST = 2;

    /** The chance is the value. */
    private static final double[] START = {0, 1, 0};

    private static final int STEPS = 50;

    private Learning() {}

    public static Chance from(List<Sayings> games) {
        Map<String, List<Saying>> stages = games.stream()
                .flatMap(sayings -> sayings.all().stream())
                .collect(Collectors.groupingBy(Saying::stage, TreeMap::new, Collectors.toList()));
        Map<String, Curve> curves = new TreeMap<>();
        stages.forEach((stage, sayings) -> curves.put(stage, curve(sayings)));
        return new Chance(games.stream().map(Learning::source).toList(), curves);
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

    /** Newton's method: the likelihood of a logistic regression has one peak, and three figures are soon found. */
    static Curve curve(List<Saying> sayings) {
        double[] weights = START.clone();
        for (int step = 0; step < STEPS; step++) {
            double[] off = step(sayings, weights);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += off[i];
            }
        }
        // A better value never stands for a worse chance
        return new Curve(rounded(weights[0]), Math.max(0, rounded(weights[1])), rounded(weights[2]));
    }

    /** How far the weights are from where they fit, by the slope of the likelihood and its bend. */
    private static double[] step(List<Saying> sayings, double[] weights) {
        int n = weights.length;
        double[][] equations = new double[n][n + 1];
        for (int i = 0; i < n; i++) {
            equations[i][i] = TRUST;
            equations[i][n] = TRUST * (START[i] - weights[i]);
        }
        Curve curve = new Curve(weights[0], weights[1], weights[2]);
        for (Saying saying : sayings) {
            double[] seen = {1, Chance.logit(saying.value()), saying.lead()};
            double chance = curve.chance(saying.value(), saying.lead());
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    equations[i][j] += chance * (1 - chance) * seen[i] * seen[j];
                }
                equations[i][n] += (saying.won() - chance) * seen[i];
            }
        }
        return solved(equations);
    }

    /** Gauss and Jordan; what comes first on the diagonal is never 0 here. */
    private static double[] solved(double[][] equations) {
        int n = equations.length;
        for (int i = 0; i < n; i++) {
            for (int row = 0; row < n; row++) {
                double factor = row == i ? 0 : equations[row][i] / equations[i][i];
                for (int j = 0; j <= n; j++) {
                    equations[row][j] -= factor * equations[i][j];
                }
            }
        }
        double[] solution = new double[n];
        for (int i = 0; i < n; i++) {
            solution[i] = equations[i][n] / equations[i][i];
        }
        return solution;
    }

    private static double rounded(double weight) {
        return Math.round(weight * 10_000) / 10_000.0;
    }
}

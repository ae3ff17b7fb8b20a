package sheepfold.lab.learn;

import java.util.List;
import java.util.stream.Stream;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Grounds;

/** A logistic regression whose weights are held near what is thought of them before (ridge), all but that of the first figure, which is always 1. */
final class Regression {
    private static final int MOST_STEPS = 40;
    private static final double NEAR = 1e-9;
    /** Where all are won or none is, the level would run away. */
    private static final double RESTRAINT_OF_LEVEL = 0.5;

    /**
     * What is thought of the weights before.
     *
     * @param value the weight of the value's logit; the others are thought to be 0
     */
    record Prior(double firmness, double value) {}

    /**
     * What is known of a seat in a position, and what came.
     *
     * @param figures 1, the logit of the value and the signs, and each once more by how far the game has come, from -1 to 1
     */
    record Row(int game, List<Double> figures, int won) {
        static Row of(int game, Grounds grounds, int won) {
            double late = 2 * grounds.progress() - 1;
            List<Double> figures = Stream.concat(
                            Stream.of(1.0, Chance.logit(grounds.value())), grounds.signs().stream())
                    .flatMap(figure -> Stream.of(figure, figure * late))
                    .toList();
            return new Row(game, figures, won);
        }
    }

    /** The place of the value among the figures. */
    static final int VALUE = 2;

    private final double[] means;
    private final double[] spreads;
    private final RealVector weights;

    /** Figures are taken as they lie around their mean, so that all are restrained alike; some may be left out. */
    Regression(List<Row> rows, boolean[] leftOut, Prior prior) {
        int count = leftOut.length;
        means = new double[count];
        spreads = new double[count];
        for (int i = 0; i < count; i++) {
            int figure = i;
            means[i] = i == 0
                    ? 0
                    : rows.stream()
                            .mapToDouble(row -> row.figures().get(figure))
                            .average()
                            .orElse(0);
            double square = rows.stream()
                    .mapToDouble(row -> Math.pow(row.figures().get(figure) - means[figure], 2))
                    .average()
                    .orElse(0);
            spreads[i] = i == 0 ? 1 : leftOut[i] || square < NEAR ? Double.POSITIVE_INFINITY : Math.sqrt(square);
        }
        double[] before = new double[count];
        before[VALUE] = Double.isInfinite(spreads[VALUE]) ? 0 : prior.value * spreads[VALUE];
        weights = fitted(
                rows.stream().map(row -> scaled(row.figures())).toArray(double[][]::new), rows, before, prior.firmness);
    }

    private double[] scaled(List<Double> figures) {
        double[] scaled = new double[figures.size()];
        for (int i = 0; i < figures.size(); i++) {
            scaled[i] = (figures.get(i) - means[i]) / spreads[i];
        }
        return scaled;
    }

    /** Newton's method: the likelihood has one peak. */
    private static RealVector fitted(double[][] figures, List<Row> rows, double[] before, double firmness) {
        int count = before.length;
        RealVector weights = new ArrayRealVector(count);
        for (int step = 0; step < MOST_STEPS; step++) {
            RealMatrix bend = new Array2DRowRealMatrix(count, count);
            RealVector slope = new ArrayRealVector(count);
            for (int i = 0; i < count; i++) {
                double held = i == 0 ? RESTRAINT_OF_LEVEL : firmness;
                bend.setEntry(i, i, held);
                slope.setEntry(i, held * (before[i] - weights.getEntry(i)));
            }
            for (int row = 0; row < figures.length; row++) {
                RealVector seen = new ArrayRealVector(figures[row], false);
                double chance = Chance.logistic(weights.dotProduct(seen));
                slope.combineToSelf(1, rows.get(row).won() - chance, seen);
                add(bend, figures[row], chance * (1 - chance));
            }
            RealVector off = new CholeskyDecomposition(bend).getSolver().solve(slope);
            weights = weights.add(off);
            if (off.getLInfNorm() < NEAR) {
                break;
            }
        }
        return weights;
    }

    private static void add(RealMatrix bend, double[] seen, double weight) {
        for (int i = 0; i < seen.length; i++) {
            for (int j = 0; j < seen.length; j++) {
                bend.addToEntry(i, j, weight * (seen[i] * seen[j]));
            }
        }
    }

    double chance(List<Double> figures) {
        return Chance.logistic(weights.dotProduct(new ArrayRealVector(scaled(figures), false)));
    }

    /** How much less likely than they should be the outcomes of other games were. */
    double surprise(List<Row> rows) {
        return rows.stream()
                .mapToDouble(row -> {
                    double chance = chance(row.figures());
                    return -Math.log(row.won() == 1 ? chance : 1 - chance);
                })
                .sum();
    }

    /** For the figures as they are. */
    double[] weights() {
        double[] plain = new double[means.length];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = weights.getEntry(i) / spreads[i];
            plain[0] -= plain[i] * means[i];
        }
        return plain;
    }
}

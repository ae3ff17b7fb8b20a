package sheepfold.lab.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * How much of who wins comes from chance and how much from what the players think, found by playing every chance with every
 * train of thought (variance components of a two-way random layout without repetition).
 *
 * @param side so many chances by so many trains of thought
 * @param chance the share of the variance that goes with chance alone
 * @param thoughts the share that goes with thoughts alone
 * @param both the share that belongs to a chance and a thought meeting
 */
public record LuckShare(int side, Interval chance, Interval thoughts, Interval both) {
    /** Below this a share of variance means nothing. */
    public static final int LEAST_SIDE = 4;

    /** Less is what is left of nothing when numbers are rounded. */
    private static final double NOTHING = 1e-12;

    private record Shares(double chance, double thoughts, double both) {}

    /**
     * By outcomes of the seats in each game, of which the number is the chance's row times the side plus the thoughts' column.
     */
    public static LuckShare of(int side, List<double[]> outcomes) {
        Shares all = shares(side, outcomes, -1);
        List<Shares> without = new ArrayList<>();
        for (int left = 0; left < side; left++) {
            without.add(shares(side, outcomes, left));
        }
        return new LuckShare(
                side,
                jackknife(all.chance, without.stream().map(Shares::chance).toList()),
                jackknife(all.thoughts, without.stream().map(Shares::thoughts).toList()),
                jackknife(all.both, without.stream().map(Shares::both).toList()));
    }

    /** With one row and one column left out, or none. */
    private static Shares shares(int side, List<double[]> outcomes, int left) {
        int seats = outcomes.getFirst().length;
        double chance = 0;
        double thoughts = 0;
        double both = 0;
        int n = left < 0 ? side : side - 1;
        for (int seat = 0; seat < seats; seat++) {
            double[] rows = new double[side];
            double[] columns = new double[side];
            double all = 0;
            for (int row = 0; row < side; row++) {
                for (int column = 0; column < side; column++) {
                    if (row != left && column != left) {
                        double value = outcomes.get(row * side + column)[seat];
                        rows[row] += value / n;
                        columns[column] += value / n;
                        all += value / n / n;
                    }
                }
            }
            double ofRows = 0;
            double ofColumns = 0;
            double rest = 0;
            for (int i = 0; i < side; i++) {
                if (i != left) {
                    ofRows += n * (rows[i] - all) * (rows[i] - all) / (n - 1);
                    ofColumns += n * (columns[i] - all) * (columns[i] - all) / (n - 1);
                    for (int j = 0; j < side; j++) {
                        if (j != left) {
                            double off = outcomes.get(i * side + j)[seat] - rows[i] - columns[j] + all;
                            rest += off * off / (n - 1) / (n - 1);
                        }
                    }
                }
            }
            chance += Math.max(0, (ofRows - rest) / n);
            thoughts += Math.max(0, (ofColumns - rest) / n);
            both += rest;
        }
        double total = chance + thoughts + both;
        return total < NOTHING ? new Shares(0, 0, 0) : new Shares(chance / total, thoughts / total, both / total);
    }

    private static Interval jackknife(double value, List<Double> without) {
        int n = without.size();
        double mean =
                without.stream().mapToDouble(Double::doubleValue).average().orElse(value);
        double squares =
                without.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        return Interval.around(value, Math.sqrt(squares * (n - 1) / n)).within(0, 1);
    }
}

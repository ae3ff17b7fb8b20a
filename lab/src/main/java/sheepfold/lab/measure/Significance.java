package sheepfold.lab.measure;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** When a difference is more than luck. */
public final class Significance {
    /** Of all differences that are called real, at most this share is luck. */
    static final double FALSE_DISCOVERIES = 0.05;

    private Significance() {}

    /** How probable it is that a normal variable lies so many deviations away or farther (Abramowitz and Stegun 7.1.26). */
    public static double twoSided(double deviations) {
        double x = Math.abs(deviations) / Math.sqrt(2);
        double t = 1 / (1 + 0.3275911 * x);
        double series =
                t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
        return series * Math.exp(-x * x);
    }

    /**
     * How probable it is that something goes so much with winning if it did not matter, over several groups within which alone
     * like is compared with like, such as seats (Cochran, Mantel and Haenszel).
     *
     * @param groups for each: how many might, how many did, how many of those who might won, and how many of those who did
     */
    static double withinGroups(int[][] groups) {
        double excess = 0;
        double variance = 0;
        for (int[] group : groups) {
            double might = group[0];
            double did = group[1];
            double won = group[2];
            if (might > 1) {
                excess += group[3] - did * won / might;
                variance += did * (might - did) * won * (might - won) / (might * might * (might - 1));
            }
        }
        return variance == 0 ? 1 : twoSided(excess / Math.sqrt(variance));
    }

    /** Which of many probabilities are small enough, so many being looked at together (Benjamini and Hochberg 1995). */
    public static boolean[] discoveries(List<Double> probabilities) {
        int count = probabilities.size();
        List<Integer> ascending = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparing(probabilities::get))
                .toList();
        int last = -1;
        for (int rank = 0; rank < count; rank++) {
            if (probabilities.get(ascending.get(rank)) <= FALSE_DISCOVERIES * (rank + 1) / count) {
                last = rank;
            }
        }
        boolean[] found = new boolean[count];
        for (int rank = 0; rank <= last; rank++) {
            found[ascending.get(rank)] = true;
        }
        return found;
    }
}

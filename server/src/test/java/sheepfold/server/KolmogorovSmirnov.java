package sheepfold.server;

import java.util.Arrays;

/** The two-sample test: could both samples come from the same source? */
final class KolmogorovSmirnov {
    private static final int TERMS = 100;

    private KolmogorovSmirnov() {}

    /** How likely samples of one source are at least as far apart as these. */
    static double p(double[] first, double[] second) {
        double pairs = Math.sqrt((double) first.length * second.length / (first.length + second.length));
        return tail((pairs + 0.12 + 0.11 / pairs) * distance(first, second));
    }

    /** How far the two cumulative distributions are apart where they are farthest. */
    static double distance(double[] first, double[] second) {
        double[] a = Arrays.stream(first).sorted().toArray();
        double[] b = Arrays.stream(second).sorted().toArray();
        double farthest = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            double next = Math.min(a[i], b[j]);
            while (i < a.length && a[i] <= next) {
                i++;
            }
            while (j < b.length && b[j] <= next) {
                j++;
            }
            farthest = Math.max(farthest, Math.abs((double) i / a.length - (double) j / b.length));
        }
        return farthest;
    }

    private static double tail(double lambda) {
        if (lambda < 0.2) {
            return 1;
        }
        double sum = 0;
        for (int k = 1; k <= TERMS; k++) {
            sum += (k % 2 == 1 ? 2 : -2) * Math.exp(-2.0 * k * k * lambda * lambda);
        }
        return Math.clamp(sum, 0, 1);
    }
}

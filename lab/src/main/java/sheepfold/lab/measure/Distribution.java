package sheepfold.lab.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * How values are spread: their mean, their extremes, the bounds of the middle nine tenths, and how many fell where.
 *
 * @param low one value in twenty is below it
 * @param high one value in twenty is above it
 * @param bins side by side and equally wide
 * @param beyond how many values lie far out, above all bins
 */
public record Distribution(
        Interval mean, double least, double low, double median, double high, double most, List<Bin> bins, int beyond) {
    /** Values from one bound up to, but not including, another. */
    public record Bin(double from, double to, int count) {}

    private static final int MOST_BINS = 20;
    /** The bins reach as far as this share of the values where a few far out would make them wider. */
    private static final double BINNED = 0.99;

    static Distribution of(Sample values) {
        if (values.isEmpty()) {
            return new Distribution(Interval.mean(values), 0, 0, 0, 0, 0, List.of(), 0);
        }
        List<Bin> bins = bins(values);
        return new Distribution(
                Interval.mean(values),
                values.least(),
                values.quantile(0.05),
                values.quantile(0.5),
                values.quantile(0.95),
                values.most(),
                bins,
                values.size() - bins.stream().mapToInt(Bin::count).sum());
    }

    /** Are there different values at all? */
    public boolean varies() {
        return least != most;
    }

    private static List<Bin> bins(Sample values) {
        double least = values.least();
        double most = values.most();
        double nearlyMost = values.quantile(BINNED);
        boolean whole = values.counts().keySet().stream().allMatch(value -> value == Math.rint(value));
        double width = width(nearlyMost - least, whole);
        double last = width == width(most - least, whole) ? most : nearlyMost;
        long first = cell(least, width);
        int[] counts = new int[(int) (cell(last, width) - first) + 1];
        values.counts().forEach((value, count) -> {
            long at = cell(value, width) - first;
            if (at < counts.length) {
                counts[(int) at] += count;
            }
        });
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            bins.add(new Bin(edge(first + i, width), edge(first + i + 1, width), counts[i]));
        }
        return bins;
    }

    private static long cell(double value, double width) {
        return (long) Math.floor(width < 1 ? value * Math.rint(1 / width) : value / width);
    }

    /** Where a cell begins; divided, not multiplied, so that three tenths are 0.3. */
    private static double edge(long cell, double width) {
        return width < 1 ? cell / Math.rint(1 / width) : cell * width;
    }

    /** A round width that makes a readable number of bins: 1, 2 or 5 times a power of ten, whole for whole values. */
    private static double width(double range, boolean whole) {
        double rough = range / MOST_BINS;
        if (rough == 0 || (whole && rough < 1)) {
            return 1;
        }
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double step : new double[] {1, 2, 5}) {
            if (rough <= step * power) {
                return step * power;
            }
        }
        return 10 * power;
    }
}

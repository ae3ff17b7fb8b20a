package sheepfold.lab.measure;

/** A measured figure with the bounds between which the truth lies in 95 of 100 cases. */
public record Interval(double value, double low, double high) {
    private static final double Z = 1.959964;

    /** A share of so many trials (Wilson's score interval, sound for small numbers and extreme shares). */
    public static Interval share(double hits, long trials) {
        return share(hits, trials, Z);
    }

    /** The same with bounds that lie so many standard deviations away. */
    static Interval share(double hits, long trials, double z) {
        if (trials == 0) {
            return new Interval(0, 0, 1);
        }
        double p = hits / trials;
        double z2 = z * z / trials;
        double middle = (p + z2 / 2) / (1 + z2);
        double half = z * Math.sqrt(p * (1 - p) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Interval(p, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** The mean of many values. */
    public static Interval mean(Sample values) {
        if (values.isEmpty()) {
            return new Interval(0, 0, 0);
        }
        double mean = values.sum() / values.size();
        double squares = 0;
        for (var entry : values.counts().entrySet()) {
            double off = entry.getKey() - mean;
            squares += entry.getValue() * off * off;
        }
        double error = values.size() < 2 ? 0 : Math.sqrt(squares / (values.size() - 1) / values.size());
        return new Interval(mean, mean - Z * error, mean + Z * error);
    }

    /** A value with its standard error. */
    public static Interval around(double value, double error) {
        return new Interval(value, value - Z * error, value + Z * error);
    }

    /** How many deviations away a normal variable lies with this probability on either side, found by halving. */
    public static double deviations(double probability) {
        double low = 0;
        double high = 40;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (Significance.twoSided(middle) > probability) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The same for a quantity that cannot lie elsewhere. */
    Interval within(double least, double most) {
        return new Interval(value, Math.max(least, low), Math.min(most, high));
    }
}

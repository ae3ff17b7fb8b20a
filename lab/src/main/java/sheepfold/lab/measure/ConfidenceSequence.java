package sheepfold.lab.measure;

/**
 * Bounds of a mean that hold at every look at once, however often somebody looks and for whatever reason they stop (asymptotic
 * confidence sequence by a mixture of normals: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2021). They are wider than
 * bounds that may be looked at once.
 */
public final class ConfidenceSequence {
    private static final double MISSES = 0.05;

    /** Looks come after so many games and after each doubling of that. */
    static final int FIRST_LOOK = 100;

    /** The mixture that is tightest about this many games. */
    private static final double AROUND = 4 * FIRST_LOOK;

    private static final double RHO_SQUARED = (-2 * Math.log(MISSES) + Math.log(-2 * Math.log(MISSES)) + 1) / AROUND;

    private ConfidenceSequence() {}

    /** The bounds after so many values with this mean and standard deviation. */
    public static Interval around(double mean, double deviation, int values) {
        double spread = values * RHO_SQUARED + 1;
        double radius = deviation
                * Math.sqrt(
                        2 * spread / (RHO_SQUARED * values * (double) values) * Math.log(Math.sqrt(spread) / MISSES));
        return new Interval(mean, mean - radius, mean + radius);
    }

    /** The next look after so many games, at most the last one. */
    public static int nextLook(int games, int last) {
        int look = FIRST_LOOK;
        while (look <= games && look < last) {
            look *= 2;
        }
        return Math.min(look, last);
    }
}

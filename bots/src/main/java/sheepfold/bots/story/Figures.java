package sheepfold.bots.story;

import java.util.List;

/** Numbers cut to what they can tell. */
final class Figures {
    private static final double SHARES = 10_000;
    private static final double TENTHS = 10;

    private Figures() {}

    static double share(double value) {
        return Math.round(value * SHARES) / SHARES;
    }

    static List<Double> shares(List<Double> values) {
        return values.stream().map(Figures::share).toList();
    }

    /** Hundredths, with one digit behind the point. */
    static double points(double value) {
        return Math.round(value * 100 * TENTHS) / TENTHS;
    }
}

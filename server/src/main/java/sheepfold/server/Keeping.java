package sheepfold.server;

import java.time.Duration;

/**
 * For how long things are kept that nobody needs; zero for ever.
 *
 * @param tables after their last change
 * @param guests after they were here last, if they hold no seat
 * @param runs of the lab, after their last change
 */
public record Keeping(Duration tables, Duration guests, Duration runs) {
    public static Keeping ofDays(int tables, int guests, int runs) {
        return new Keeping(Duration.ofDays(tables), Duration.ofDays(guests), Duration.ofDays(runs));
    }
}

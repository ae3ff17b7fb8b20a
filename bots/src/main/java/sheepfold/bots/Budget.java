package sheepfold.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much a search may think: so many iterations, or so much time, whichever ends first. */
public record Budget(long iterations, Duration time) {
    private static final Duration FOREVER = Duration.ofDays(1);
    private static final Pattern TIME = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(ms|s)");

    public static Budget iterations(long iterations) {
        return new Budget(iterations, FOREVER);
    }

    public static Budget time(Duration time) {
        return new Budget(Long.MAX_VALUE, time);
    }

    /** Reads {@code 5000}, {@code 2s} or {@code 100ms}. */
    public static Optional<Budget> parse(String text) {
        if (text.matches("[1-9]\\d{0,8}")) {
            return Optional.of(iterations(Long.parseLong(text)));
        }
        Matcher time = TIME.matcher(text);
        if (!time.matches()) {
            return Optional.empty();
        }
        double seconds = Double.parseDouble(time.group(1)) / (time.group(2).equals("ms") ? 1000 : 1);
        return seconds > 0 ? Optional.of(time(Duration.ofNanos((long) (seconds * 1e9)))) : Optional.empty();
    }

    /** The same, but at most so much time. */
    public Budget within(Duration most) {
        return time.compareTo(most) <= 0 ? this : new Budget(iterations, most);
    }

    /** The same where an iteration costs as much as several. */
    Budget at(int cost) {
        return new Budget(Math.max(1, iterations / cost), time);
    }

    /** The same for each of several. */
    Budget times(int several) {
        return new Budget(Math.multiplyExact(iterations, several), time);
    }

    /** Time budgets depend on the machine, so their games cannot be repeated. */
    public boolean reproducible() {
        return time.equals(FOREVER);
    }
}

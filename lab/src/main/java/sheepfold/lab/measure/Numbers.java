package sheepfold.lab.measure;

import java.util.Locale;

/** Figures as people read them. */
public final class Numbers {
    private static final double NARROW = 0.04;

    private Numbers() {}

    /** 1234 as 1,234. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A measured number with as many decimals as mean anything: 1,234 or 51.3 or 0.27. */
    public static String number(double value) {
        double size = Math.abs(value);
        if (value == Math.rint(value) || size >= 1000) {
            return String.format(Locale.ROOT, "%,.0f", value);
        }
        return String.format(Locale.ROOT, size >= 10 ? "%.1f" : "%.2f", value);
    }

    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** A share at the tick of an axis, without a decimal that says nothing. */
    public static String tick(double share) {
        return String.format(Locale.ROOT, Math.rint(100 * share) == 100 * share ? "%.0f %%" : "%.1f %%", 100 * share);
    }

    /** The bounds of a share in percent, with a decimal where they lie close together. */
    public static String bounds(Interval share) {
        String format = share.high() - share.low() < NARROW ? "%.1f–%.1f" : "%.0f–%.0f";
        return String.format(Locale.ROOT, format, 100 * share.low(), 100 * share.high());
    }

    public static String percentWithBounds(Interval share) {
        return percent(share.value()) + " (95 %: " + bounds(share) + ")";
    }

    public static String numberWithBounds(Interval mean) {
        return number(mean.value()) + " (95 %: " + range(mean) + ")";
    }

    /** The bounds of a mean. */
    public static String range(Interval mean) {
        return number(mean.low()) + "–" + number(mean.high());
    }

    /** sheepHome or sheep-home as sheep home. */
    public static String inWords(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1 $2")
                .replaceAll("[-_]", " ")
                .toLowerCase(Locale.ROOT);
    }

    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    public static String signed(double value) {
        return (value > 0 ? "+" : "") + number(value);
    }

    public static String signedBounds(Interval interval) {
        return signed(interval.low()) + " to " + signed(interval.high());
    }
}

package sheepfold.bots;

/** How far apart the values seen so far lie: their standard deviation (Welford's method). */
final class Spread {
    /** What is taken for the spread before anything is known: that of a fair coin. */
    private static final double UNKNOWN = 0.5;

    private static final int ENOUGH = 16;

    private long count;
    private double mean;
    private double squares;

    void add(double value) {
        count++;
        double off = value - mean;
        mean += off / count;
        squares += off * (value - mean);
    }

    double deviation() {
        // Never quite zero: a search that has only seen wins must stay curious
        return count < ENOUGH ? UNKNOWN : Math.max(0.01, Math.sqrt(squares / count));
    }
}

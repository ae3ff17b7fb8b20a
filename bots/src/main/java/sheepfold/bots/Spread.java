package sheepfold.bots;

/**
 * How far apart values lie: their standard deviation (Welford's method), at its widest so far. A search that settles on
 * one move sees the same value again and again; were the spread to shrink with that, it would never look up again.
 */
final class Spread {
    /** What is taken for the spread before anything is known: that of a fair coin. */
    private static final double UNKNOWN = 0.5;

    private static final int ENOUGH = 16;

    private long count;
    private double mean;
    private double squares;
    private double widest;

    void add(double value) {
        count++;
        double off = value - mean;
        mean += off / count;
        squares += off * (value - mean);
        if (count >= ENOUGH) {
            widest = Math.max(widest, Math.sqrt(squares / count));
        }
    }

    double deviation() {
        // Never quite zero: a search that has only seen wins must stay curious
        return count < ENOUGH ? UNKNOWN : Math.max(0.01, widest);
    }
}

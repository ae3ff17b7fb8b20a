package sheepfold.games.sheephop.oracle;

/**
 * Where the die can lead from every endgame, in one array in the order of their numbers. Each endgame has rows: a head with
 * the weight of the faces that the row is for, and the ends that the shepherd can choose from. A row without ends offers
 * those of all the rows before it, as the multicolour face does.
 */
final class Turns {
    private static final int WEIGHT_SHIFT = 16;
    private static final int LENGTH_MASK = (1 << WEIGHT_SHIFT) - 1;
    private static final int LAST = Integer.MIN_VALUE;
    private static final int HOME_BITS = 2;

    /** The most sheep of whom every one may come home in a single turn. */
    static final int MOST_SHEEP = (1 << HOME_BITS) - 1;

    final int[] rows;
    /** The weight of all faces together. */
    final int dieWeight;

    Turns(int[] rows, int dieWeight) {
        this.rows = rows;
        this.dieWeight = dieWeight;
    }

    static int head(int weight, int length) {
        return weight << WEIGHT_SHIFT | length;
    }

    static int last(int head) {
        return head | LAST;
    }

    static int heavier(int head, int weight) {
        return head + (weight << WEIGHT_SHIFT);
    }

    static int length(int head) {
        return head & LENGTH_MASK;
    }

    static int weight(int head) {
        return (head & ~LAST) >>> WEIGHT_SHIFT;
    }

    static boolean isLast(int head) {
        return head < 0;
    }

    /** An end of a turn: the endgame that it leaves, and how many sheep have come home. */
    static int end(int endgame, int home) {
        return endgame << HOME_BITS | home;
    }

    static int endgame(int end) {
        return end >>> HOME_BITS;
    }

    static int home(int end) {
        return end & MOST_SHEEP;
    }

    long bytes() {
        return (long) rows.length * Integer.BYTES;
    }
}

package sheepfold.games.tangle;

/** All cards: hands, what lies in front of players, the row, the pile, the discard pile, and victory cards. */
final class Cards {
    /** Those cards of a hand that everybody saw being taken. */
    private static final int KNOWN = Colour.MOST;

    private static final int FRONTS = 2 * Colour.MOST;

    /** Hands of all, then what is known of each, then what lies in front: one array is copied faster than three. */
    private final long[] held = new long[3 * Colour.MOST];

    private final int[] goals = new int[Colour.MOST];
    private final byte[] row = {Card.NONE, Card.NONE, Card.NONE};
    long pile = Card.EVERY;
    long discard;
    /** Victory cards that nobody was dealt. */
    int undealt = Victory.EVERY;

    void copyFrom(Cards other) {
        System.arraycopy(other.held, 0, held, 0, held.length);
        System.arraycopy(other.goals, 0, goals, 0, goals.length);
        System.arraycopy(other.row, 0, row, 0, row.length);
        pile = other.pile;
        discard = other.discard;
        undealt = other.undealt;
    }

    long hand(int seat) {
        return held[seat];
    }

    long known(int seat) {
        return held[KNOWN + seat];
    }

    long front(int seat) {
        return held[FRONTS + seat];
    }

    int goals(int seat) {
        return goals[seat];
    }

    int row(int slot) {
        return row[slot];
    }

    /** Is there any card to take, in the row, the pile or among the discards? */
    boolean areLeft() {
        return (pile | discard) != 0 || rowSize() > 0;
    }

    int rowSize() {
        int size = 0;
        for (byte card : row) {
            size += card == Card.NONE ? 0 : 1;
        }
        return size;
    }

    int emptySlot() {
        for (int slot = 0; slot < row.length; slot++) {
            if (row[slot] == Card.NONE) {
                return slot;
            }
        }
        return -1;
    }

    void setRow(int slot, int card) {
        row[slot] = (byte) card;
    }

    /** A card comes into a hand, seen by all or by its owner alone. */
    void take(int seat, int card, boolean seen) {
        held[seat] |= 1L << card;
        held[KNOWN + seat] |= seen ? 1L << card : 0;
    }

    void drop(int seat, int card) {
        held[seat] &= ~(1L << card);
        held[KNOWN + seat] &= ~(1L << card);
    }

    void setHand(int seat, long cards) {
        held[seat] = cards;
    }

    void setGoals(int seat, int cards) {
        goals[seat] = cards;
    }

    void layOut(int seat, int card) {
        held[FRONTS + seat] |= 1L << card;
    }

    void putAway(int seat, int card) {
        held[FRONTS + seat] &= ~(1L << card);
        discard |= 1L << card;
    }
}

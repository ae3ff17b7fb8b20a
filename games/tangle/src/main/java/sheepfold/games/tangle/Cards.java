package sheepfold.games.tangle;

/** All cards: hands, what lies in front of players, the row, the pile, the discard pile, and victory cards. */
final class Cards {
    private final long[] hands = new long[Colour.MOST];
    /** Those cards of a hand that everybody saw being taken. */
    private final long[] known = new long[Colour.MOST];

    private final long[] fronts = new long[Colour.MOST];
    private final int[] goals = new int[Colour.MOST];
    private final byte[] row = new byte[TangleRules.ROW];
    long pile;
    long discard;
    /** Victory cards that nobody was dealt. */
    int undealt;

    Cards() {
        clear();
    }

    private void clear() {
        pile = Card.EVERY;
        undealt = Victory.EVERY;
        java.util.Arrays.fill(row, (byte) Card.NONE);
    }

    void copyFrom(Cards other) {
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.known, 0, known, 0, known.length);
        System.arraycopy(other.fronts, 0, fronts, 0, fronts.length);
        System.arraycopy(other.goals, 0, goals, 0, goals.length);
        System.arraycopy(other.row, 0, row, 0, row.length);
        pile = other.pile;
        discard = other.discard;
        undealt = other.undealt;
    }

    long hand(int seat) {
        return hands[seat];
    }

    long known(int seat) {
        return known[seat];
    }

    long front(int seat) {
        return fronts[seat];
    }

    int goals(int seat) {
        return goals[seat];
    }

    int row(int slot) {
        return row[slot];
    }

    boolean isInRow(int card) {
        return row[0] == card || row[1] == card || row[2] == card;
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
        hands[seat] |= 1L << card;
        known[seat] |= seen ? 1L << card : 0;
    }

    void drop(int seat, int card) {
        hands[seat] &= ~(1L << card);
        known[seat] &= ~(1L << card);
    }

    void setHand(int seat, long cards) {
        hands[seat] = cards;
    }

    void setGoals(int seat, int cards) {
        goals[seat] = cards;
    }

    void layOut(int seat, int card) {
        fronts[seat] |= 1L << card;
    }

    void putAway(int seat, int card) {
        fronts[seat] &= ~(1L << card);
        discard |= 1L << card;
    }
}

package sheepfold.games.lastfleecestanding;

/** What lies before one seat, and its hand. */
final class Sheep {
    final Coat coat;
    final Cards hand;
    Clippers clippers;
    boolean dog;
    boolean shepherd;
    /** The POW of the set-up has not been seen to leave the hand: no POW was discarded yet (SH-HID-06). */
    boolean keptPow;
    /** How many pieces of each kind this coat has lost to the discard pile. */
    final byte[] lost;

    Sheep() {
        this(new Coat(), new Cards(), new Clippers(Card.STARTER_SHEAR), new byte[Wool.ALL.size()]);
    }

    private Sheep(Coat coat, Cards hand, Clippers clippers, byte[] lost) {
        this.coat = coat;
        this.hand = hand;
        this.clippers = clippers;
        this.lost = lost;
    }

    Sheep copy() {
        Sheep copy = new Sheep(coat.copy(), hand.copy(), clippers.copy(), lost.clone());
        copy.dog = dog;
        copy.shepherd = shepherd;
        copy.keptPow = keptPow;
        return copy;
    }

    int lost(Wool wool) {
        return lost[wool.ordinal()];
    }
}

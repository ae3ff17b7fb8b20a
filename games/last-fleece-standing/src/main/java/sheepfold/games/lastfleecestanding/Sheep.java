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

    private byte lostBasic;
    private byte lostSteel;
    private byte lostSnags;

    Sheep() {
        this(new Coat(), new Cards(), new Clippers(Card.STARTER_SHEAR));
    }

    private Sheep(Coat coat, Cards hand, Clippers clippers) {
        this.coat = coat;
        this.hand = hand;
        this.clippers = clippers;
    }

    Sheep copy() {
        Sheep copy = new Sheep(coat.copy(), hand.copy(), clippers.copy());
        copy.dog = dog;
        copy.shepherd = shepherd;
        copy.keptPow = keptPow;
        copy.lostBasic = lostBasic;
        copy.lostSteel = lostSteel;
        copy.lostSnags = lostSnags;
        return copy;
    }

    /** How many pieces of a kind this coat has lost to the discard pile. */
    int lost(Wool wool) {
        return switch (wool) {
            case BASIC -> lostBasic;
            case STEEL -> lostSteel;
            case SNAG -> lostSnags;
        };
    }

    void countLost(Wool wool, int more) {
        switch (wool) {
            case BASIC -> lostBasic += (byte) more;
            case STEEL -> lostSteel += (byte) more;
            case SNAG -> lostSnags += (byte) more;
        }
    }
}

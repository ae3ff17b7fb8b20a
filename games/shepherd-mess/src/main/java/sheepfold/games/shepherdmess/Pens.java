package sheepfold.games.shepherdmess;

/** Whose pen is whose, and who is out of the game. */
final class Pens {
    /** What stands for a pen before it is drawn and for a player who is out. */
    static final int NONE = 0;

    /** The owner of a spare pen. */
    static final int NOBODY = -1;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private final MessRules rules;

    /** Four bits for each seat: the number of its pen. */
    private short pens;

    private byte outs;

    Pens(MessRules rules) {
        this.rules = rules;
    }

    void copyFrom(Pens other) {
        pens = other.pens;
        outs = other.outs;
    }

    /** The number of a player's pen, or {@link #NONE}. */
    int of(int player) {
        return pens >> (player * BITS) & MASK;
    }

    boolean has(int player) {
        return of(player) != NONE;
    }

    void give(int player, int pen) {
        int others = pens & ~(MASK << (player * BITS));
        pens = (short) (others | pen << (player * BITS));
    }

    /** The tile of a player's pen, {@link Tile#NOWHERE} without one. */
    int tile(int player) {
        int pen = of(player);
        return pen == NONE ? Tile.NOWHERE : rules.box().pen(pen).tile().number();
    }

    /** The player who has drawn a pen, {@link #NOBODY} while it is spare. */
    int owner(int pen) {
        for (int player = 0; player < rules.seats(); player++) {
            if (of(player) == pen) {
                return player;
            }
        }
        return NOBODY;
    }

    boolean isSpare(int pen) {
        return owner(pen) == NOBODY;
    }

    int drawn() {
        int drawn = 0;
        for (int player = 0; player < rules.seats(); player++) {
            drawn += has(player) ? 1 : 0;
        }
        return drawn;
    }

    /** Pens in which dogs of this player may not stop (SM-DOG-09). */
    long closedTo(int seat) {
        long tiles = 0;
        for (int player = 0; player < rules.seats() && !rules.openPens(); player++) {
            int tile = player == seat ? Tile.NOWHERE : tile(player);
            tiles |= tile == Tile.NOWHERE ? 0 : 1L << tile;
        }
        return tiles;
    }

    boolean isOut(int player) {
        return (outs >> player & 1) != 0;
    }

    void putOut(int player) {
        outs |= (byte) (1 << player);
        give(player, NONE);
    }

    int inGame() {
        return rules.seats() - Integer.bitCount(outs);
    }
}

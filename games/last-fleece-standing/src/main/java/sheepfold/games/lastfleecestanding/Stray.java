package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Seats;

/**
 * A piece that came into a coat later and whose kind not everybody knows: drawn from the deck, or torn off another coat.
 * Once its owner has rearranged, nobody else can say where it lies, but that the coat has gained it stays known.
 *
 * @param steelOrSnag everybody knows that it is one of these two
 * @param known the seats that know the kind, a bit each
 * @param from the coat it was torn off, or {@link #DECK}
 * @param to the coat that has it, or has had it
 * @param cell where it lies as far as others know, or {@link #ANYWHERE}
 */
record Stray(Wool kind, boolean steelOrSnag, int known, int from, int to, int cell) {
    static final int DECK = -1;
    static final int ANYWHERE = -1;

    /** A piece that a seat has just drawn: shared objects, for playouts draw many. */
    static Stray drawn(Wool kind, int seat) {
        return Drawn.PIECES[seat][kind.ordinal()];
    }

    private static final class Drawn {
        private static final Stray[][] PIECES = new Stray[Seats.MOST][Wool.ALL.size()];

        static {
            for (int seat = 0; seat < Seats.MOST; seat++) {
                for (Wool kind : Wool.ALL) {
                    PIECES[seat][kind.ordinal()] = new Stray(kind, true, 1 << seat, DECK, seat, ANYWHERE);
                }
            }
        }
    }

    boolean isKnownTo(int seat) {
        return seat >= 0 && (known >> seat & 1) != 0;
    }

    boolean liesAt(int seat, int place) {
        return to == seat && cell == place;
    }

    Stray at(int place) {
        return new Stray(kind, steelOrSnag, known, from, to, place);
    }

    Stray as(Wool other) {
        return new Stray(other, steelOrSnag, known, from, to, cell);
    }

    /** Torn off by another seat; both now know what it is (SH-VEL-02). */
    Stray tornOffBy(int seat) {
        return new Stray(kind, steelOrSnag, known | 1 << seat | 1 << to, from, seat, ANYWHERE);
    }
}

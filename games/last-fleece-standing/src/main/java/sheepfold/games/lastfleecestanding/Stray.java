package sheepfold.games.lastfleecestanding;

import org.jspecify.annotations.Nullable;

/**
 * A piece that came into a coat later and whose kind not everybody knows: drawn from the deck, or torn off another coat.
 * Once its owner has rearranged, nobody else can say where it lies, but that the coat has gained it stays known. These are
 * shared objects, for playouts draw many.
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

    private static final int CELLS = Coat.MOST_CELLS + 1;
    private static final @Nullable Stray[] SHARED = new Stray
            [3 * 2 * (1 << FleeceRules.MOST_SEATS) * (FleeceRules.MOST_SEATS + 1) * FleeceRules.MOST_SEATS * CELLS];

    static Stray of(Wool kind, boolean steelOrSnag, int known, int from, int to, int cell) {
        int index = kind.ordinal() * 2 + (steelOrSnag ? 1 : 0);
        index = (index << FleeceRules.MOST_SEATS) + known;
        index = index * (FleeceRules.MOST_SEATS + 1) + from - DECK;
        index = index * FleeceRules.MOST_SEATS + to;
        index = index * CELLS + cell - ANYWHERE;
        Stray stray = SHARED[index];
        if (stray == null) {
            stray = new Stray(kind, steelOrSnag, known, from, to, cell);
            SHARED[index] = stray;
        }
        return stray;
    }

    /** A piece that a seat has just drawn. */
    static Stray drawn(Wool kind, int seat) {
        return of(kind, true, 1 << seat, DECK, seat, ANYWHERE);
    }

    boolean isFromDeck() {
        return from == DECK;
    }

    /** Do others know on which cell it lies? */
    boolean isPlaced() {
        return cell != ANYWHERE;
    }

    boolean isKnownTo(int seat) {
        return seat >= 0 && (known >> seat & 1) != 0;
    }

    boolean liesAt(int seat, int place) {
        return to == seat && cell == place;
    }

    Stray at(int place) {
        return of(kind, steelOrSnag, known, from, to, place);
    }

    Stray as(Wool other) {
        return of(other, steelOrSnag, known, from, to, cell);
    }

    /** Torn off by another seat; both now know what it is (SH-VEL-02). */
    Stray tornOffBy(int seat) {
        return of(kind, steelOrSnag, known | 1 << seat | 1 << to, from, seat, ANYWHERE);
    }
}

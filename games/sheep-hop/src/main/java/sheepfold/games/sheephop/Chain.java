package sheepfold.games.sheephop;

import sheepfold.json.State;

/** A chain of hops that may go on: the sheep, nowhere if there is none, and the spaces it has left in this move (SS-HOP-06). */
@State
final class Chain {
    /** The space of the sheep, or the empty set. */
    long sheep;

    long stoodOn;

    boolean goesOn() {
        return sheep != 0;
    }

    /** A sheep that has come home hops no more, but others may have to move yet. */
    void hop(long from, Space to) {
        sheep = to.isHome() ? 0 : to.bit();
        stoodOn |= from;
    }

    void capture(long space) {
        sheep &= ~space;
    }

    void end() {
        sheep = 0;
        stoodOn = 0;
    }
}

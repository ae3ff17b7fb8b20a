package sheepfold.games.sheephop;

/** A chain of hops that may go on: the sheep, nowhere if there is none, and the spaces it has left in this move (SS-HOP-06). */
final class Chain {
    private long sheep;
    private long stoodOn;

    void copyFrom(Chain other) {
        sheep = other.sheep;
        stoodOn = other.stoodOn;
    }

    boolean goesOn() {
        return sheep != 0;
    }

    /** The space of the sheep, or the empty set. */
    long sheep() {
        return sheep;
    }

    long stoodOn() {
        return stoodOn;
    }

    void stand(long space, long spacesLeft) {
        sheep = space;
        stoodOn = spacesLeft;
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

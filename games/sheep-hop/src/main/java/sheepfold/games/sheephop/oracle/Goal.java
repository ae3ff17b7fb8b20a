package sheepfold.games.sheephop.oracle;

import sheepfold.games.sheephop.Hillside;

/**
 * What the sheep on the board can still do for the result.
 *
 * @param needed how many of them have to come home for a win; 0 once the game is won or can no longer be
 * @param won true if it is won whatever happens to them
 */
record Goal(int needed, boolean won) {
    static Goal of(Hillside hillside) {
        int missing = hillside.rules().flock() / 2 + 1 - hillside.saved();
        boolean open = missing > 0 && missing <= Long.bitCount(hillside.sheep());
        return new Goal(open ? missing : 0, missing <= 0);
    }

    /** The prospect of a game that is over, or in which nothing is asked of these sheep. */
    Prospect decided(double saved) {
        return new Prospect(won ? 1 : 0, saved);
    }
}

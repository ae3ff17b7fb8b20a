package sheepfold.games.sheephop.oracle;

/**
 * What is to be expected of a game that goes on with best play.
 *
 * @param win the chance that more sheep will be saved than captured
 * @param saved how many sheep will be in the fold at the end, on average
 */
public record Prospect(double win, double saved) {
    /** A win counts as much as ten sheep: best play wants the win first, then sheep. */
    static final double WIN = 10;

    static final Prospect NOTHING = new Prospect(0, 0);

    public double utility() {
        return WIN * win + saved;
    }

    /** This prospect and, with so much weight, another. */
    Prospect plus(double weight, Prospect other) {
        return new Prospect(win + weight * other.win, saved + weight * other.saved);
    }
}

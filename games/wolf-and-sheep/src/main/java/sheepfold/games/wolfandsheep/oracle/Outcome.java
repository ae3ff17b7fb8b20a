package sheepfold.games.wolfandsheep.oracle;

/**
 * What a position comes to with best play: the winner takes the shortest way and the loser the longest.
 *
 * @param winner nobody where the game is called off before that
 * @param moves of both sides together until then; one more where stuck sheep lose, for the move limit comes before that
 */
public record Outcome(Winner winner, int moves) {
    /** Who wins in the end. */
    public enum Winner {
        SHEEP,
        WOLF,
        NOBODY
    }

    static final Outcome NOBODY_WINS = new Outcome(Winner.NOBODY, 0);

    /** The same where the game is called off after so many moves. */
    public Outcome within(int left) {
        return moves <= left ? this : NOBODY_WINS;
    }

    /** In one byte: sheep win above zero, the wolf below it. */
    static Outcome unpacked(int packed) {
        if (packed == 0) {
            return NOBODY_WINS;
        }
        return packed > 0 ? new Outcome(Winner.SHEEP, packed - 1) : new Outcome(Winner.WOLF, -packed - 1);
    }
}

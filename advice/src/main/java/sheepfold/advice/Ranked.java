package sheepfold.advice;

import sheepfold.engine.Move;

/**
 * What a move is thought to be worth to the seat that may make it.
 *
 * @param value from 0 to 1; not a number where nothing was compared
 * @param error the standard error of the value; 0 if it is exact
 * @param exact true if the value is computed, false if it is an estimate
 * @param words the value in the words of the game
 */
public record Ranked<M extends Move>(M move, double value, double error, boolean exact, String words) {
    /** A move whose value was computed. */
    public static <M extends Move> Ranked<M> exactly(M move, double value, String words) {
        return new Ranked<>(move, value, 0, true, words);
    }

    /** A move that was compared with nothing. */
    public static <M extends Move> Ranked<M> alone(M move, String why) {
        return new Ranked<>(move, Double.NaN, Double.NaN, false, why);
    }
}

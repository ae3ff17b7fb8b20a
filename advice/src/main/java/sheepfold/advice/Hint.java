package sheepfold.advice;

import sheepfold.engine.Move;
import sheepfold.engine.Sentence;

/**
 * A suggested move.
 *
 * @param value what it is worth to the seat, from 0 to 1
 * @param reason in words, with the figure people care about; references are marked as by {@link Sentence#marked}
 * @param exact true if the value is computed, false if it is an estimate
 */
public record Hint<M extends Move>(M move, double value, String reason, boolean exact) {}

package sheepfold.bots;

import java.time.Duration;
import java.util.random.RandomGenerator;
import sheepfold.advice.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/** A player of any game. It keeps nothing between decisions: the same observation and randomness give the same move. */
public interface Bot {
    /** Its id, with the budget if one was given. */
    String id();

    /** Does it play the same everywhere? A bot that thinks by the clock does not. */
    default boolean reproducible() {
        return true;
    }

    /** How much it may think about a decision; a bot that does not look ahead hardly thinks at all. */
    default Budget budget() {
        return Budget.iterations(1);
    }

    /** The same bot, which takes no longer than that over a decision. */
    default Bot within(Duration most) {
        return this;
    }

    /** Its move, with what it thinks of it. */
    <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random);
}

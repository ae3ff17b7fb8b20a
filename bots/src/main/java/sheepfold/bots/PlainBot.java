package sheepfold.bots;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/** Players that do not look ahead. */
enum PlainBot implements Bot {
    /** Takes any listed move, each with the same chance. */
    RANDOM,
    /** Plays the game's own scripted baseline. */
    GREEDY;

    @Override
    public String id() {
        return Ids.of(this);
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        return this == RANDOM
                ? new Hint<>(seen.legalMoves().pick(random), Double.NaN, "picked at random", false)
                : new Hint<>(
                        Advice.of(seen.game()).greedy(seen, random),
                        Double.NaN,
                        "the rule of thumb for this game",
                        false);
    }
}

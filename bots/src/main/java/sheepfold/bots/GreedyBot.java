package sheepfold.bots;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/** Plays the game's own scripted baseline. */
record GreedyBot() implements Bot {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        return new Hint<>(
                Advice.of(seen.game()).greedy(seen, random), Double.NaN, "the rule of thumb for this game", false);
    }
}

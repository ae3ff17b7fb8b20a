package sheepfold.bots;

import java.util.random.RandomGenerator;
import sheepfold.advice.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/** Takes any listed move, each with the same chance. */
record RandomBot() implements Bot {
    @Override
    public String id() {
        return "random";
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        return new Hint<>(seen.legalMoves().pick(random), Double.NaN, "picked at random", false);
    }
}

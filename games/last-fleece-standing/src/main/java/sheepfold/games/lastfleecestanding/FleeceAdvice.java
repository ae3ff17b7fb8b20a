package sheepfold.games.lastfleecestanding;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Observation;

final class FleeceAdvice implements Advice<Paddock, FleeceMove> {
    @Override
    public FleeceMove greedy(Observation<Paddock, FleeceMove> seen, RandomGenerator random) {
        return seen.legalMoves().pick(random);
    }

    @Override
    public double value(Paddock paddock, int seat) {
        return paddock.phase() == Paddock.Phase.OVER ? (paddock.isLiving(seat) ? 1 : 0) : 0.5;
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

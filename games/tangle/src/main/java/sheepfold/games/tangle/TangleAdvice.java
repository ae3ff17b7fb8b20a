package sheepfold.games.tangle;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Observation;

/** The scripted player and what a position is worth. */
final class TangleAdvice implements Advice<Wasteland, TangleMove> {
    @Override
    public TangleMove greedy(Observation<Wasteland, TangleMove> seen, RandomGenerator random) {
        return seen.legalMoves().pick(random);
    }

    @Override
    public double value(Wasteland table, int seat) {
        if (table.isOver()) {
            return (TheEnd.winners(table) >> seat & 1) != 0 ? 1 : 0;
        }
        return 0.5;
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

package sheepfold.games.tangledyarns;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Observation;

/** What bots go by. */
final class YarnsAdvice implements Advice<Parokiam, YarnsMove> {
    @Override
    public YarnsMove greedy(Observation<Parokiam, YarnsMove> seen, RandomGenerator random) {
        return seen.legalMoves().pick(random);
    }

    @Override
    public double value(Parokiam table, int seat) {
        if (table.isOver()) {
            return table.pending.ending == Ending.WIN ? 1 : 0;
        }
        return 0.5;
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

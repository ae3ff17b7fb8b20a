package sheepfold.games.shepherdmess;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;

/** What bots go by: how much work each flock still has before it. */
final class ShepherdMessAdvice implements Advice<Meadow, ShepherdMessMove> {
    private static final double SHARPNESS = 0.05;

    /** Bots that care as much for their rivals' troubles as for their own flock undo each other's work for ever. */
    private static final double RIVALRY = 0.12;

    /** Going in circles helps nobody. */
    private static final double ONCE_MORE = 0.8;

    private static final double SHARED_WIN = 0.7;
    private static final double NOBODY_WINS = 0.3;
    private static final double LOST = 0.1;

    @Override
    public ShepherdMessMove greedy(Observation<Meadow, ShepherdMessMove> seen, RandomGenerator random) {
        return Baseline.move(seen.determinize(random), seen.seat(), seen.legalMoves(), random);
    }

    @Override
    public double value(Meadow meadow, int seat) {
        if (meadow.phase().isOver()) {
            return finalValue(meadow, seat);
        }
        if (meadow.phase().isSetup()) {
            return 0.5 + 0.01 * Placement.worth(meadow, seat);
        }
        double mine = Outlook.work(meadow, seat);
        double best = Double.POSITIVE_INFINITY;
        for (int rival = 0; rival < meadow.rules.seats(); rival++) {
            if (rival != seat && !meadow.pens.isOut(rival)) {
                best = Math.min(best, Outlook.work(meadow, rival));
            }
        }
        double value = 1 / (1 + Math.exp(SHARPNESS * (mine - RIVALRY * best)));
        return meadow.beginnings.occurrences() > 1
                ? value * Math.pow(ONCE_MORE, meadow.beginnings.occurrences() - 1)
                : value;
    }

    private static double finalValue(Meadow meadow, int seat) {
        int winners = Standings.winners(meadow);
        if (Standings.wins(meadow, seat)) {
            return winners == 1 ? 1 : SHARED_WIN;
        }
        return (winners == 0 ? NOBODY_WINS : LOST) / Standings.rank(meadow, seat);
    }

    @Override
    public void prune(Meadow meadow, int seat, Moves<ShepherdMessMove> moves, RandomGenerator random) {
        if (meadow.phase() == Phase.ACT) {
            Pruning.prune(meadow, seat, moves);
        }
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

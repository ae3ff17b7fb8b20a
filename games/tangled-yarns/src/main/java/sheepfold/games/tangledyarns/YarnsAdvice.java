package sheepfold.games.tangledyarns;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.games.tangledyarns.YarnsMove.Answer;
import sheepfold.games.tangledyarns.YarnsMove.Books;

/** What bots go by: the worth of a position, and a scripted player that looks for the best thing to do together. */
final class YarnsAdvice implements Advice<Parokiam, YarnsMove> {
    private static final double EVEN = -120;
    private static final double SHARPNESS = 0.012;

    @Override
    public YarnsMove greedy(Observation<Parokiam, YarnsMove> seen, RandomGenerator random) {
        return Baseline.move(seen.determinize(random), seen.seat(), seen.legalMoves(), random);
    }

    @Override
    public double value(Parokiam table, int seat) {
        if (table.isOver()) {
            return table.pending.ending == Ending.WIN ? 1 : 0;
        }
        return table.phase().isSetup() ? 0.5 : 1 / (1 + Math.exp(SHARPNESS * (EVEN - Worth.of(table))));
    }

    /** Nobody does anything more in this round: so a playout shows what servants make of it. */
    @Override
    public YarnsMove playoutMove(Parokiam table, int seat, Moves<YarnsMove> legal, RandomGenerator random) {
        return switch (table.phase()) {
            case ACT, TURN -> YarnsMove.DONE;
            case BOOKS -> Books.ALL.get(legal.size() - 1);
            case CONSENT -> new Answer(true);
            default -> legal.pick(random);
        };
    }

    /** Where a round has begun and nobody has done anything yet. */
    @Override
    public boolean settled(Parokiam table) {
        return table.isOver()
                || table.phase().isSetup()
                || (table.phase() == Phase.ACT && table.flock.moved() == 0 && table.flock.acted() == 0);
    }

    @Override
    public void prune(Parokiam table, int seat, Moves<YarnsMove> moves, RandomGenerator random) {
        if (table.phase() == Phase.ACT || table.phase() == Phase.TURN) {
            Pruning.prune(table, seat, moves);
        }
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

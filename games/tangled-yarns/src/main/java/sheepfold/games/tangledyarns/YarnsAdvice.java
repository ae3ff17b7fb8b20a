package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Fact;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
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
    public Optional<YarnsMove> comeBack(Observation<Parokiam, YarnsMove> seen, RandomGenerator random) {
        Parokiam table = seen.determinize(random);
        if (!seen.legalMoves().contains(YarnsMove.WAIT)) {
            return Optional.empty();
        }
        table.course.takeBack(seen.seat());
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(seen.seat(), legal);
        return Baseline.wouldComeBack(table, seen.seat(), legal) ? Optional.of(YarnsMove.WAIT) : Optional.empty();
    }

    @Override
    public double value(Parokiam table, int seat) {
        if (table.isOver()) {
            return table.pending.ending == Ending.WIN ? 1 : 0;
        }
        if (table.phase().isSetup()) {
            return 0.5;
        }
        double worth = Worth.of(table) + (table.phase() == Phase.ACT ? Baseline.hopes(table) : 0);
        return 1 / (1 + Math.exp(SHARPNESS * (EVEN - worth)));
    }

    /** A round is long, and the first ones decide most. */
    @Override
    public String stage(Parokiam table) {
        int round = table.course.round();
        String when = round <= 2 ? "beginning" : round <= 5 ? "middle" : "late";
        return table.rules.sheep() + " sheep, " + (table.phase().isSetup() ? "laying out" : when);
    }

    /** Nobody does anything more in this round: so a playout shows what servants make of it. */
    @Override
    public YarnsMove playoutMove(Parokiam table, int seat, Moves<YarnsMove> legal, RandomGenerator random) {
        return switch (table.phase()) {
            case ACT, TURN -> YarnsMove.DONE;
            case BOOKS -> Books.ALL.get(legal.size() - 1);
            case CONSENT -> YarnsMove.YES;
            default -> legal.pick(random);
        };
    }

    /** Not in the middle of a battle or a draw, whose outcome the worth does not know. */
    @Override
    public boolean settled(Parokiam table) {
        return table.isOver()
                || table.phase().isSetup()
                || table.phase() == Phase.ACT
                || table.phase() == Phase.TURN
                || table.phase() == Phase.CULTIST;
    }

    @Override
    public void prune(Parokiam table, int seat, Moves<YarnsMove> moves, RandomGenerator random) {
        if (table.phase() == Phase.ACT || table.phase() == Phase.TURN) {
            Pruning.prune(table, seat, moves);
        }
    }

    @Override
    public List<Fact> facts(Parokiam table, int seat) {
        return table.phase().isSetup() ? List.of() : CityFacts.of(table);
    }

    @Override
    public String purpose(Observation<Parokiam, YarnsMove> seen, YarnsMove move, RandomGenerator random) {
        return Purpose.of(seen.determinize(random), seen.seat(), move);
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}

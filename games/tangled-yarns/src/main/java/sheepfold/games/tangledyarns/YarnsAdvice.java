package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Sign;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;

/** What bots go by: the worth of a position, and a scripted player that looks for the best thing to do together. */
final class YarnsAdvice implements Advice<Parokiam, YarnsMove> {
    private static final double EVEN = -120;
    private static final double SHARPNESS = 0.012;
    private static final double GATES = 6;
    private static final double LONG = 5;
    private static final double MANY = 10;

    /** Flocks of which it was learned that they fare otherwise where everybody leads one sheep. */
    private static final Set<Integer> BETTER_SHARED = Set.of(4, 6);

    private static final List<Sign<Parokiam>> SIGNS = List.of(
            new Sign<>("locked gates", (table, _) -> lockedGates(table)),
            new Sign<>("time for the next gate", (table, _) -> time(table)),
            new Sign<>("cultists", (table, _) -> table.servants.cultists() / GATES),
            new Sign<>("how near a cultist is", (table, _) -> nearestCultist(table)),
            new Sign<>("wolves", (table, _) -> table.servants.wolves() / GATES),
            new Sign<>("living sheep", (table, _) -> share(table, table.flock.living())),
            new Sign<>("corrupted sheep", (table, _) -> share(table, table.flock.living() & table.flock.corrupted())),
            new Sign<>("power-ups", (table, _) -> table.store.size() / MANY));

    @Override
    public YarnsMove greedy(Observation<Parokiam, YarnsMove> seen, RandomGenerator random) {
        return Baseline.move(seen.determinize(random), seen.seat(), seen.legalMoves(), random);
    }

    @Override
    public Optional<YarnsMove> comeBack(Observation<Parokiam, YarnsMove> seen, RandomGenerator random) {
        Parokiam table = seen.determinize(random);
        if (!seen.legalMoves().contains(YarnsMoves.WAIT)) {
            return Optional.empty();
        }
        table.course.takeBack(seen.seat());
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(seen.seat(), legal);
        return Baseline.wouldComeBack(table, seen.seat(), legal) ? Optional.of(YarnsMoves.WAIT) : Optional.empty();
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

    @Override
    public String company(Parokiam table) {
        int sheep = table.rules.sheep();
        boolean oneEach = table.rules.seats() == sheep && BETTER_SHARED.contains(sheep);
        return sheep + " sheep" + (oneEach ? ", one each" : "") + (table.phase().isSetup() ? ", laying out" : "");
    }

    /** By gates; the final act is one more. */
    @Override
    public double progress(Parokiam table) {
        return (table.isFinalAct() ? 1 : lockedGates(table)) * GATES / (GATES + 1);
    }

    @Override
    public List<Sign<Parokiam>> signs() {
        return SIGNS;
    }

    private static double lockedGates(Parokiam table) {
        return table.phase().isSetup() ? 0 : 1 - table.way.openGates() / GATES;
    }

    /** Rounds until the Shepherd comes above a gate that is open, up to five. */
    private static double time(Parokiam table) {
        return table.way
                        .gateSlots()
                        .mapToDouble(slot ->
                                Dangers.roundsTo(table, table.rules.spaceOf().get(slot)))
                        .reduce(LONG, Math::min)
                / LONG;
    }

    private static double nearestCultist(Parokiam table) {
        return table.servants.cultistCellsInOrder().stream()
                .mapToDouble(cell -> 1.0 / table.city.distanceToAltar(cell.number()))
                .reduce(0, Math::max);
    }

    private static double share(Parokiam table, int sheep) {
        return (double) Integer.bitCount(sheep) / table.rules.sheep();
    }

    /** Nobody does anything more in this round: so a playout shows what servants make of it. */
    @Override
    public YarnsMove playoutMove(Parokiam table, int seat, Moves<YarnsMove> legal, RandomGenerator random) {
        return switch (table.phase()) {
            case ACT, TURN -> YarnsMoves.DONE;
            case BOOKS -> YarnsMoves.books(legal.size() - 1);
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
        return table.isOver() || table.phase().isSetup() || table.isFinalAct() ? List.of() : FlockFacts.of(table);
    }

    @Override
    public String purpose(Observation<Parokiam, YarnsMove> seen, YarnsMove move, RandomGenerator random) {
        return Purpose.of(seen.determinize(random), seen.seat(), move);
    }
}

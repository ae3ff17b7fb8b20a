package sheepfold.games.lastfleecestanding;

import java.util.random.RandomGenerator;
import sheepfold.engine.Moves;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * Leaves to a search what is worth a look: cards wait for the moment at which they do most, and of things that all look the
 * same to whoever chooses, one is taken at random. Only what the seat itself knows is looked at.
 */
final class Pruning {
    private static final int FEW_PIECES = 2;

    private final Paddock paddock;
    private final int seat;
    private final Sheep own;

    Pruning(Paddock paddock, int seat) {
        this.paddock = paddock;
        this.seat = seat;
        this.own = paddock.sheep(seat);
    }

    void prune(Moves<FleeceMove> moves, RandomGenerator random) {
        switch (paddock.phase()) {
            case ACT -> pruneActs(moves);
            case WINDOW -> pruneAnswers(moves);
            case SNIP -> leaveOneSnip(moves, random);
            case BITE, SHED -> leaveTheCheapestLoss(moves);
            case COAT, GAIN -> leaveAny(moves, random);
            default -> {}
        }
    }

    /** Velcro on a rival takes a piece and gives one, so it never waits; a POW or a dog is worth more later. */
    private void pruneActs(Moves<FleeceMove> moves) {
        boolean robs = own.hand.has(Card.VELCRO) && moves.stream().anyMatch(Rob.class::isInstance);
        moves.keepIf(move -> switch (move) {
            case Rob _ -> true;
            case ExpelDog _, Dog _ -> false;
            case Fetch fetch -> !robs && fetch.wool() != Wool.BASIC;
            case Shear shear -> !robs && (shear.parts().size() == 1 || finishesSomebody(shear));
            default -> !robs;
        });
    }

    private boolean finishesSomebody(Shear shear) {
        for (Part part : shear.parts()) {
            if (part.points() >= paddock.sheep(part.seat()).coat.pieces()) {
                return true;
            }
        }
        return false;
    }

    private void pruneAnswers(Moves<FleeceMove> moves) {
        if (!paddock.stack.isEmpty()) {
            moves.keepIf(Pruning::answersCard);
            return;
        }
        switch (paddock.occasion.window) {
            case ATTACK -> moves.keepIf(this::answersAttack);
            case ROLL ->
                moves.keepIf(move ->
                        move instanceof Pass || (move instanceof Dog && TakingTurns.isAboutToBite(paddock, seat)));
            case EVENT -> moves.keepIf(this::answersEvent);
            case ACT, DRAW, END -> moves.keepIf(Pass.class::isInstance);
        }
    }

    /** A dog that a POW is about to chase away had better come now. */
    private static boolean answersCard(FleeceMove move) {
        return move instanceof Pass || move instanceof CancelCard || move instanceof CancelDog || move instanceof Dog;
    }

    private boolean answersAttack(FleeceMove move) {
        boolean deadly = paddock.attack.victim() == seat && paddock.attack.points() >= own.coat.pieces();
        return switch (move) {
            case ExpelDog _, Dog _ -> false;
            case Rob _, Fetch _ -> deadly;
            default -> true;
        };
    }

    /** Before the Goat eats it, any card may as well be played; before other events only wool helps. */
    private boolean answersEvent(FleeceMove move) {
        boolean helpsNow = move instanceof Rob || move instanceof Fetch;
        return move instanceof Pass
                || (paddock.isEvent(Card.GOAT)
                        ? paddock.round.active == seat
                        : helpsNow && own.coat.pieces() <= FEW_PIECES);
    }

    /** Known Basic Wool and damaged Steel first, then any cell of which nothing is known; only then is there a choice. */
    private void leaveOneSnip(Moves<FleeceMove> moves, RandomGenerator random) {
        int victim = paddock.attack.victim();
        Coat coat = paddock.sheep(victim).coat;
        boolean ownCoat = victim == seat && !paddock.rules.strictMemory();
        long known = ownCoat ? coat.occupied() : coat.knownToAll();
        long easy = coat.damaged() | (known & coat.cellsOf(Wool.BASIC));
        long blind = coat.occupied() & ~known;
        for (int i = 0; i < paddock.strays.count(); i++) {
            Stray stray = paddock.strays.get(i);
            if (stray.to() == victim && stray.isPlaced()) {
                boolean basic = stray.kind() == Wool.BASIC && stray.isKnownTo(seat);
                easy |= basic ? 1L << stray.cell() : 0;
                blind &= ~(1L << stray.cell());
            }
        }
        long candidates = easy == 0 ? blind : easy;
        if (candidates != 0) {
            moves.keepIf(move -> move instanceof Snip snip && (candidates >> (snip.cell() - 1) & 1) != 0);
            leaveAny(moves, random);
        }
    }

    private void leaveTheCheapestLoss(Moves<FleeceMove> moves) {
        Shed cheapest = Decisions.cheapestLoss(paddock, seat);
        if (moves.contains(cheapest)) {
            moves.keepIf(cheapest::equals);
        }
    }

    private static void leaveAny(Moves<FleeceMove> moves, RandomGenerator random) {
        FleeceMove chosen = moves.pick(random);
        moves.keepIf(chosen::equals);
    }
}

package sheepfold.games.tangle;

import java.util.random.RandomGenerator;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/**
 * The scripted player: it goes for the victory card that is nearest, tries every placement with the small moves that bring
 * it closest, and takes the best. It works on tables of its own that could be the true one.
 */
final class Script {
    private static final double NOISE = 0.15;
    /** What a card must be worth to be taken rather than one that nobody has seen. */
    private static final double UNSEEN = -2;
    /** From here on the game is nearly won, and cards are cast whatever they will cost in upkeep. */
    private static final double NEARLY_WON = 3;
    /** More small moves than any placement has. */
    private static final int MOST_MOVES = 60;

    private final Wasteland table;
    private final int seat;
    private final RandomGenerator random;
    private final Wasteland ahead;
    private final Wasteland further;
    private final Moves<TangleMove> small = new Moves<>();

    Script(Wasteland table, int seat, RandomGenerator random) {
        this.table = table;
        this.seat = seat;
        this.random = random;
        this.ahead = table.copy();
        this.further = table.copy();
    }

    TangleMove choose(Moves<TangleMove> legal) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return table.phase().isPlacing()
                ? Plan.least(legal, move -> afterPlacement(move) + NOISE * random.nextDouble())
                : bestSmall(table, legal);
    }

    /** How far it is when the placement is over, with the best small moves in it. */
    double afterPlacement(TangleMove move) {
        table.copyOnto(ahead);
        int round = ahead.course.round;
        ahead.play(seat, move, Events.UNHEARD);
        for (int made = 0; made < MOST_MOVES && isWithin(round); made++) {
            small.clear();
            ahead.legalMoves(ahead.decider(), small);
            ahead.play(ahead.course.active, bestSmall(ahead, small), Events.UNHEARD);
        }
        return Worth.remainder(ahead, seat);
    }

    /** Still in this placement, with something to choose? */
    private boolean isWithin(int round) {
        boolean small = switch (ahead.phase()) {
            case SAP, ACT, CARD, TOLL, GAIN, HOMING, DRAW, REFILL -> true;
            default -> false;
        };
        return small && ahead.course.active == seat && ahead.course.round == round;
    }

    /** A small move by its look: what brings the seat that decides closest. */
    private TangleMove bestSmall(Wasteland now, Moves<TangleMove> legal) {
        if (Plan.isIdle(now)) {
            return TangleMoves.DONE;
        }
        return switch (now.phase()) {
            case DRAW, REFILL -> legal.pick(random);
            case CARD -> Plan.bestCard(now, legal, UNSEEN, card -> worth(now, card));
            case CAST -> cast(now, legal);
            case TRACK -> bestSplit(now, legal);
            case UPKEEP -> upkeep(now, legal);
            default -> nearest(now, legal);
        };
    }

    private TangleMove nearest(Wasteland now, Moves<TangleMove> legal) {
        int decider = now.decider();
        return Plan.least(legal, move -> {
            now.copyOnto(further);
            further.play(decider, move, Events.UNHEARD);
            return Worth.remainder(further, decider) + 0.001 * random.nextDouble();
        });
    }

    /** What is kept is paid for if it can be. */
    private TangleMove upkeep(Wasteland now, Moves<TangleMove> legal) {
        if (legal.get(0) instanceof TangleMove.Pay && !now.pending.takesAnyCubes()) {
            return legal.get(0);
        }
        return nearest(now, legal);
    }

    /** Cheap cards with a lasting effect first; the pile if the row has none. */
    private static double worth(Wasteland now, int card) {
        return (now.powers().isHourglass(card) ? 0 : 0.5) - now.powers().cost(card, now.front(now.course.active));
    }

    /** The card that brings most, if its upkeep can be paid or the game is nearly won. */
    private TangleMove cast(Wasteland now, Moves<TangleMove> legal) {
        int caster = now.course.active;
        boolean covered = now.stashes.cubes(caster, Cube.N) > PayingUpkeep.bill(now, caster, 2);
        if (!covered && Worth.remainder(now, caster) > NEARLY_WON) {
            return TangleMoves.DONE;
        }
        return nearest(now, legal);
    }

    /** Steps on what one owes least of, compared with the others. */
    private TangleMove bestSplit(Wasteland now, Moves<TangleMove> legal) {
        double[] cost = new double[Track.COUNT];
        for (int track = 0; track < Track.COUNT; track++) {
            for (int other = 0; other < now.seats(); other++) {
                int bill = PayingUpkeep.bill(now, other, track);
                cost[track] += other == now.course.active ? bill : -bill / (now.seats() - 1.0);
            }
        }
        return Plan.least(
                legal,
                move -> move instanceof TangleMove.Steps steps
                        ? cost[0] * steps.lakes() + cost[1] * steps.growth() + cost[2] * steps.cards()
                        : Double.MAX_VALUE);
    }
}

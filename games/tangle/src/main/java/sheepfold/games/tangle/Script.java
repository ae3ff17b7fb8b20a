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
        return switch (table.phase()) {
            case PLACE, HIBERNATE -> bestPlacement(legal);
            default -> bestSmall(table, legal);
        };
    }

    private TangleMove bestPlacement(Moves<TangleMove> legal) {
        TangleMove best = legal.get(0);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            double left = afterPlacement(legal.get(i)) + NOISE * random.nextDouble();
            if (left < least) {
                least = left;
                best = legal.get(i);
            }
        }
        return best;
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
        return switch (now.phase()) {
            case DRAW, REFILL -> legal.pick(random);
            case CARD -> bestCard(now, legal);
            case CAST -> cast(now, legal);
            case TRACK -> bestSplit(now, legal);
            case UPKEEP -> upkeep(now, legal);
            case ACT -> act(now, legal);
            default -> nearest(now, legal);
        };
    }

    private TangleMove nearest(Wasteland now, Moves<TangleMove> legal) {
        int decider = now.decider();
        TangleMove best = legal.get(0);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            now.copyOnto(further);
            further.play(decider, legal.get(i), Events.UNHEARD);
            double left = Worth.remainder(further, decider) + 0.001 * random.nextDouble();
            if (left < least) {
                least = left;
                best = legal.get(i);
            }
        }
        return best;
    }

    /** Tiles are neither shifted nor sacrificed: that takes a plan. */
    private TangleMove act(Wasteland now, Moves<TangleMove> legal) {
        boolean idle = now.pending.work == Work.SHIFT || now.pending.work == Work.SACRIFICE;
        return idle ? TangleMoves.DONE : nearest(now, legal);
    }

    /** What is kept is paid for if it can be. */
    private TangleMove upkeep(Wasteland now, Moves<TangleMove> legal) {
        if (legal.get(0) instanceof TangleMove.Pay && !now.pending.anyCubes) {
            return legal.get(0);
        }
        return nearest(now, legal);
    }

    /** Cheap cards with a lasting effect first; the pile if the row has none. */
    private TangleMove bestCard(Wasteland now, Moves<TangleMove> legal) {
        TangleMove best = legal.get(legal.size() - 1);
        double most = -2;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof TangleMove.TakeCard(int slot) && slot > 0) {
                double worth = worth(now, now.cards.row(slot - 1));
                if (worth > most) {
                    most = worth;
                    best = legal.get(i);
                }
            }
        }
        return best;
    }

    private static double worth(Wasteland now, int card) {
        double cost = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            cost += now.powers().cost(card, cube, now.front(now.course.active));
        }
        return (now.powers().isHourglass(card) ? 0 : 0.5) - cost;
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
        TangleMove best = legal.get(0);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof TangleMove.Steps steps) {
                double sum = cost[0] * steps.lakes() + cost[1] * steps.growth() + cost[2] * steps.cards();
                if (sum < least) {
                    least = sum;
                    best = steps;
                }
            }
        }
        return best;
    }
}

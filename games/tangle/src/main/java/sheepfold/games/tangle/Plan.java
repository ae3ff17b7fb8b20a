package sheepfold.games.tangle;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/**
 * A careful player: it tries every placement with the rest of its turn, small moves and cards included, and looks at where
 * that leaves it and its rivals.
 */
final class Plan {
    private static final Weights WEIGHTS = Weights.OURS;
    private static final double TIE = 0.001;
    /** So many of the best spots are tried with every root. */
    private static final int PROMISING = 4;
    /** More small moves than any turn has. */
    private static final int MOST_MOVES = 80;

    private final RandomGenerator random;
    private final Drafts drafts;

    /** For decisions at this table, whose drafts it uses. */
    Plan(Wasteland table, RandomGenerator random) {
        this.random = random;
        this.drafts = table.drafts();
    }

    TangleMove choose(Wasteland table, Moves<TangleMove> legal) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return table.phase().isPlacing() ? bestPlacement(table, legal) : bestSmall(table, legal, 0);
    }

    /** The move that has the least of something; of equals the first. */
    static TangleMove least(Moves<TangleMove> legal, ToDoubleFunction<TangleMove> measure) {
        TangleMove best = legal.get(0);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            double measured = measure.applyAsDouble(legal.get(i));
            best = measured < least ? legal.get(i) : best;
            least = Math.min(least, measured);
        }
        return best;
    }

    /** The card of the row that is worth most, or what comes last, the pile, if none is worth more than an unseen card. */
    static TangleMove bestCard(Wasteland now, Moves<TangleMove> legal, double unseen, IntToDoubleFunction worth) {
        TangleMove best = legal.get(legal.size() - 1);
        double most = unseen;
        for (TangleMove move : legal) {
            if (move instanceof TangleMove.TakeCard(int slot) && slot > 0) {
                double found = worth.applyAsDouble(now.cards.row(slot - 1));
                best = found > most ? move : best;
                most = Math.max(most, found);
            }
        }
        return best;
    }

    /** Tiles are neither shifted nor sacrificed: that takes more than a look. */
    static boolean isIdle(Wasteland now) {
        boolean idle = now.pending.work == Work.SHIFT || now.pending.work == Work.SACRIFICE;
        return now.phase() == Phase.ACT && idle;
    }

    private TangleMove bestPlacement(Wasteland table, Moves<TangleMove> legal) {
        double[] left = afterEach(table, legal);
        int[] next = {0};
        return least(legal, _ -> left[next[0]++]);
    }

    /**
     * How things stand after each placement, of several roots to one spot for the best alone: it matters more where a root
     * goes than whence, so most spots are tried with one root.
     */
    double[] afterEach(Wasteland table, Moves<TangleMove> legal) {
        double[] left = new double[legal.size()];
        int[] best = new int[Spot.COUNT + 1];
        Arrays.fill(left, Double.MAX_VALUE);
        Arrays.fill(best, -1);
        for (int i = 0; i < left.length; i++) {
            if (best[spot(legal.get(i))] < 0) {
                best[spot(legal.get(i))] = i;
                left[i] = afterTurn(table, legal.get(i)) + TIE * random.nextDouble();
            }
        }
        double promising = smallest(left, PROMISING);
        for (int i = 0; i < left.length; i++) {
            int rival = best[spot(legal.get(i))];
            if (rival != i && left[rival] <= promising) {
                double now = afterTurn(table, legal.get(i)) + TIE * random.nextDouble();
                if (now < left[rival]) {
                    left[rival] = Double.MAX_VALUE;
                    left[i] = now;
                    best[spot(legal.get(i))] = i;
                }
            }
        }
        return left;
    }

    /** Where a root goes; skipping is a place of its own. */
    private static int spot(TangleMove move) {
        return move instanceof TangleMove.Place place ? place.to().spot() : Spot.COUNT;
    }

    /** The n-th smallest of some values. */
    static double smallest(double[] values, int n) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(n, sorted.length) - 1];
    }

    /** How things stand when the turn is over that begins with this placement. */
    private double afterTurn(Wasteland table, TangleMove placement) {
        int seat = table.course.active;
        Wasteland ahead = table.copyOnto(drafts.tables.getFirst());
        ahead.play(seat, placement, Events.UNHEARD);
        goOn(ahead, seat, false, 1);
        return distance(ahead, seat, WEIGHTS.rivalry());
    }

    /** Own turns to go, less some of the rivals'. */
    private double distance(Wasteland table, int seat, double rivalry) {
        double others = 0;
        for (int other = 0; other < table.seats(); other++) {
            others += other == seat ? 0 : drafts.memory.turns(table, other);
        }
        return drafts.memory.turns(table, seat) - rivalry * others / (table.seats() - 1);
    }

    /** Small moves to the end of the turn, or only to the end of what a card does. */
    private void goOn(Wasteland ahead, int seat, boolean oneCard, int depth) {
        int round = ahead.course.round;
        for (int made = 0; made < MOST_MOVES && depth < Drafts.DEPTH; made++) {
            boolean within = ahead.course.active == seat && ahead.course.round == round;
            if (!within || !isSmall(ahead.phase(), oneCard)) {
                return;
            }
            Moves<TangleMove> legal = drafts.lists.get(depth);
            legal.clear();
            ahead.legalMoves(ahead.decider(), legal);
            TangleMove move = legal.size() == 1 ? legal.get(0) : bestSmall(ahead, legal, depth);
            ahead.play(ahead.decider(), move, Events.UNHEARD);
        }
    }

    private static boolean isSmall(Phase phase, boolean oneCard) {
        return switch (phase) {
            case ACT, CARD, DRAW, REFILL, GAIN, UPKEEP -> true;
            case SAP, TOLL, HOMING, CAST, TRACK, DISCARD -> !oneCard;
            default -> false;
        };
    }

    private TangleMove bestSmall(Wasteland now, Moves<TangleMove> legal, int depth) {
        if (isIdle(now)) {
            return TangleMoves.DONE;
        }
        return switch (now.phase()) {
            case DRAW, REFILL -> legal.pick(random);
            case CARD ->
                bestCard(now, legal, WEIGHTS.unseenCard(), card -> drafts.outlook.worth(now, now.course.active, card));
            case TRACK -> nearest(now, legal, WEIGHTS.trackRivalry(), depth);
            default -> nearest(now, legal, WEIGHTS.rivalry(), depth);
        };
    }

    /** A loop of its own, as bots spend their time here. */
    private TangleMove nearest(Wasteland now, Moves<TangleMove> legal, double rivalry, int depth) {
        int decider = now.decider();
        TangleMove best = legal.get(0);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            Wasteland further = now.copyOnto(drafts.tables.get(depth));
            play(further, decider, legal.get(i), depth + 1);
            double left = distance(further, decider, rivalry) + TIE * random.nextDouble();
            best = left < least ? legal.get(i) : best;
            least = Math.min(least, left);
        }
        return best;
    }

    /** A card is judged by what it has done, and being done with cards by the table as it is. */
    private void play(Wasteland further, int seat, TangleMove move, int depth) {
        if (further.phase() == Phase.CAST && move instanceof TangleMove.Done) {
            return;
        }
        further.play(seat, move, Events.UNHEARD);
        if (move instanceof TangleMove.Cast) {
            goOn(further, seat, true, depth);
        }
    }
}

package sheepfold.games.sheephop.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import sheepfold.games.sheephop.Hillside;

/**
 * The endgames of one kind, worked out for as many rolls as anybody has asked about. Values for some numbers of rolls are
 * kept, as many as there is memory for; those between are worked out again from the nearest below. Many may ask at once,
 * and nobody waits while another works.
 */
final class EndgameTable {
    private static final int LONGEST_DAY = 240;
    private static final int LEAST_KEPT = 8;
    private static final long KEPT_BYTES = 6L << 20;

    /** One for each who asks at the same time, if they are no more: a question has many moves with the same rolls left. */
    private static final int RECENT = 4;

    /** Values that do not change any more. */
    private record Known(int rolls, Values values) {}

    private final Numbering numbering;
    private final int[] counts;
    private final Turns turns;
    private final int stride;
    private final List<Known> kept = new ArrayList<>();
    private final Deque<Known> recent = new ArrayDeque<>();

    EndgameTable(Numbering numbering, int needed) {
        this.numbering = numbering;
        this.counts = Values.countsFor(numbering, needed);
        this.turns = new Turns(numbering);
        this.stride = stride(counts);
        kept.add(new Known(0, Values.atNightfall(counts)));
    }

    private static int stride(int[] counts) {
        long fitting = Math.clamp(KEPT_BYTES / Values.bytes(counts), LEAST_KEPT, LONGEST_DAY);
        return Math.ceilDiv(LONGEST_DAY, (int) fitting);
    }

    /** An upper bound of the memory that it takes to make a table, and then to keep it. */
    static long bytesFor(Numbering numbering, int needed) {
        int[] counts = Values.countsFor(numbering, needed);
        return 2 * Turns.bytesFor(numbering) + valuesBytes(counts);
    }

    private static long valuesBytes(int[] counts) {
        return (RECENT + 1 + LONGEST_DAY / stride(counts)) * Values.bytes(counts);
    }

    long bytes() {
        return turns.bytes() + valuesBytes(counts);
    }

    /** What is to be expected of a game that stands at the start of a turn. */
    Prospect prospect(Hillside evening) {
        Goal goal = Goal.of(evening);
        int endgame = numbering.number(evening);
        Values values = with(evening.rollsLeft());
        return goal.prospect(
                values.win(goal.needed(), endgame), evening.saved() + values.saved(goal.needed(), endgame));
    }

    private Values with(int rollsLeft) {
        Known nearest = nearest(rollsLeft);
        Known exact = nearest.rolls == rollsLeft ? nearest : workOut(rollsLeft, nearest);
        remember(exact);
        return exact.values;
    }

    private synchronized Known nearest(int rollsLeft) {
        Known nearest = kept.get(Math.min(rollsLeft / stride, kept.size() - 1));
        for (Known known : recent) {
            if (known.rolls <= rollsLeft && known.rolls > nearest.rolls) {
                nearest = known;
            }
        }
        return nearest;
    }

    private Known workOut(int rollsLeft, Known from) {
        Values[] inTurns = {Values.atNightfall(counts), Values.atNightfall(counts)};
        Values values = from.values;
        for (int rolls = from.rolls; rolls < rollsLeft; rolls++) {
            Values before = inTurns[rolls % 2];
            new Sweep(turns, values, before).all();
            values = before;
            keepIfDue(rolls + 1, values);
        }
        return new Known(rollsLeft, values);
    }

    private synchronized void keepIfDue(int rolls, Values values) {
        if (rolls == kept.size() * stride) {
            kept.add(new Known(rolls, values.copy()));
        }
    }

    private synchronized void remember(Known exact) {
        recent.removeIf(known -> known.rolls == exact.rolls);
        recent.addFirst(exact);
        if (recent.size() > RECENT) {
            recent.removeLast();
        }
    }
}

package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.List;
import sheepfold.games.sheephop.Hillside;

/**
 * The endgames of one kind, worked out for as many rolls as anybody has asked about. Values for some numbers of rolls are
 * kept, as many as there is memory for; those between are worked out again from the nearest below.
 */
final class EndgameTable {
    private static final int LONGEST_DAY = 240;
    private static final int LEAST_KEPT = 8;
    private static final long KEPT_BYTES = 6L << 20;

    private final Numbering numbering;
    private final int[] counts;
    private final Turns turns;
    private final int stride;
    private final List<Values> kept = new ArrayList<>();

    private int rolls;
    private Values current;
    private Values spare;

    EndgameTable(Numbering numbering, int needed) {
        this.numbering = numbering;
        this.counts = Values.countsFor(numbering, needed);
        this.turns = TurnsWriter.write(numbering);
        this.stride = stride(counts);
        this.current = Values.atNightfall(counts);
        this.spare = Values.atNightfall(counts);
        kept.add(current.copy());
    }

    private static int stride(int[] counts) {
        long fitting = Math.clamp(KEPT_BYTES / Values.bytes(counts), LEAST_KEPT, LONGEST_DAY);
        return Math.ceilDiv(LONGEST_DAY, (int) fitting);
    }

    /** An upper bound of the memory that it takes to make a table, and then to keep it. */
    static long bytesFor(Numbering numbering, int needed) {
        int[] counts = Values.countsFor(numbering, needed);
        return 2 * TurnsWriter.bytesFor(numbering) + valuesBytes(counts);
    }

    private static long valuesBytes(int[] counts) {
        return (2 + 1 + LONGEST_DAY / stride(counts)) * Values.bytes(counts);
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
        int nearest = Math.min(rollsLeft / stride, kept.size() - 1);
        if (rollsLeft < rolls || rolls < nearest * stride) {
            current = kept.get(nearest).copy();
            rolls = nearest * stride;
        }
        while (rolls < rollsLeft) {
            addRoll();
        }
        return current;
    }

    private void addRoll() {
        new Sweep(turns, current, spare).all();
        Values swept = spare;
        spare = current;
        current = swept;
        rolls++;
        if (rolls == kept.size() * stride) {
            kept.add(current.copy());
        }
    }
}

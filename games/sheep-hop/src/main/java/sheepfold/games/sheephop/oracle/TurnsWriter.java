package sheepfold.games.sheephop.oracle;

import java.util.Arrays;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;

/** Rolls the die in every endgame, plays every turn out by the rules of the game, and notes where they end. */
final class TurnsWriter {
    /** Enough for nearly all grounds; else the array grows. */
    private static final int ROWS_PER_ENDGAME = 16;

    private final Numbering numbering;
    private final RestOfTurn restOfTurn = new RestOfTurn();
    private final Moves<SheepHopMove> rolls = new Moves<>();
    private int[] rows;
    private int size;
    private int firstRow;
    private int[] ends = new int[64];
    private int endCount;

    private TurnsWriter(Numbering numbering) {
        this.numbering = numbering;
        this.rows = new int[ROWS_PER_ENDGAME * numbering.count()];
    }

    static Turns write(Numbering numbering) {
        TurnsWriter writer = new TurnsWriter(numbering);
        numbering.forEach(writer::add);
        return new Turns(Arrays.copyOf(writer.rows, writer.size), Math.toIntExact(writer.rolls.totalWeight()));
    }

    static long bytesFor(Numbering numbering) {
        return (long) ROWS_PER_ENDGAME * Integer.BYTES * numbering.count();
    }

    private void add(Hillside evening) {
        firstRow = size;
        rolls.clear();
        evening.legalMoves(Seats.CHANCE, rolls);
        for (int i = 0; i < rolls.size(); i++) {
            endCount = 0;
            restOfTurn.forEachEnd(evening.after(Seats.CHANCE, rolls.get(i)), this::note);
            Arrays.sort(ends, 0, endCount);
            addRow(rolls.weight(i));
        }
        markLastRow();
    }

    private void note(Hillside evening) {
        int end = Turns.end(numbering.number(evening), evening.saved());
        for (int i = 0; i < endCount; i++) {
            if (ends[i] == end) {
                return;
            }
        }
        if (endCount == ends.length) {
            ends = Arrays.copyOf(ends, 2 * endCount);
        }
        ends[endCount++] = end;
    }

    private void addRow(int weight) {
        if (addToEqualRow(weight)) {
            return;
        }
        if (offersAllBefore()) {
            endCount = 0;
            if (addToEqualRow(weight)) {
                return;
            }
        }
        if (size + 1 + endCount > rows.length) {
            rows = Arrays.copyOf(rows, rows.length + rows.length / 4 + 1 + endCount);
        }
        rows[size++] = Turns.head(weight, endCount);
        System.arraycopy(ends, 0, rows, size, endCount);
        size += endCount;
    }

    private boolean addToEqualRow(int weight) {
        for (int row = firstRow; row < size; row = nextRow(row)) {
            if (Arrays.equals(rows, row + 1, nextRow(row), ends, 0, endCount)) {
                rows[row] = Turns.heavier(rows[row], weight);
                return true;
            }
        }
        return false;
    }

    private int nextRow(int row) {
        return row + 1 + Turns.length(rows[row]);
    }

    private boolean offersAllBefore() {
        boolean[] offered = new boolean[endCount];
        int count = 0;
        for (int row = firstRow; row < size; row = nextRow(row)) {
            for (int i = row + 1; i < nextRow(row); i++) {
                int found = Arrays.binarySearch(ends, 0, endCount, rows[i]);
                if (found < 0) {
                    return false;
                }
                count += offered[found] ? 0 : 1;
                offered[found] = true;
            }
        }
        return count == endCount;
    }

    private void markLastRow() {
        int row = firstRow;
        while (nextRow(row) < size) {
            row = nextRow(row);
        }
        rows[row] = Turns.last(rows[row]);
    }
}

package sheepfold.games.sheephop.oracle;

import java.util.Arrays;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;

/**
 * Where the die can lead from every endgame, in one array in the order of their numbers. Each endgame has rows: a head with
 * the weight of the faces that the row is for, and the ends that the shepherd can choose from. A row without ends offers
 * those of all the rows before it, as the multicolour face does.
 */
final class Turns {
    private static final int WEIGHT_SHIFT = 16;
    private static final int LENGTH_MASK = (1 << WEIGHT_SHIFT) - 1;
    private static final int LAST = Integer.MIN_VALUE;
    private static final int HOME_BITS = 2;

    /** The most sheep of whom every one may come home in a single turn. */
    static final int MOST_SHEEP = (1 << HOME_BITS) - 1;

    /** Enough for nearly all grounds; else the array grows. */
    private static final int ROWS_PER_ENDGAME = 16;

    final int[] rows;
    /** The weight of all faces together. */
    final int dieWeight;

    Turns(Numbering numbering) {
        Writer writer = new Writer(numbering);
        numbering.forEach(writer::add);
        rows = Arrays.copyOf(writer.rows, writer.size);
        dieWeight = Math.toIntExact(writer.rolls.totalWeight());
    }

    /** Hardly more, as a rule. */
    static long bytesFor(Numbering numbering) {
        return (long) ROWS_PER_ENDGAME * Integer.BYTES * numbering.count();
    }

    private static int head(int weight, int length) {
        return weight << WEIGHT_SHIFT | length;
    }

    private static int last(int head) {
        return head | LAST;
    }

    private static int heavier(int head, int weight) {
        return head + (weight << WEIGHT_SHIFT);
    }

    static int length(int head) {
        return head & LENGTH_MASK;
    }

    static int weight(int head) {
        return (head & ~LAST) >>> WEIGHT_SHIFT;
    }

    static boolean isLast(int head) {
        return head < 0;
    }

    /** An end of a turn: the endgame that it leaves, and how many sheep have come home. */
    static int end(int endgame, int home) {
        return endgame << HOME_BITS | home;
    }

    static int endgame(int end) {
        return end >>> HOME_BITS;
    }

    static int home(int end) {
        return end & MOST_SHEEP;
    }

    long bytes() {
        return (long) rows.length * Integer.BYTES;
    }

    /** Rolls the die in every endgame, plays every turn out by the rules of the game, and notes where they end. */
    private static final class Writer {
        private final Numbering numbering;
        private final RestOfTurn restOfTurn = new RestOfTurn();
        private final Moves<SheepHopMove> rolls = new Moves<>();
        private int[] rows;
        private int size;
        private int firstRow;
        private int[] ends = new int[64];
        private int endCount;

        Writer(Numbering numbering) {
            this.numbering = numbering;
            this.rows = new int[ROWS_PER_ENDGAME * numbering.count()];
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
            int end = end(numbering.number(evening), evening.saved());
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
            rows[size++] = head(weight, endCount);
            System.arraycopy(ends, 0, rows, size, endCount);
            size += endCount;
        }

        private boolean addToEqualRow(int weight) {
            for (int row = firstRow; row < size; row = nextRow(row)) {
                if (Arrays.equals(rows, row + 1, nextRow(row), ends, 0, endCount)) {
                    rows[row] = heavier(rows[row], weight);
                    return true;
                }
            }
            return false;
        }

        private int nextRow(int row) {
            return row + 1 + length(rows[row]);
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
            rows[row] = last(rows[row]);
        }
    }
}

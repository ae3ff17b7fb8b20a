package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;

/** A sheep's wool: rows of three cells, each empty or with one piece. Cells count from 0, row by row. */
final class Coat {
    static final int ROW = 3;
    static final int ROWS_AT_FIRST = 3;
    static final int MOST_ROWS = 21;
    static final int MOST_CELLS = MOST_ROWS * ROW;
    /** With so many pieces in play a new row can always be opened. */
    static final int MOST_PIECES = MOST_CELLS - ROW;

    private static final byte[] NO_TOKENS = {};

    private long basic;
    private long steel;
    private long snag;
    private long damaged;
    private long knownToAll;
    int rows = ROWS_AT_FIRST;

    private byte[] tokens = NO_TOKENS;
    int tokensGiven;

    void copyFrom(Coat other) {
        basic = other.basic;
        steel = other.steel;
        snag = other.snag;
        damaged = other.damaged;
        knownToAll = other.knownToAll;
        rows = other.rows;
        tokens = other.tokens.length == 0 ? NO_TOKENS : other.tokens.clone();
        tokensGiven = other.tokensGiven;
    }

    /** From now on each piece carries a number by which its owner can follow it (SH-HID-02). */
    void numberThePieces() {
        tokens = new byte[MOST_CELLS];
        for (long left = occupied(); left != 0; left &= left - 1) {
            tokens[Long.numberOfTrailingZeros(left)] = (byte) ++tokensGiven;
        }
    }

    int token(int cell) {
        return tokens.length == 0 ? 0 : tokens[cell];
    }

    void setToken(int cell, int token) {
        tokens[cell] = (byte) token;
        tokensGiven = Math.max(tokensGiven, token);
    }

    long occupied() {
        return basic | steel | snag;
    }

    int pieces() {
        return Long.bitCount(occupied());
    }

    boolean isBare() {
        return occupied() == 0;
    }

    boolean has(int cell) {
        return cell >= 0 && cell < MOST_CELLS && (occupied() >> cell & 1) != 0;
    }

    int lowestCell() {
        return Long.numberOfTrailingZeros(occupied());
    }

    long cellsOf(Wool wool) {
        return switch (wool) {
            case BASIC -> basic;
            case STEEL -> steel;
            case SNAG -> snag;
        };
    }

    int count(Wool wool) {
        return Long.bitCount(cellsOf(wool));
    }

    /** The piece on an occupied cell. */
    Wool at(int cell) {
        long bit = 1L << cell;
        return (basic & bit) != 0 ? Wool.BASIC : (steel & bit) != 0 ? Wool.STEEL : Wool.SNAG;
    }

    boolean isDamaged(int cell) {
        return (damaged >> cell & 1) != 0;
    }

    long damaged() {
        return damaged;
    }

    /** Cells whose kind everybody knows, face up or by a mark (SH-HID-04). */
    long knownToAll() {
        return knownToAll | damaged;
    }

    void markForAll(int cell) {
        knownToAll |= 1L << cell;
    }

    void damage(int cell) {
        damaged |= 1L << cell;
    }

    /** The cells of the open rows. */
    long cells() {
        return (1L << (rows * ROW)) - 1;
    }

    long free() {
        return cells() & ~occupied();
    }

    /** If no cell is free, a new row opens for good (SH-COAT-05). */
    void makeRoom() {
        if (free() == 0) {
            rows++;
        }
    }

    long row(int row) {
        return row < rows ? occupied() & (0b111L << (row * ROW)) : 0;
    }

    void put(int cell, Wool wool) {
        long bit = 1L << cell;
        switch (wool) {
            case BASIC -> basic |= bit;
            case STEEL -> steel |= bit;
            case SNAG -> snag |= bit;
        }
    }

    /** Another kind lies on an occupied cell, for all that somebody knows. */
    void change(int cell, Wool wool) {
        lift(cell);
        put(cell, wool);
    }

    private void lift(int cell) {
        long others = ~(1L << cell);
        basic &= others;
        steel &= others;
        snag &= others;
    }

    /** Puts a new piece down and numbers it, if pieces are numbered. */
    void gain(int cell, Wool wool, boolean hurt) {
        put(cell, wool);
        if (hurt) {
            damage(cell);
        }
        if (tokens.length > 0) {
            tokens[cell] = (byte) ++tokensGiven;
        }
    }

    void remove(int cell) {
        lift(cell);
        damaged &= ~(1L << cell);
        knownToAll &= ~(1L << cell);
    }

    /** Moves pieces at once, by numbers from 1; true if a face-down one was among them, so that all marks are gone (SH-COAT-03). */
    boolean rearrange(List<Shift> shifts) {
        boolean secretly = shifts.stream().anyMatch(shift -> !isDamaged(shift.from() - 1));
        basic = moved(basic, shifts);
        steel = moved(steel, shifts);
        snag = moved(snag, shifts);
        damaged = moved(damaged, shifts);
        knownToAll = secretly ? 0 : moved(knownToAll, shifts);
        moveTokens(shifts);
        return secretly;
    }

    private static long moved(long pieces, List<Shift> shifts) {
        long moved = pieces;
        for (Shift shift : shifts) {
            moved &= ~(1L << (shift.from() - 1));
        }
        for (Shift shift : shifts) {
            moved |= (pieces >> (shift.from() - 1) & 1) << (shift.to() - 1);
        }
        return moved;
    }

    private void moveTokens(List<Shift> shifts) {
        if (tokens.length == 0) {
            return;
        }
        byte[] before = tokens.clone();
        shifts.forEach(shift -> tokens[shift.to() - 1] = before[shift.from() - 1]);
    }
}

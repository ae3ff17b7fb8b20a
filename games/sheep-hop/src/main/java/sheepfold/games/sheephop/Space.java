package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A space of a board, or the fold. Sets of spaces are bits of a long. The fold has a number and a bit of its own, so that
 * a way home is a way like any other; it is always free.
 */
public record Space(int number, String name, int column, int row) {
    public static final Space HOME = new Space(63, "home", -1, -1);

    /** Stands for a space where there is none. */
    static final int NOWHERE = -1;

    public long bit() {
        return 1L << number;
    }

    public boolean isHome() {
        return number == HOME.number;
    }

    public boolean isIn(long spaces) {
        return (spaces & bit()) != 0;
    }

    /** The number of the first space of a set that is not empty. */
    static int firstOf(long spaces) {
        return Long.numberOfTrailingZeros(spaces);
    }

    static boolean touches(Space one, Space other) {
        return Math.abs(one.column - other.column) + Math.abs(one.row - other.row) == 1;
    }

    @JsonValue
    @Override
    public String toString() {
        return name;
    }
}

package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.parts.Grid;

/** One of the 36 tiles, numbered row by row from a1 at the top left. Sets of tiles are bits of a long. */
record Tile(int number) implements Named {
    static final int COLUMNS = 6;
    static final int COUNT = COLUMNS * COLUMNS;
    static final int NOWHERE = Grid.NOWHERE;

    static final List<Tile> ALL = IntStream.range(0, COUNT).mapToObj(Tile::new).toList();

    private static final byte[] NEIGHBOURS = neighbours();

    static Tile of(int number) {
        return ALL.get(number);
    }

    static Optional<Tile> named(String name) {
        if (name.length() != 2) {
            return Optional.empty();
        }
        int column = name.charAt(0) - 'a';
        int row = name.charAt(1) - '1';
        boolean onBoard = column >= 0 && column < COLUMNS && row >= 0 && row < COLUMNS;
        return onBoard ? Optional.of(of(row * COLUMNS + column)) : Optional.empty();
    }

    /** The tile beyond a side, {@link #NOWHERE} off the board. */
    static int neighbour(int tile, int side) {
        return NEIGHBOURS[tile * Side.COUNT + side];
    }

    private static byte[] neighbours() {
        Grid grid = Grid.squares(COLUMNS, COLUMNS, Grid.SIDES);
        byte[] neighbours = new byte[COUNT * Side.COUNT];
        for (int i = 0; i < neighbours.length; i++) {
            neighbours[i] = (byte) grid.neighbour(i / Side.COUNT, i % Side.COUNT);
        }
        return neighbours;
    }

    Optional<Tile> neighbour(Side side) {
        int beyond = neighbour(number, side.ordinal());
        return beyond == NOWHERE ? Optional.empty() : Optional.of(of(beyond));
    }

    /** The tiles that can be reached from a set in one step, and the set itself. */
    static long grown(long set) {
        return (set | set << COLUMNS | set >>> COLUMNS | (set & ~EAST_COLUMN) << 1 | (set & ~WEST_COLUMN) >>> 1)
                & BOARD;
    }

    static final long BOARD = (1L << COUNT) - 1;
    private static final long WEST_COLUMN = columnSet(0);
    private static final long EAST_COLUMN = columnSet(COLUMNS - 1);

    private static long columnSet(int column) {
        return LongStream.range(0, COLUMNS)
                .map(row -> 1L << (row * COLUMNS + column))
                .reduce(0, (a, b) -> a | b);
    }

    /** Steps between two tiles if nothing is in the way. */
    static int distance(int from, int to) {
        return Math.abs(from % COLUMNS - to % COLUMNS) + Math.abs(from / COLUMNS - to / COLUMNS);
    }

    static int firstOf(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    static boolean isIn(int tile, long set) {
        return (set >>> tile & 1) != 0;
    }

    static String name(int tile) {
        return of(tile).toString();
    }

    long bit() {
        return 1L << number;
    }

    int column() {
        return number % COLUMNS;
    }

    int row() {
        return number / COLUMNS;
    }

    boolean isCorner() {
        return (column() == 0 || column() == COLUMNS - 1) && (row() == 0 || row() == COLUMNS - 1);
    }

    @Override
    public Ref ref() {
        return Ref.sign("tile", toString());
    }

    @JsonValue
    @Override
    public String toString() {
        return (char) ('a' + column()) + Integer.toString(row() + 1);
    }
}

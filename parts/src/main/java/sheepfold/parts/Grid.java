package sheepfold.parts;

import java.util.Arrays;
import java.util.List;

/**
 * A board of squares or hexes whose cells are numbered row by row, and whose sets of cells are the bits of a long. Never
 * changed. Directions are numbered clockwise from 0, so that the opposite one is half a turn away.
 *
 * <p>Hexes have axial coordinates, column q and row r, in the smallest rectangle that holds them: numbers that lie outside
 * the board are not used.
 */
public final class Grid implements Ways {
    /** Stands for a cell where there is none. */
    public static final int NOWHERE = -1;

    /** One step in some direction. */
    public record Step(int columns, int rows) {}

    /** North, east, south and west, rows counted southwards. */
    public static final List<Step> SIDES = List.of(new Step(0, -1), new Step(1, 0), new Step(0, 1), new Step(-1, 0));

    /** North-east, south-east, south-west and north-west, rows counted southwards. */
    public static final List<Step> DIAGONALS =
            List.of(new Step(1, -1), new Step(1, 1), new Step(-1, 1), new Step(-1, -1));

    /** North, north-east, south-east, south, south-west and north-west of a hex with a flat top. */
    public static final List<Step> HEX_SIDES =
            List.of(new Step(0, -1), new Step(1, -1), new Step(1, 0), new Step(0, 1), new Step(-1, 1), new Step(-1, 0));

    private final int columns;
    private final long cells;
    private final int directions;
    private final int[] shifts;
    /** By direction, the cells that have a neighbour there. */
    private final long[] leavable;

    private final byte[] neighbours;
    private final long[] around;

    private Grid(int columns, int rows, long cells, List<Step> steps) {
        this.columns = columns;
        this.cells = cells;
        directions = steps.size();
        shifts = steps.stream()
                .mapToInt(step -> step.rows * columns + step.columns)
                .toArray();
        leavable = new long[directions];
        neighbours = new byte[Long.SIZE * directions];
        Arrays.fill(neighbours, (byte) NOWHERE);
        around = new long[Long.SIZE];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (int direction = 0; direction < directions; direction++) {
                    Step step = steps.get(direction);
                    int toColumn = column + step.columns;
                    int toRow = row + step.rows;
                    boolean inside = toColumn >= 0 && toColumn < columns && toRow >= 0 && toRow < rows;
                    if (inside) {
                        join(cell(column, row), direction, cell(toColumn, toRow));
                    }
                }
            }
        }
    }

    private void join(int cell, int direction, int other) {
        if ((cells >>> cell & cells >>> other & 1) != 0) {
            neighbours[cell * directions + direction] = (byte) other;
            leavable[direction] |= 1L << cell;
            around[cell] |= 1L << other;
        }
    }

    /** A board of squares whose neighbours are those at the given steps. */
    public static Grid squares(int columns, int rows, List<Step> steps) {
        if (columns * rows > Long.SIZE) {
            throw new IllegalArgumentException("%d by %d are more than 64 cells".formatted(columns, rows));
        }
        return new Grid(columns, rows, -1L >>> (Long.SIZE - columns * rows), steps);
    }

    /** A hexagon of hexes: one in the middle and so many rings around it, at most three. */
    public static Grid hexes(int rings) {
        int width = 2 * rings + 1;
        if (width * width > Long.SIZE) {
            throw new IllegalArgumentException("%d rings have more than 64 cells".formatted(rings));
        }
        long cells = 0;
        for (int cell = 0; cell < width * width; cell++) {
            int q = cell % width - rings;
            int r = cell / width - rings;
            cells |= Math.abs(q + r) <= rings ? 1L << cell : 0;
        }
        return new Grid(width, width, cells, HEX_SIDES);
    }

    /** Every cell of the board. */
    public long cells() {
        return cells;
    }

    /** The cell in a column and row that count from 0; hexes count from the left and top end of their rectangle. */
    public int cell(int column, int row) {
        return row * columns + column;
    }

    public int column(int cell) {
        return cell % columns;
    }

    public int row(int cell) {
        return cell / columns;
    }

    public int directions() {
        return directions;
    }

    public int opposite(int direction) {
        int half = directions / 2;
        return direction < half ? direction + half : direction - half;
    }

    /** The cell beyond a side, {@link #NOWHERE} off the board. */
    public int neighbour(int cell, int direction) {
        return neighbours[cell * directions + direction];
    }

    /** All neighbours of a cell. */
    public long around(int cell) {
        return around[cell];
    }

    /** Where a set of cells comes when all go one step in a direction; those at the edge fall off. */
    public long step(long from, int direction) {
        long going = from & leavable[direction];
        int shift = shifts[direction];
        return shift > 0 ? going << shift : going >>> -shift;
    }

    @Override
    public long next(long from) {
        long next = 0;
        for (int direction = 0; direction < directions; direction++) {
            next |= step(from, direction);
        }
        return next;
    }
}

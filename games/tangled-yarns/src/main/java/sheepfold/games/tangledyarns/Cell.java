package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.parts.Grid;

/**
 * The altar or one of the 36 tiles around it, named by its ring and, clockwise from the red direction, its place there. In
 * play cells are the numbers of the grid, and sets of them bits of a long.
 */
record Cell(int number, String name, int ring) implements Named {
    static final int RINGS = 3;
    static final Grid GRID = Grid.hexes(RINGS);
    static final long EVERY = GRID.cells();
    /** Numbers are below this, though not all are used. */
    static final int NUMBERS = Long.SIZE - Long.numberOfLeadingZeros(EVERY);

    static final int ALTAR = GRID.cell(RINGS, RINGS);
    static final long ALTAR_BIT = 1L << ALTAR;
    static final long TILES = EVERY & ~ALTAR_BIT;

    private static final List<List<Cell>> BY_RING =
            List.of(List.of(new Cell(ALTAR, "alt", 0)), ring('a', 1), ring('b', 2), ring('c', 3));

    /** In the order in which repairs and battles look at them, the altar first. */
    static final List<Cell> ALL = BY_RING.stream().flatMap(Collection::stream).toList();
    /** The same without the altar, as the city is dealt: from the outside. */
    static final List<Cell> PLACEMENT =
            Stream.of(3, 2, 1).flatMap(ring -> BY_RING.get(ring).stream()).toList();

    static final int COUNT = ALL.size();

    private static final Cell[] BY_NUMBER = new Cell[NUMBERS];
    private static final byte[] MAP_ORDER = new byte[NUMBERS];

    static {
        for (int place = 0; place < COUNT; place++) {
            Cell cell = ALL.get(place);
            BY_NUMBER[cell.number] = cell;
            MAP_ORDER[cell.number] = (byte) place;
        }
    }

    private static final int[] CORNERS = Colour.ALL.stream()
            .mapToInt(colour -> BY_RING.get(RINGS).get(colour.ordinal() * RINGS).number)
            .toArray();

    /** The cells of a ring, starting in the north and going along its six straight sides. */
    private static List<Cell> ring(char letter, int ring) {
        List<Cell> cells = new ArrayList<>();
        int at = GRID.cell(RINGS, RINGS - ring);
        for (int i = 0; i < Colour.COUNT * ring; i++) {
            cells.add(new Cell(at, letter + Integer.toString(i + 1), ring));
            at = GRID.neighbour(at, Colour.clockwise(i / ring, 2));
        }
        return List.copyOf(cells);
    }

    /** The place of a cell in {@link #ALL}. */
    static int place(int cell) {
        return MAP_ORDER[cell];
    }

    static Cell of(int number) {
        return BY_NUMBER[number];
    }

    static Optional<Cell> named(String name) {
        return ALL.stream().filter(cell -> cell.name.equals(name)).findFirst();
    }

    /** Has it the shape of a cell's name, be there such a cell or not? */
    static boolean isLike(String name) {
        return name.matches("alt|[abc]\\d{1,2}");
    }

    /** The corner to which an arrow of the altar points. */
    static int corner(int colour) {
        return CORNERS[colour];
    }

    static int first(long cells) {
        return Long.numberOfTrailingZeros(cells);
    }

    static boolean isIn(int cell, long cells) {
        return (cells >>> cell & 1) != 0;
    }

    /** Cells of a set as nouns, in map order. */
    static List<Cell> in(long cells) {
        return ALL.stream().filter(cell -> isIn(cell.number, cells)).toList();
    }

    /** Steps between two cells if there were no walls (TY-MAP-04). */
    static int distance(int one, int other) {
        int q = GRID.column(one) - GRID.column(other);
        int r = GRID.row(one) - GRID.row(other);
        return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    }

    /** The direction in which a neighbour lies; -1 if it is none. */
    static int direction(int from, int to) {
        for (int direction = 0; direction < Colour.COUNT; direction++) {
            if (GRID.neighbour(from, direction) == to) {
                return direction;
            }
        }
        return -1;
    }

    boolean isAltar() {
        return number == ALTAR;
    }

    @Override
    public Ref ref() {
        return isAltar() ? Ref.of("cell", name, "the altar") : Ref.sign("cell", name);
    }

    @JsonValue
    @Override
    public String toString() {
        return name;
    }
}

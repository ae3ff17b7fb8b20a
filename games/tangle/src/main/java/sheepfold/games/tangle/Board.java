package sheepfold.games.tangle;

import java.util.List;
import java.util.stream.IntStream;

/** The part of the board that is in play, laid out for speed: spaces are numbers and bits of an int, areas bits of a long. */
final class Board {
    /** The lattice is the same in every game, and slow to work out. */
    private static final long[] BORDERING =
            IntStream.range(0, Area.COUNT).mapToLong(Lattice::bordering).toArray();

    private static final int[] CORNERS =
            IntStream.range(0, Area.COUNT).map(Lattice::corners).toArray();

    private static final int BYTE_VALUES = 256;
    private static final int BYTES = (Area.COUNT + 7) / 8;

    /** Spaces in play; the centre only if it has an action (TA-GEO-04). */
    final int spaces;

    final long areas;
    private final Kind[] kinds = new Kind[Space.COUNT];
    /** For each space the spaces that its arrows lead to, and the cube that each brings. */
    private final int[][] targets = new int[Space.COUNT][];

    private final int[][] brought = new int[Space.COUNT][];
    private final int[] starts = new int[Space.COUNT * Cube.KINDS];
    private final long[] areasAt = new long[Space.COUNT];
    private final long[] bordering = new long[Area.COUNT];
    /** For each byte of a set of areas, and each value of it, what borders any of them: searches ask for little else as often. */
    private final long[] borderingBytes = new long[BYTES * BYTE_VALUES];

    private final List<List<Area>> trees;

    Board(Box.Layout layout, int seats, Kind[] alternatives, boolean centre) {
        int spacesInPlay = 0;
        long areasInPlay = 0;
        for (Box.Section section : Box.Section.values()) {
            for (Area area : layout.areas().getOrDefault(section, List.of())) {
                areasInPlay |= section.players() <= seats ? 1L << area.number() : 0;
            }
        }
        for (int space = 0; space < Space.COUNT; space++) {
            Box.Layout.Field field = layout.field(space);
            kinds[space] = alternatives[space] == Kind.CENTRE ? field.kind() : alternatives[space];
            boolean in = field.section().players() <= seats && (field.kind() != Kind.CENTRE || centre);
            spacesInPlay |= in ? 1 << space : 0;
        }
        spaces = spacesInPlay;
        areas = areasInPlay;
        trees = layout.trees().getOrDefault(seats, List.of());
        for (int space = 0; space < Space.COUNT; space++) {
            lay(layout.field(space));
        }
        for (int area = 0; area < Area.COUNT; area++) {
            boolean in = (areas >> area & 1) != 0;
            bordering[area] = in ? BORDERING[area] & areas : 0;
            for (int left = in ? CORNERS[area] : 0; left != 0; left &= left - 1) {
                areasAt[Integer.numberOfTrailingZeros(left)] |= 1L << area;
            }
        }
        for (int entry = 0; entry < borderingBytes.length; entry++) {
            int bits = entry % BYTE_VALUES;
            int area = entry / BYTE_VALUES * 8 + Integer.numberOfTrailingZeros(bits);
            boolean in = bits != 0 && area < Area.COUNT;
            borderingBytes[entry] = in ? bordering[area] | borderingBytes[entry - (bits & -bits)] : 0;
        }
    }

    private void lay(Box.Layout.Field field) {
        int space = field.space().number();
        // Arrows to what is not in play, or no resource space any more, are void (TA-CEN-06)
        List<Box.Layout.Arrow> arrows = field.fires().stream()
                .filter(arrow -> (spaces >> arrow.to().number() & 1) != 0
                        && kinds[arrow.to().number()].holdsCubes())
                .toList();
        targets[space] = arrows.stream().mapToInt(arrow -> arrow.to().number()).toArray();
        brought[space] =
                arrows.stream().mapToInt(arrow -> arrow.cube().ordinal()).toArray();
        if (kinds[space].holdsCubes()) {
            field.starts().forEach((cube, count) -> starts[space * Cube.KINDS + cube.ordinal()] = count);
        }
    }

    /** What a space does; the centre asks the table. */
    Kind kind(int space) {
        return kinds[space];
    }

    boolean isSpace(int space) {
        return (spaces >> space & 1) != 0;
    }

    boolean isArea(int area) {
        return (areas >> area & 1) != 0;
    }

    int arrows(int space) {
        return targets[space].length;
    }

    int target(int space, int arrow) {
        return targets[space][arrow];
    }

    int brought(int space, int arrow) {
        return brought[space][arrow];
    }

    /** What a resource space starts with and is refilled with. */
    int start(int space, int cube) {
        return starts[space * Cube.KINDS + cube];
    }

    /** Areas in play at a space. */
    long areasAt(int space) {
        return areasAt[space];
    }

    /** Areas in play that border an area. */
    long bordering(int area) {
        return bordering[area];
    }

    /** Areas that border any of these; some of these may be among them. */
    long borderingAny(long areas) {
        long any = 0;
        int first = 0;
        for (long left = areas; left != 0; left >>>= 8) {
            any |= borderingBytes[first + (int) (left & (BYTE_VALUES - 1))];
            first += BYTE_VALUES;
        }
        return any;
    }

    List<Area> trees(int seat) {
        return trees.get(seat);
    }
}

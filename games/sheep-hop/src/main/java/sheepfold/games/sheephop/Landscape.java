package sheepfold.games.sheephop;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** A board: spaces and fences, the meadow with its exit, the wolves' paths, the gates of the fold. Made once, never changed. */
public final class Landscape {
    static final int MOST_SPACES = Space.HOME.number();

    private static final Comparator<Space> READING_ORDER =
            Comparator.comparingInt(Space::row).reversed().thenComparingInt(Space::column);

    /** A closed loop that a wolf patrols, its spaces in clockwise order. */
    public record Path(String name, List<Space> spaces, long set) {
        static Path of(String name, List<Space> spaces) {
            return new Path(name, spaces, setOf(spaces));
        }
    }

    /** A fence between two spaces that touch. */
    record Fence(Space one, Space other) {
        boolean parts(Space a, Space b) {
            return (one.equals(a) && other.equals(b)) || (one.equals(b) && other.equals(a));
        }
    }

    /** A side of a space that opens into the fold. */
    record Gate(Space space, Direction side) {}

    /** What a board file says, its spaces found. */
    record Plan(
            WrittenLandscape file,
            List<Space> spaces,
            List<Fence> fences,
            List<Space> meadow,
            Space inside,
            Space front,
            List<Path> paths,
            List<Gate> gates,
            Map<Wolf, Space> standardWolves) {}

    private final Plan plan;
    final WrittenLandscape file;
    /** In reading order: row by row from the top. */
    final List<Space> meadow;

    final long meadowSet;
    final Space exitFront;
    final List<Gate> gates;
    final Map<Wolf, Space> standardWolves;
    private final long allSpaces;
    private final long[] ahead;
    private final long[] behind;
    private final Map<String, Space> byName = new HashMap<>();
    final MoveTable moves;

    Landscape(Plan plan) {
        this.plan = plan;
        file = plan.file;
        exitFront = plan.front;
        gates = plan.gates;
        standardWolves = plan.standardWolves;
        plan.spaces.forEach(space -> byName.put(space.name(), space));
        meadow = plan.meadow.stream().sorted(READING_ORDER).toList();
        meadowSet = setOf(meadow);
        allSpaces = setOf(plan.spaces);
        ahead = perWay(this::spaceAhead);
        behind = perWay(this::spaceBehind);
        moves = new MoveTable(this);
    }

    private long[] perWay(BiFunction<Space, Direction, Optional<Space>> neighbour) {
        long[] bits = new long[plan.spaces.size() * Direction.COUNT];
        for (Space from : plan.spaces) {
            for (Direction direction : Direction.values()) {
                bits[firstWay(from.number()) + direction.ordinal()] =
                        neighbour.apply(from, direction).map(Space::bit).orElse(0L);
            }
        }
        return bits;
    }

    /** The neighbour in a direction: a space that shares an unfenced edge (SS-MOVE-04), or the fold behind a gate. */
    Optional<Space> spaceAhead(Space from, Direction direction) {
        if (gates.contains(new Gate(from, direction))) {
            return Optional.of(Space.HOME);
        }
        return spaceAt(from.column() + direction.columns, from.row() + direction.rows)
                .filter(to -> !isFenced(from, to));
    }

    /** The space on the far side of the neighbour, by two neighbour steps in a straight line (SS-HOP-01). */
    private Optional<Space> spaceBehind(Space from, Direction direction) {
        return spaceAhead(from, direction)
                .filter(over -> !over.equals(Space.HOME))
                .flatMap(over -> spaceAhead(over, direction));
    }

    /** From each space lead {@link Direction#COUNT} ways; they are numbered on from this one. */
    public static int firstWay(int from) {
        return from * Direction.COUNT;
    }

    /** The neighbour that a way leads to as a set: one space, the fold, or nothing. */
    public long ahead(int way) {
        return ahead[way];
    }

    /** The space behind that neighbour as a set: one space, the fold, or nothing. */
    public long behind(int way) {
        return behind[way];
    }

    /** The space that a hop from one space to another crosses, or the empty set if no hop leads there. */
    long between(long from, Space to) {
        int first = firstWay(Space.firstOf(from));
        for (int way = first; way < first + Direction.COUNT; way++) {
            if (behind[way] == to.bit()) {
                return ahead[way];
            }
        }
        return 0;
    }

    boolean areNeighbours(Space from, Space to) {
        return Stream.of(Direction.values())
                .anyMatch(direction ->
                        spaceAhead(from, direction).filter(to::equals).isPresent());
    }

    boolean isFenced(Space one, Space other) {
        return plan.fences.stream().anyMatch(fence -> fence.parts(one, other));
    }

    /** The spaces that can be walked to from one of them without leaving a set. */
    long walkable(long start, long within) {
        long reached = start;
        for (long fresh = start; fresh != 0; ) {
            long next = 0;
            for (long left = fresh; left != 0; left &= left - 1) {
                int way = firstWay(Space.firstOf(left));
                next |= ahead[way] | ahead[way + 1] | ahead[way + 2] | ahead[way + 3];
            }
            fresh = next & within & ~reached;
            reached |= fresh;
        }
        return reached;
    }

    /** The number of columns. */
    int columns() {
        return file.columns().length();
    }

    int rows() {
        return file.rows();
    }

    public List<Space> spaces() {
        return plan.spaces;
    }

    public Space space(int number) {
        return number == Space.HOME.number() ? Space.HOME : plan.spaces.get(number);
    }

    /** The only space of a set. */
    Space spaceIn(long set) {
        return space(Space.firstOf(set));
    }

    Optional<Space> named(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The space that something written names at some place. */
    Space written(String place, String rule, String name) {
        return named(name).orElseThrow(() -> noSuchSpace(place, rule, name));
    }

    static BadInput noSuchSpace(String place, String rule, String name) {
        return new BadInput(place, rule, "there is no space %s on this board".formatted(Text.shortened(name)));
    }

    Optional<Space> spaceAt(int column, int row) {
        boolean inside = column >= 0 && column < columns();
        return inside ? named(nameOf(column, row)) : Optional.empty();
    }

    static String nameOf(int column, int row) {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }

    /** The spaces of a set. */
    List<Space> spacesIn(long set) {
        return plan.spaces.stream().filter(space -> space.isIn(set)).toList();
    }

    public long allSpaces() {
        return allSpaces;
    }

    /** Every space outside the meadow. */
    public long field() {
        return allSpaces & ~meadowSet;
    }

    public Space exitInside() {
        return plan.inside;
    }

    /** The two paths. */
    public List<Path> paths() {
        return plan.paths;
    }

    Optional<Path> pathThrough(Space space) {
        return plan.paths.stream().filter(path -> path.spaces.contains(space)).findFirst();
    }

    static long setOf(Collection<Space> spaces) {
        return spaces.stream().mapToLong(Space::bit).reduce(0, (a, b) -> a | b);
    }
}

package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import sheepfold.games.sheephop.Landscape.Fence;
import sheepfold.games.sheephop.Landscape.Gate;
import sheepfold.games.sheephop.Landscape.Path;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/** Lays out a written board and refuses one on which the game could not be played. */
final class LandscapeReader {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz";
    private static final int MEADOW_SPACES = 9;
    private static final int SHORTEST_LOOP = 4;

    private static final Shape<WrittenLandscape> SHAPE = Shape.of(WrittenLandscape.class);
    private static final Map<String, Landscape> OURS = new ConcurrentHashMap<>();

    private final WrittenLandscape file;
    private final Map<String, Space> spaces = new LinkedHashMap<>();

    private LandscapeReader(JsonNode json) {
        file = SHAPE.read(json, "");
    }

    /** One of the boards that come with the game. */
    static Landscape ours(String id) {
        return OURS.computeIfAbsent(id, name -> ofFile("boards/" + name + ".json"));
    }

    private static Landscape ofFile(String name) {
        try {
            return new LandscapeReader(Json.resource(LandscapeReader.class, name)).landscape();
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    /** The board that an owner of the box has described. */
    static Landscape ofOwner(JsonNode data) {
        try {
            return new LandscapeReader(data).landscape();
        } catch (BadInput e) {
            throw e.at("data");
        }
    }

    private Landscape landscape() {
        boolean inOrder = !file.columns().isEmpty() && ALPHABET.startsWith(file.columns());
        refuse(
                "columns",
                !inOrder,
                "",
                "columns are the first letters of the alphabet in order, such as \"abcdefghi\"");
        layOutSpaces();
        Landscape landscape = new Landscape(new Landscape.Plan(
                file,
                List.copyOf(spaces.values()),
                fences(),
                meadow(),
                space("exit.inside", file.exit().inside()),
                space("exit.front", file.exit().front()),
                paths(),
                gates(),
                standardWolves()));
        checkMeadow(landscape);
        checkField(landscape);
        landscape.paths().forEach(path -> checkLoop(landscape, path));
        checkPathsAreApart(landscape);
        checkWolves(landscape);
        checkWaysHome(landscape);
        return landscape;
    }

    private void layOutSpaces() {
        int columns = file.columns().length();
        List<String> grid = IntStream.range(0, file.rows() * columns)
                .mapToObj(i -> Landscape.nameOf(i % columns, i / columns))
                .toList();
        Set<String> missing = new HashSet<>();
        for (int i = 0; i < file.missing().size(); i++) {
            String name = file.missing().get(i);
            String place = "missing[" + i + "]";
            refuse(place, !grid.contains(name), "", "%s lies outside the board", Text.shortened(name));
            refuse(place, !missing.add(name), "", "%s stands there twice", name);
        }
        int most = Landscape.MOST_SPACES;
        int count = grid.size() - missing.size();
        refuse("missing", count > most, "", "a board has at most %d spaces, and this one has %d", most, count);
        for (int i = 0; i < grid.size(); i++) {
            String name = grid.get(i);
            if (!missing.contains(name)) {
                spaces.put(name, new Space(spaces.size(), name, i % columns, i / columns));
            }
        }
    }

    private List<Fence> fences() {
        List<Fence> fences = new ArrayList<>();
        for (List<String> pair : file.fences()) {
            String place = "fences[" + fences.size() + "]";
            Fence fence = new Fence(space(place, pair.getFirst()), space(place, pair.getLast()));
            boolean touch = Space.touches(fence.one(), fence.other());
            refuse(place, !touch, "SS-MOVE-04", "%s and %s do not touch", fence.one(), fence.other());
            fences.add(fence);
        }
        return fences;
    }

    private List<Space> meadow() {
        List<Space> meadow = distinct("meadow", file.meadow());
        int size = meadow.size();
        boolean fits = size == MEADOW_SPACES;
        refuse("meadow", !fits, "SS-SETUP-01", "the meadow has nine spaces for nine sheep, not %d", size);
        return meadow;
    }

    private List<Path> paths() {
        int count = file.paths().size();
        refuse("paths", count != 2, "SS-SETUP-02", "there are two paths, one for each wolf, not %d", count);
        return file.paths().entrySet().stream()
                .map(path -> Path.of(path.getKey(), distinct("paths." + path.getKey(), path.getValue())))
                .toList();
    }

    private List<Gate> gates() {
        List<Gate> gates = new ArrayList<>();
        for (List<String> pair : file.foldGates()) {
            String place = "foldGates[" + gates.size() + "]";
            Space space = space(place, pair.getFirst());
            Direction side = Direction.of(pair.getLast())
                    .orElseThrow(() -> new BadInput(place, "SS-FOLD-01", "a gate faces N, E, S or W"));
            String beyond = Landscape.nameOf(space.column() + side.columns, space.row() + side.rows);
            boolean inside = spaces.containsKey(beyond);
            refuse(place, inside, "SS-FOLD-01", "the gate of %s leads to %s, not off the board", space, beyond);
            boolean another = gates.stream().anyMatch(gate -> gate.space().equals(space));
            refuse(place, another, "SS-FOLD-01", "%s has a gate already", space);
            gates.add(new Gate(space, side));
        }
        refuse("foldGates", gates.isEmpty(), "SS-FOLD-01", "without a gate no sheep ever comes home");
        return gates;
    }

    private Map<Wolf, Space> standardWolves() {
        Map<Wolf, Space> standing = new EnumMap<>(Wolf.class);
        for (Wolf wolf : Wolf.values()) {
            String name = file.standardWolves().of(wolf);
            standing.put(wolf, space("standardWolves." + wolf.letter, name));
        }
        return standing;
    }

    private static void checkMeadow(Landscape board) {
        Space inside = board.exitInside();
        Space front = board.exitFront;
        long meadow = board.meadowSet;
        refuse("exit.inside", !inside.isIn(meadow), "SS-MOVE-04", "%s does not lie in the meadow", inside);
        refuse("exit.front", front.isIn(meadow), "SS-MOVE-04", "%s lies in the meadow itself", front);
        boolean apart = !board.areNeighbours(inside, front);
        refuse("exit", apart, "SS-MOVE-04", "%s and %s are no neighbours", inside, front);
        long cutOff = meadow & ~board.walkable(inside.bit(), meadow);
        String alone = firstOf(board, cutOff);
        refuse("meadow", cutOff != 0, "SS-MOVE-04", "%s is cut off from the exit %s", alone, inside);
        board.meadow.forEach(space -> checkBorder(board, space));
    }

    private static String firstOf(Landscape board, long set) {
        return board.spacesIn(set).stream().map(Space::name).findFirst().orElse("");
    }

    private static void checkBorder(Landscape board, Space inside) {
        for (Direction direction : Direction.values()) {
            Space beyond = board.spaceAhead(inside, direction).orElse(inside);
            boolean exit = inside.equals(board.exitInside()) && beyond.equals(board.exitFront);
            refuse("foldGates", beyond.isHome(), "SS-FOLD-01", "%s lies in the meadow and can have no gate", inside);
            boolean open = !exit && !beyond.isIn(board.meadowSet);
            String only = "the exit is to be the only way out of the meadow, but no fence parts %s from %s";
            refuse("fences", open, "SS-MOVE-04", only, inside, beyond);
        }
    }

    private static void checkField(Landscape board) {
        long cutOff = board.field() & ~board.walkable(board.exitFront.bit(), board.field());
        String alone = firstOf(board, cutOff);
        refuse("fences", cutOff != 0, "SS-MOVE-04", "%s cannot be reached from the meadow exit", alone);
    }

    private static void checkLoop(Landscape board, Path path) {
        String place = "paths." + path.name();
        List<Space> loop = path.spaces();
        int size = loop.size();
        boolean small = size < SHORTEST_LOOP;
        refuse(place, small, "SS-WOLF-01", "a closed loop has at least four spaces, not %d", size);
        int area = 0;
        for (int i = 0; i < size; i++) {
            Space from = loop.get(i);
            Space to = loop.get((i + 1) % size);
            boolean apart = !board.areNeighbours(from, to);
            String gap = "a path is a closed loop of neighbours, but %s and %s are none";
            refuse(place, apart, "SS-WOLF-01", gap, from, to);
            refuse(place + "[" + i + "]", from.isIn(board.meadowSet), "SS-WOLF-05", "%s lies in the meadow", from);
            area += from.column() * to.row() - to.column() * from.row();
        }
        // The sign of the area that a loop encloses tells which way round it goes
        refuse(place, area > 0, "SS-SETUP-04", "the spaces of a path are listed clockwise, row 1 at the bottom");
    }

    private static void checkPathsAreApart(Landscape board) {
        Path other = board.paths().getLast();
        long both = board.paths().getFirst().set() & other.set();
        String place = "paths." + other.name();
        refuse(place, both != 0, "SS-SETUP-02", "%s lies on both paths, which are to be apart", firstOf(board, both));
    }

    private static void checkWolves(Landscape board) {
        List<Optional<Path>> taken = new ArrayList<>();
        board.standardWolves.forEach((wolf, space) -> {
            String place = "standardWolves." + wolf.letter;
            Optional<Path> path = board.pathThrough(space);
            refuse(place, path.isEmpty(), "SS-SETUP-02", "%s lies on no path", space);
            refuse(place, taken.contains(path), "SS-SETUP-02", "both wolves would start on one path");
            taken.add(path);
        });
    }

    /** {@code xhome} does not say over whom, so from one space only one hop may lead home. */
    private static void checkWaysHome(Landscape board) {
        for (Space from : board.spaces()) {
            int first = Landscape.firstWay(from.number());
            long homeward = IntStream.range(first, first + Direction.COUNT)
                    .filter(way -> Space.HOME.isIn(board.behind(way)))
                    .count();
            String alike = "from %s two hops would lead home, and a written hop could not tell them apart";
            refuse("foldGates", homeward > 1, "SS-FOLD-01", alike, from);
        }
    }

    private List<Space> distinct(String place, List<String> names) {
        List<Space> found = new ArrayList<>();
        for (String name : names) {
            String at = place + "[" + found.size() + "]";
            Space space = space(at, name);
            refuse(at, found.contains(space), "", "%s stands there twice", name);
            found.add(space);
        }
        return found;
    }

    private Space space(String place, String name) {
        return Optional.ofNullable(spaces.get(name)).orElseThrow(() -> Landscape.noSuchSpace(place, "", name));
    }

    @SuppressWarnings("AnnotateFormatMethod")
    static void refuse(String place, boolean wrong, String rule, String sentence, Object... named) {
        if (wrong) {
            throw new BadInput(place, rule, sentence.formatted(named));
        }
    }
}

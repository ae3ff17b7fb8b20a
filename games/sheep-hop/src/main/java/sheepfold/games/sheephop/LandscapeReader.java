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
        refuse(
                "columns",
                file.columns().isEmpty() || !ALPHABET.startsWith(file.columns()),
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
        List<String> grid = IntStream.range(0, file.rows() * file.columns().length())
                .mapToObj(i -> Landscape.nameOf(
                        i % file.columns().length(), i / file.columns().length()))
                .toList();
        Set<String> missing = new HashSet<>();
        for (int i = 0; i < file.missing().size(); i++) {
            String name = file.missing().get(i);
            String place = "missing[" + i + "]";
            refuse(place, !grid.contains(name), "", Text.shortened(name) + " lies outside the board");
            refuse(place, !missing.add(name), "", name + " stands there twice");
        }
        int most = Landscape.MOST_SPACES;
        int count = grid.size() - missing.size();
        refuse(
                "missing",
                count > most,
                "",
                "a board has at most %d spaces, and this one has %d".formatted(most, count));
        for (int i = 0; i < grid.size(); i++) {
            String name = grid.get(i);
            if (!missing.contains(name)) {
                int columns = file.columns().length();
                spaces.put(name, new Space(spaces.size(), name, i % columns, i / columns));
            }
        }
    }

    private List<Fence> fences() {
        List<Fence> fences = new ArrayList<>();
        for (List<String> pair : file.fences()) {
            String place = "fences[" + fences.size() + "]";
            Fence fence = new Fence(space(place, pair.getFirst()), space(place, pair.getLast()));
            refuse(
                    place,
                    !Space.touches(fence.one(), fence.other()),
                    "SS-MOVE-04",
                    "%s and %s do not touch".formatted(fence.one(), fence.other()));
            fences.add(fence);
        }
        return fences;
    }

    private List<Space> meadow() {
        List<Space> meadow = distinct("meadow", file.meadow());
        refuse(
                "meadow",
                meadow.size() != MEADOW_SPACES,
                "SS-SETUP-01",
                "the meadow has nine spaces for nine sheep, not " + meadow.size());
        return meadow;
    }

    private List<Path> paths() {
        int count = file.paths().size();
        refuse("paths", count != 2, "SS-SETUP-02", "there are two paths, one for each wolf, not " + count);
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
            refuse(
                    place,
                    spaces.containsKey(beyond),
                    "SS-FOLD-01",
                    "the gate of %s leads to %s, not off the board".formatted(space, beyond));
            refuse(
                    place,
                    gates.stream().anyMatch(gate -> gate.space().equals(space)),
                    "SS-FOLD-01",
                    space + " has a gate already");
            gates.add(new Gate(space, side));
        }
        refuse("foldGates", gates.isEmpty(), "SS-FOLD-01", "without a gate no sheep ever comes home");
        return gates;
    }

    private Map<Wolf, Space> standardWolves() {
        Map<Wolf, Space> standing = new EnumMap<>(Wolf.class);
        for (Wolf wolf : Wolf.values()) {
            standing.put(
                    wolf,
                    space(
                            "standardWolves." + wolf.letter(),
                            file.standardWolves().of(wolf)));
        }
        return standing;
    }

    private static void checkMeadow(Landscape board) {
        Space inside = board.exitInside();
        Space front = board.exitFront();
        long meadow = board.meadowSet();
        refuse("exit.inside", !inside.isIn(meadow), "SS-MOVE-04", inside + " does not lie in the meadow");
        refuse("exit.front", front.isIn(meadow), "SS-MOVE-04", front + " lies in the meadow itself");
        refuse(
                "exit",
                !board.areNeighbours(inside, front),
                "SS-MOVE-04",
                "%s and %s are no neighbours".formatted(inside, front));
        long cutOff = meadow & ~board.walkable(inside.bit(), meadow);
        refuse(
                "meadow",
                cutOff != 0,
                "SS-MOVE-04",
                "%s is cut off from the exit %s".formatted(firstOf(board, cutOff), inside));
        board.meadow().forEach(space -> checkBorder(board, space));
    }

    private static String firstOf(Landscape board, long set) {
        return board.spacesIn(set).stream().map(Space::name).findFirst().orElse("");
    }

    private static void checkBorder(Landscape board, Space inside) {
        for (Direction direction : Direction.values()) {
            Space beyond = board.spaceAhead(inside, direction).orElse(inside);
            boolean exit = inside.equals(board.exitInside()) && beyond.equals(board.exitFront());
            refuse("foldGates", beyond.isHome(), "SS-FOLD-01", inside + " lies in the meadow and can have no gate");
            refuse(
                    "fences",
                    !exit && !beyond.isIn(board.meadowSet()),
                    "SS-MOVE-04",
                    "the exit is to be the only way out of the meadow, but no fence parts %s from %s"
                            .formatted(inside, beyond));
        }
    }

    private static void checkField(Landscape board) {
        long reached = board.walkable(board.exitFront().bit(), board.field());
        long cutOff = board.field() & ~reached;
        refuse(
                "fences",
                cutOff != 0,
                "SS-MOVE-04",
                "%s cannot be reached from the meadow exit".formatted(firstOf(board, cutOff)));
    }

    private static void checkLoop(Landscape board, Path path) {
        String place = "paths." + path.name();
        List<Space> loop = path.spaces();
        refuse(
                place,
                loop.size() < SHORTEST_LOOP,
                "SS-WOLF-01",
                "a closed loop has at least four spaces, not " + loop.size());
        int area = 0;
        for (int i = 0; i < loop.size(); i++) {
            Space from = loop.get(i);
            Space to = loop.get((i + 1) % loop.size());
            refuse(
                    place,
                    !board.areNeighbours(from, to),
                    "SS-WOLF-01",
                    "a path is a closed loop of neighbours, but %s and %s are none".formatted(from, to));
            refuse(place + "[" + i + "]", from.isIn(board.meadowSet()), "SS-WOLF-05", from + " lies in the meadow");
            area += from.column() * to.row() - to.column() * from.row();
        }
        // The sign of the area that a loop encloses tells which way round it goes
        refuse(place, area > 0, "SS-SETUP-04", "the spaces of a path are listed clockwise, row 1 at the bottom");
    }

    private static void checkPathsAreApart(Landscape board) {
        Path other = board.paths().getLast();
        long both = board.paths().getFirst().set() & other.set();
        refuse(
                "paths." + other.name(),
                both != 0,
                "SS-SETUP-02",
                firstOf(board, both) + " lies on both paths, which are to be apart");
    }

    private static void checkWolves(Landscape board) {
        List<Optional<Path>> taken = new ArrayList<>();
        board.standardWolves().forEach((wolf, space) -> {
            String place = "standardWolves." + wolf.letter();
            Optional<Path> path = board.pathThrough(space);
            refuse(place, path.isEmpty(), "SS-SETUP-02", space + " lies on no path");
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
            refuse(
                    "foldGates",
                    homeward > 1,
                    "SS-FOLD-01",
                    "from %s two hops would lead home, and a written hop could not tell them apart".formatted(from));
        }
    }

    private List<Space> distinct(String place, List<String> names) {
        List<Space> found = new ArrayList<>();
        for (String name : names) {
            String at = place + "[" + found.size() + "]";
            Space space = space(at, name);
            refuse(at, found.contains(space), "", name + " stands there twice");
            found.add(space);
        }
        return found;
    }

    private Space space(String place, String name) {
        return Optional.ofNullable(spaces.get(name))
                .orElseThrow(() ->
                        new BadInput(place, "there is no space %s on this board".formatted(Text.shortened(name))));
    }

    private static void refuse(String place, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(place, rule, sentence);
        }
    }
}

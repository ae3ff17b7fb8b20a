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
import sheepfold.engine.BadInput;
import sheepfold.engine.Text;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import sheepfold.games.sheephop.Landscape.Fence;
import sheepfold.games.sheephop.Landscape.Gate;
import sheepfold.games.sheephop.Landscape.Path;
import tools.jackson.databind.JsonNode;

/** Reads a board file and refuses one on which the game could not be played. */
final class LandscapeReader {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz";
    private static final int MEADOW_SPACES = 9;
    private static final int SHORTEST_LOOP = 4;

    private static final Map<String, Landscape> OURS = new ConcurrentHashMap<>();

    private final Fields file;
    private final Map<String, Space> spaces = new LinkedHashMap<>();

    private LandscapeReader(JsonNode json, String place) {
        file = Fields.of(json, place);
    }

    /** One of the boards that come with the game. */
    static Landscape ours(String id) {
        return OURS.computeIfAbsent(id, name -> ofFile("boards/" + name + ".json"));
    }

    /** The board that an owner of the box has described. */
    static Landscape ofOwner(JsonNode data) {
        return new LandscapeReader(data, "data").landscape();
    }

    private static Landscape ofFile(String name) {
        try {
            return new LandscapeReader(Json.resource(LandscapeReader.class, name), "").landscape();
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    private Landscape landscape() {
        String id = file.text("id");
        String columns = columns();
        int rows = file.number("rows", 1, ALPHABET.length());
        layOutSpaces(columns, rows);
        Fields exit = file.object("exit");
        Landscape.Plan plan = new Landscape.Plan(
                id,
                columns,
                rows,
                List.copyOf(spaces.values()),
                fences(),
                meadow(),
                space(exit, "inside"),
                space(exit, "front"),
                paths(),
                gates(),
                standardWolves());
        exit.nothingElse();
        file.has("provenance");
        file.nothingElse();
        Landscape landscape = new Landscape(plan);
        checkMeadow(landscape);
        checkField(landscape);
        landscape.paths().forEach(path -> checkLoop(landscape, path));
        checkPathsAreApart(landscape);
        checkWolves(landscape);
        checkWaysHome(landscape);
        return landscape;
    }

    private String columns() {
        String columns = file.text("columns");
        if (columns.isEmpty() || !ALPHABET.startsWith(columns)) {
            throw file.wrong(
                    "columns", "columns are the first letters of the alphabet in order, such as \"abcdefghi\"");
        }
        return columns;
    }

    private void layOutSpaces(String columns, int rows) {
        Set<String> missing = new HashSet<>();
        List<String> named = file.texts("missing");
        for (int i = 0; i < named.size(); i++) {
            String name = named.get(i);
            boolean onTheGrid = name.matches("[a-z][1-9]\\d?")
                    && columns.indexOf(name.charAt(0)) >= 0
                    && Integer.parseInt(name.substring(1)) <= rows;
            if (!onTheGrid || !missing.add(name)) {
                throw file.wrong(
                        "missing[" + i + "]",
                        onTheGrid ? name + " stands there twice" : Text.shortened(name) + " lies outside the board");
            }
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns.length(); column++) {
                String name = Landscape.nameOf(column, row);
                if (!missing.contains(name)) {
                    spaces.put(name, new Space(spaces.size(), name, column, row));
                }
            }
        }
        if (spaces.size() > Landscape.MOST_SPACES) {
            throw file.wrong(
                    "missing",
                    "a board has at most %d spaces, and this one has %d"
                            .formatted(Landscape.MOST_SPACES, spaces.size()));
        }
    }

    private List<Fence> fences() {
        List<Fence> fences = new ArrayList<>();
        for (List<String> pair : pairs("fences", "two spaces")) {
            String place = "fences[" + fences.size() + "]";
            Fence fence = new Fence(space(place, pair.getFirst()), space(place, pair.getLast()));
            if (!Space.touches(fence.one(), fence.other())) {
                throw file.wrong(place, "SS-MOVE-04", "%s and %s do not touch".formatted(fence.one(), fence.other()));
            }
            fences.add(fence);
        }
        return fences;
    }

    private List<Space> meadow() {
        List<Space> meadow = distinct("meadow", file.texts("meadow"));
        if (meadow.size() != MEADOW_SPACES) {
            throw file.wrong(
                    "meadow", "SS-SETUP-01", "the meadow has nine spaces for nine sheep, not " + meadow.size());
        }
        return meadow;
    }

    private List<Path> paths() {
        Fields paths = file.object("paths");
        if (paths.names().size() != 2) {
            throw file.wrong(
                    "paths",
                    "SS-SETUP-02",
                    "there are two paths, one for each wolf, not "
                            + paths.names().size());
        }
        return paths.names().stream()
                .map(name -> Path.of(name, distinct("paths." + name, paths.texts(name))))
                .toList();
    }

    private List<Gate> gates() {
        List<Gate> gates = new ArrayList<>();
        for (List<String> pair : pairs("foldGates", "a space and a side")) {
            String place = "foldGates[" + gates.size() + "]";
            Space space = space(place, pair.getFirst());
            Direction side = Direction.of(pair.getLast())
                    .orElseThrow(() -> file.wrong(place, "SS-FOLD-01", "a gate faces N, E, S or W"));
            Space beyond = spaces.get(Landscape.nameOf(space.column() + side.columns, space.row() + side.rows));
            if (beyond != null) {
                throw file.wrong(
                        place, "SS-FOLD-01", "the gate of %s leads to %s, not off the board".formatted(space, beyond));
            }
            if (gates.stream().anyMatch(gate -> gate.space().equals(space))) {
                throw file.wrong(place, "SS-FOLD-01", space + " has a gate already");
            }
            gates.add(new Gate(space, side));
        }
        if (gates.isEmpty()) {
            throw file.wrong("foldGates", "SS-FOLD-01", "without a gate no sheep ever comes home");
        }
        return gates;
    }

    private Map<Wolf, Space> standardWolves() {
        Fields wolves = file.object("standardWolves");
        Map<Wolf, Space> standing = new EnumMap<>(Wolf.class);
        for (Wolf wolf : Wolf.values()) {
            standing.put(wolf, space(wolves, String.valueOf(wolf.letter())));
        }
        wolves.nothingElse();
        return standing;
    }

    private void checkMeadow(Landscape board) {
        long meadow = board.meadowSet();
        if (!board.exitInside().isIn(meadow)) {
            throw file.wrong("exit.inside", "SS-MOVE-04", board.exitInside() + " does not lie in the meadow");
        }
        if (board.exitFront().isIn(meadow)) {
            throw file.wrong("exit.front", "SS-MOVE-04", board.exitFront() + " lies in the meadow itself");
        }
        if (!board.areNeighbours(board.exitInside(), board.exitFront())) {
            throw file.wrong(
                    "exit",
                    "SS-MOVE-04",
                    "%s and %s are no neighbours".formatted(board.exitInside(), board.exitFront()));
        }
        long cutOff = meadow & ~board.walkable(board.exitInside().bit(), meadow);
        if (cutOff != 0) {
            throw file.wrong(
                    "meadow",
                    "SS-MOVE-04",
                    "%s is cut off from the exit %s".formatted(board.space(Space.firstOf(cutOff)), board.exitInside()));
        }
        for (Space inside : board.meadow()) {
            checkBorder(board, inside);
        }
    }

    private void checkBorder(Landscape board, Space inside) {
        for (Direction direction : Direction.values()) {
            Space beyond = board.spaceAhead(inside, direction).orElse(inside);
            if (beyond.equals(Space.HOME)) {
                throw file.wrong("foldGates", "SS-FOLD-01", inside + " lies in the meadow and can have no gate");
            }
            boolean exit = inside.equals(board.exitInside()) && beyond.equals(board.exitFront());
            if (!exit && !beyond.isIn(board.meadowSet())) {
                throw file.wrong(
                        "fences",
                        "SS-MOVE-04",
                        "the exit is to be the only way out of the meadow, but no fence parts %s from %s"
                                .formatted(inside, beyond));
            }
        }
    }

    private void checkField(Landscape board) {
        long reached = board.walkable(board.exitFront().bit(), board.field());
        long cutOff = board.field() & ~reached;
        if (cutOff != 0) {
            throw file.wrong(
                    "fences",
                    "SS-MOVE-04",
                    "%s cannot be reached from the meadow exit".formatted(board.space(Space.firstOf(cutOff))));
        }
    }

    private void checkLoop(Landscape board, Path path) {
        String place = "paths." + path.name();
        List<Space> loop = path.spaces();
        if (loop.size() < SHORTEST_LOOP) {
            throw file.wrong(place, "SS-WOLF-01", "a closed loop has at least four spaces, not " + loop.size());
        }
        for (int i = 0; i < loop.size(); i++) {
            Space from = loop.get(i);
            Space to = loop.get((i + 1) % loop.size());
            if (!board.areNeighbours(from, to)) {
                throw file.wrong(
                        place,
                        "SS-WOLF-01",
                        "a path is a closed loop of neighbours, but %s and %s are none".formatted(from, to));
            }
            if (from.isIn(board.meadowSet())) {
                throw file.wrong(place + "[" + i + "]", "SS-WOLF-05", from + " lies in the meadow");
            }
        }
        if (turnsCounterclockwise(loop)) {
            throw file.wrong(place, "SS-SETUP-04", "the spaces of a path are listed clockwise, row 1 at the bottom");
        }
    }

    /** By the sign of the area that the loop encloses. */
    private static boolean turnsCounterclockwise(List<Space> loop) {
        int area = 0;
        for (int i = 0; i < loop.size(); i++) {
            Space from = loop.get(i);
            Space to = loop.get((i + 1) % loop.size());
            area += from.column() * to.row() - to.column() * from.row();
        }
        return area > 0;
    }

    private void checkPathsAreApart(Landscape board) {
        Path other = board.paths().getLast();
        for (Space space : board.paths().getFirst().spaces()) {
            if (other.spaces().contains(space)) {
                throw file.wrong(
                        "paths." + other.name(), "SS-SETUP-02", space + " lies on both paths, which are to be apart");
            }
        }
    }

    private void checkWolves(Landscape board) {
        List<Optional<Path>> taken = new ArrayList<>();
        board.standardWolves().forEach((wolf, space) -> {
            Optional<Path> path = board.pathThrough(space);
            if (path.isEmpty() || taken.contains(path)) {
                throw file.wrong(
                        "standardWolves." + wolf.letter(),
                        "SS-SETUP-02",
                        path.isEmpty() ? space + " lies on no path" : "both wolves would start on one path");
            }
            taken.add(path);
        });
    }

    /** {@code xhome} does not say over whom, so from one space only one hop may lead home. */
    private void checkWaysHome(Landscape board) {
        for (Space from : board.spaces()) {
            int homeward = 0;
            for (int way = Landscape.firstWay(from.number()), turn = 0; turn < Direction.COUNT; turn++) {
                homeward += Space.HOME.isIn(board.behind(way + turn)) ? 1 : 0;
            }
            if (homeward > 1) {
                throw file.wrong(
                        "foldGates",
                        "SS-FOLD-01",
                        "from %s two hops would lead home, and a written hop could not tell them apart"
                                .formatted(from));
            }
        }
    }

    private List<List<String>> pairs(String name, String what) {
        List<List<String>> pairs = new ArrayList<>();
        for (JsonNode item : file.list(name)) {
            boolean fits = item.isArray()
                    && item.size() == 2
                    && item.get(0).isString()
                    && item.get(1).isString();
            if (!fits) {
                throw file.wrong(name + "[" + pairs.size() + "]", "it is to be a pair of texts: " + what);
            }
            pairs.add(List.of(item.get(0).stringValue(), item.get(1).stringValue()));
        }
        return pairs;
    }

    private List<Space> distinct(String place, List<String> names) {
        List<Space> found = new ArrayList<>();
        for (String name : names) {
            String at = place + "[" + found.size() + "]";
            Space space = space(at, name);
            if (found.contains(space)) {
                throw file.wrong(at, name + " stands there twice");
            }
            found.add(space);
        }
        return found;
    }

    private Space space(Fields fields, String member) {
        String name = fields.text(member);
        return spaceCalled(name).orElseThrow(() -> fields.wrong(member, noSpace(name)));
    }

    private Space space(String place, String name) {
        return spaceCalled(name).orElseThrow(() -> file.wrong(place, noSpace(name)));
    }

    private Optional<Space> spaceCalled(String name) {
        return Optional.ofNullable(spaces.get(name));
    }

    private static String noSpace(String name) {
        return "there is no space %s on this board".formatted(Text.shortened(name));
    }
}

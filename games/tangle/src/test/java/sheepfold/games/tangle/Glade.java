package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/**
 * Where the rule tests begin: the start of a game, Red to place, with empty stashes and no cards in hand or in the row; then
 * what is different. Seats are named by their colours: {@code tile("R bush bc4 2")}, {@code stash("P E2W1")}.
 */
final class Glade {
    static final Tangle GAME = new Tangle();

    private final Setup setup;
    private final TangleRules rules;
    private final Map<String, Object> json = new LinkedHashMap<>();
    private final List<Map<String, Object>> seats = new ArrayList<>();
    private final Map<String, Map<String, Object>> tiles = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> spaces = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> upkeep = new LinkedHashMap<>();
    private final Map<String, Object> detail = new LinkedHashMap<>();

    private Glade(Setup setup) {
        this.setup = setup;
        this.rules = TangleRules.of(setup);
        for (int seat = 0; seat < setup.seats(); seat++) {
            Map<String, Object> player = new LinkedHashMap<>();
            // Cards that no test fulfils by chance
            player.put(
                    "goals",
                    List.of(
                            "V%02d".formatted(3 * seat + 5),
                            "V%02d".formatted(3 * seat + 6),
                            "V%02d".formatted(3 * seat + 7)));
            seats.add(player);
            for (Area area : rules.board.trees(seat)) {
                tiles.put(area.name(), new LinkedHashMap<>(Map.of("seat", seat, "tile", "tree", "roots", 1)));
            }
        }
    }

    /** A table for so many; options are written id=value. */
    static Glade of(int seats, String... options) {
        return new Glade(setup(seats, options));
    }

    Setup setup() {
        return setup;
    }

    static Setup setup(int seats, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return Setup.of(GAME.info(), seats, chosen, Optional.empty());
    }

    /** A game before its first card is dealt. */
    static Scenario<Wasteland, TangleMove> start(int seats, String... options) {
        return scenario(setup(seats, options));
    }

    private static Scenario<Wasteland, TangleMove> scenario(Setup setup) {
        Scenario<Wasteland, TangleMove> scenario = Scenario.of(GAME).seats(setup.seats());
        setup.chosen(GAME.info()).forEach(scenario::option);
        return scenario;
    }

    /** A whole set-up: Red begins, cards come in their order. */
    static Scenario<Wasteland, TangleMove> dealt(int seats, String... options) {
        List<String> all = new ArrayList<>(List.of("first-player=1"));
        all.addAll(Arrays.asList(options));
        Scenario<Wasteland, TangleMove> scenario = start(seats, all.toArray(new String[0]));
        IntStream.rangeClosed(1, 3 * seats).forEach(n -> scenario.play("=V%02d".formatted(n)));
        IntStream.rangeClosed(1, 3 * seats + 3).forEach(n -> scenario.play("=E%02d".formatted(n)));
        return scenario;
    }

    private static int seat(String colour) {
        return "RPGO".indexOf(colour);
    }

    /** Tiles, with a number of cubes, a seed, or roots: {@code "R bush bc4 2", "P clean-earth cd4 tree", "R tree bc5 :1"}. */
    Glade tile(String... texts) {
        for (String text : texts) {
            String[] words = text.split(" ", -1);
            Map<String, Object> tile = new LinkedHashMap<>();
            tile.put("seat", seat(words[0]));
            tile.put("tile", words[1].equals("earth") ? "clean-earth" : words[1]);
            if (words.length > 3) {
                if (words[3].startsWith(":")) {
                    tile.put("roots", Integer.parseInt(words[3].substring(1)));
                } else if (words[3].matches("\\d+")) {
                    tile.put("cubes", Integer.parseInt(words[3]));
                } else {
                    tile.put("seed", words[3]);
                }
            }
            tiles.put(words[2], tile);
        }
        return this;
    }

    Glade noTile(String area) {
        tiles.remove(area);
        return this;
    }

    /** Roots from the bottom up: {@code "b3 RPR"}; those come from the trees where there are too many. */
    Glade roots(String... texts) {
        for (String text : texts) {
            String[] words = text.split(" ", -1);
            space(words[0])
                    .put(
                            "roots",
                            words[1].chars()
                                    .mapToObj(c -> seat(Character.toString((char) c)))
                                    .toList());
        }
        return this;
    }

    /** Roots at home on trees: {@code "bc3 0"}. */
    Glade home(String... texts) {
        for (String text : texts) {
            String[] words = text.split(" ", -1);
            Objects.requireNonNull(tiles.get(words[0])).put("roots", Integer.parseInt(words[1]));
        }
        return this;
    }

    /** Cubes on spaces: {@code "b2 E4"}; {@code "b2 -"} for none. */
    Glade cubes(String... texts) {
        for (String text : texts) {
            String[] words = text.split(" ", -1);
            space(words[0]).put("cubes", words[1].equals("-") ? "" : words[1]);
        }
        return this;
    }

    private Map<String, Object> space(String name) {
        return spaces.computeIfAbsent(name, _ -> new LinkedHashMap<>());
    }

    /** Sleepers by their places in the stack. */
    Glade asleep(String space, int... indices) {
        space(space).put("asleep", Arrays.stream(indices).boxed().toList());
        return this;
    }

    Glade stash(String... texts) {
        for (String text : texts) {
            String[] words = text.split(" ", -1);
            seats.get(seat(words[0])).put("cubes", words[1]);
        }
        return this;
    }

    Glade seeds(String colour, int bush, int tree) {
        seats.get(seat(colour)).put("bushSeeds", bush);
        seats.get(seat(colour)).put("treeSeeds", tree);
        return this;
    }

    Glade hand(String colour, String... cards) {
        seats.get(seat(colour)).put("hand", List.of(cards));
        return this;
    }

    Glade front(String colour, String... cards) {
        seats.get(seat(colour)).put("front", List.of(cards));
        return this;
    }

    Glade goals(String colour, String... cards) {
        seats.get(seat(colour)).put("goals", List.of(cards));
        return this;
    }

    Glade row(String... cards) {
        return with("row", List.of(cards));
    }

    Glade discard(String... cards) {
        return with("discard", List.of(cards));
    }

    Glade active(String colour) {
        return with("active", seat(colour));
    }

    /** A tracker so far below the top. */
    Glade tracker(String track, int below) {
        upkeep.computeIfAbsent(track, _ -> new LinkedHashMap<>()).put("below", below);
        return this;
    }

    Glade marker(String track, String colour) {
        upkeep.computeIfAbsent(track, _ -> new LinkedHashMap<>()).put("holder", seat(colour));
        return this;
    }

    /** The end of a turn, with so many steps to make. */
    Glade tracking(int steps) {
        return with("phase", "track").with("steps", steps);
    }

    Glade casting() {
        return with("phase", "cast");
    }

    Glade with(String field, Object value) {
        json.put(field, value);
        return this;
    }

    Glade detail(String field, Object value) {
        detail.put(field, value);
        return this;
    }

    private String json() {
        Map<String, Object> all = new LinkedHashMap<>(json);
        all.put("seats", seats);
        all.put("tiles", tiles);
        all.put("spaces", spaces);
        all.put("upkeep", upkeep);
        if (!detail.isEmpty()) {
            all.put("detail", detail);
        }
        return Json.line(all);
    }

    /** What lies on an area, as {@link #tile} reads it; a dash for nothing. */
    static String on(Scenario<Wasteland, TangleMove> scenario, String area) {
        Land land = scenario.position().land;
        int number = Area.named(area).orElseThrow().number();
        if (land.owner(number) < 0) {
            return "-";
        }
        Tile tile = land.tile(number);
        return Colour.of(land.owner(number))
                + " "
                + (tile == Tile.CLEAN_EARTH ? "earth" : tile.toString())
                + (land.hasSeed(Seed.BUSH, number) ? " bush" : land.hasSeed(Seed.TREE, number) ? " tree" : "")
                + (land.stock(number) > 0 ? " " + land.stock(number) : "")
                + (land.roots(number) > 0 ? " :" + land.roots(number) : "");
    }

    /** The cubes of a player, as {@code E2W1}. */
    static String stash(Scenario<Wasteland, TangleMove> scenario, String colour) {
        return scenario.position().stashes.mix(seat(colour)).toString();
    }

    /** The cubes on a space. */
    static String cubesOn(Scenario<Wasteland, TangleMove> scenario, String space) {
        int number = Space.named(space).orElseThrow().number();
        return scenario.position().ground.mix(number).toString();
    }

    /** The roots on a space from the bottom up, as {@code RPR}. */
    static String rootsOn(Scenario<Wasteland, TangleMove> scenario, String space) {
        Ground ground = scenario.position().ground;
        int number = Space.named(space).orElseThrow().number();
        return IntStream.range(0, ground.height(number))
                .mapToObj(index -> Colour.of(ground.root(number, index)).toString())
                .collect(Collectors.joining());
    }

    static Phase phase(Scenario<Wasteland, TangleMove> scenario) {
        return scenario.position().phase();
    }

    static int steps(Scenario<Wasteland, TangleMove> scenario) {
        return scenario.position().course.steps;
    }

    Scenario<Wasteland, TangleMove> scenario() {
        return scenario(setup).position(json());
    }

    Scenario<Wasteland, TangleMove> play(String... lines) {
        return scenario().play(lines);
    }

    Scenario<Wasteland, TangleMove> refuses(String line, String rule) {
        return scenario().refuses(line, rule);
    }

    void isRefused(String field, String rule) {
        scenario().isRefused(field, rule);
    }
}

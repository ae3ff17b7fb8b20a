package sheepfold.games.sheephop.oracle;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Colour;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHop;
import sheepfold.games.sheephop.SheepHopMove;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Where the tests of endgames begin: positions as pictures or at random, with some rolls left until nightfall. */
final class Dusk {
    static final SheepHop GAME = new SheepHop();

    /** About the smallest board there can be: two rounds of four spaces behind the meadow. */
    private static final String HAMLET = """
            {"id": "hamlet", "columns": "abcdefg", "rows": 3, "missing": ["d3", "e3", "f3", "g3"],
             "fences": [["c1", "d1"]],
             "meadow": ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
             "exit": {"inside": "c2", "front": "d2"},
             "paths": {"near": ["d1", "d2", "e2", "e1"], "far": ["f1", "f2", "g2", "g1"]},
             "foldGates": [["g1", "E"], ["g2", "E"]],
             "standardWolves": {"L": "d1", "B": "f2"}}
            """;

    private Dusk() {}

    /** Options are written id=value. */
    static Setup setup(String... options) {
        return setup(Optional.empty(), options);
    }

    static Setup hamlet(String... options) {
        return setup(Optional.of(Json.parse(HAMLET)), options);
    }

    private static Setup setup(Optional<JsonNode> data, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return Setup.of(GAME.info(), 1, chosen, data);
    }

    /** Before a roll, drawn top row first; sheep that are neither drawn nor in the fold are in the den. */
    static Hillside drawn(Setup setup, int rollsLeft, String fold, String board) {
        ObjectNode json = Json.object().put("fold", fold);
        json.set("board", Json.tree(board.lines().toList()));
        return with(setup, json, rollsLeft);
    }

    static Hillside drawn(int rollsLeft, String fold, String board) {
        return drawn(setup(), rollsLeft, fold, board);
    }

    private static Hillside with(Setup setup, ObjectNode json, int rollsLeft) {
        return GAME.positions().read(setup, json.put("rolls", setup.number("nightfall") - rollsLeft));
    }

    /** The same position with other numbers of rolls left and sheep in the fold. */
    static Hillside varied(Setup setup, Hillside hillside, int rollsLeft, int saved) {
        ObjectNode json = (ObjectNode) GAME.positions().write(hillside);
        String gone = json.path("fold").stringValue() + json.path("den").stringValue();
        return with(setup, json.put("fold", gone.substring(0, saved)).put("den", gone.substring(saved)), rollsLeft);
    }

    /** So many sheep anywhere on the board, and the rest as random play would have it; any of the others may be home. */
    static Hillside random(Setup setup, int sheep, int rollsLeft, RandomGenerator random) {
        Hillside hillside = GAME.start(setup);
        while (hillside.phase() != Phase.ROLL || Long.bitCount(hillside.sheep()) != sheep) {
            hillside = hillside.phase() == Phase.OVER ? GAME.start(setup) : hillside;
            playAny(hillside, random);
        }
        ObjectNode json = (ObjectNode) GAME.positions().write(hillside);
        json.set("board", GAME.positions().write(scattered(hillside, random)).path("board"));
        Hillside position = GAME.positions().read(setup, json);
        return varied(
                setup, position, rollsLeft, random.nextInt(position.rules().flock() - sheep + 1));
    }

    private static Hillside scattered(Hillside hillside, RandomGenerator random) {
        long[] flock = new long[Colour.values().length];
        long free = Ground.of(hillside).free(hillside);
        for (Colour colour : Colour.values()) {
            for (int left = Long.bitCount(hillside.sheepOf(colour)); left > 0; left--) {
                long space = anyOf(free, random);
                free &= ~space;
                flock[colour.ordinal()] |= space;
            }
        }
        return hillside.withSheep(flock[0], flock[1], flock[2]);
    }

    private static long anyOf(long spaces, RandomGenerator random) {
        return Long.expand(1L << random.nextInt(Long.bitCount(spaces)), spaces);
    }

    static void playAny(Hillside hillside, RandomGenerator random) {
        Moves<SheepHopMove> moves = new Moves<>();
        int actor = hillside.turn() instanceof Turn.Players players
                ? players.seats().lowest()
                : Seats.CHANCE;
        hillside.legalMoves(actor, moves);
        hillside.play(actor, moves.pick(random), Events.UNHEARD);
    }

    /** Plays lines of notation, rolls among them. */
    static Hillside played(Hillside hillside, String... lines) {
        for (String line : lines) {
            SheepHopMove move = GAME.notation().read(hillside, line).orElseThrow();
            hillside.play(line.startsWith("roll") ? Seats.CHANCE : 0, move, Events.UNHEARD);
        }
        return hillside;
    }

    /** How many more sheep come home with best play. */
    static double moreSaved(Hillside hillside) {
        return Oracle.of(hillside).orElseThrow().moreSaved();
    }
}

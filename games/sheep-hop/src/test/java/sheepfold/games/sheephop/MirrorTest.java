package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Match;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Turned upside down, with the wolves facing the other way, a game is the same game. */
class MirrorTest {
    private static final Pattern SPACE = Pattern.compile("([a-z])(\\d)");

    /** No line of symmetry, a gate to the south, a pond on the way. */
    private static final String CROOKED = """
            {"id":"crooked","columns":"abcdefgh","rows":4,"missing":["a1","b1","c1","h4","f3"],
             "fences":[["c2","d2"],["c4","d4"]],
             "meadow":["a4","b4","c4","a3","b3","c3","a2","b2","c2"],
             "exit":{"inside":"c3","front":"d3"},
             "paths":{"near":["d1","d2","d3","e3","e2","e1"],"far":["f1","f2","g2","g3","h3","h2","h1","g1"]},
             "foldGates":[["h3","E"],["h1","S"]],
             "standardWolves":{"L":"d1","B":"f1"}}
            """;

    static List<Setup> setups() {
        return List.of(
                Evening.setup("level=L7"),
                Evening.setup("level=L9", "seats=3"),
                Evening.setup("level=L8", "patou-timing=at-once"),
                Evening.setup("board=ring", "level=custom", "tiles=fox@e3 patou@g4 raccoon@f3 mole@h2 molehill@d1"),
                Evening.setup("board=ponds", "level=custom", "tiles=raccoon@f2"),
                Setup.of(
                        Evening.GAME.info(),
                        2,
                        Map.of("level", "custom:fox@e2,raccoon@g2,patou@e4"),
                        Optional.of(Json.parse(CROOKED))));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void mirroredGamesAreTheSame(Setup setup) {
        int rows = HopRules.of(setup).landscape().rows();
        Setup mirrored = new Setup(
                setup.rules(),
                setup.seats(),
                withoutTiles(setup),
                setup.data().map(board -> mirroredBoard(board, rows)));
        for (int seed = 0; seed < 6; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Match<Hillside, SheepHopMove> game = new Match<>(Evening.GAME, setup, Optional.empty());
            while (game.position().phase().compareTo(Hillside.Phase.ROLL) < 0) {
                List<String> legal = Played.legal(game);
                game.play(legal.get(random.nextInt(legal.size())));
            }
            JsonNode start = mirroredPosition(Evening.GAME.positions().write(game.position()), rows);
            Match<Hillside, SheepHopMove> mirror = new Match<>(Evening.GAME, mirrored, Optional.of(start));
            while (!game.position().turn().isOver()) {
                List<String> legal = Played.legal(game);
                assertThat(Played.legal(mirror))
                        .containsExactlyInAnyOrderElementsOf(
                                legal.stream().map(move -> flipped(move, rows)).toList());
                String move = Played.lively(legal, random);
                game.play(move);
                mirror.play(flipped(move, rows));
                assertThat(sorted(Evening.GAME.positions().write(mirror.position())))
                        .as(() -> "after " + Played.lines(game))
                        .isEqualTo(
                                sorted(mirroredPosition(Evening.GAME.positions().write(game.position()), rows)));
            }
            assertThat(mirror.position().result()).isEqualTo(game.position().result());
        }
    }

    /** The mirrored position brings its own tiles. */
    private static Map<String, String> withoutTiles(Setup setup) {
        Map<String, String> options = new HashMap<>(setup.options());
        options.put("level", "L0");
        options.put("tiles", "");
        return options;
    }

    private static String flipped(String text, int rows) {
        return SPACE.matcher(text).replaceAll(space -> space.group(1) + (rows + 1 - Integer.parseInt(space.group(2))));
    }

    private static JsonNode mirroredPosition(JsonNode position, int rows) {
        ObjectNode mirrored = (ObjectNode) Json.parse(flipped(position.toString(), rows));
        mirrored.set("board", reversed(position.get("board")));
        boolean clockwise = position.get("direction").stringValue().equals("clockwise");
        return mirrored.put("direction", clockwise ? "counterclockwise" : "clockwise");
    }

    /** A mirrored loop would be listed counterclockwise. */
    private static JsonNode mirroredBoard(JsonNode board, int rows) {
        ObjectNode mirrored = (ObjectNode) Json.parse(flipped(board.toString(), rows)
                .replace("\"S\"]", "\"N*\"]")
                .replace("\"N\"]", "\"S\"]")
                .replace("\"N*\"]", "\"N\"]"));
        ObjectNode paths = (ObjectNode) mirrored.get("paths");
        List.copyOf(paths.propertyNames()).forEach(name -> paths.set(name, reversed(paths.get(name))));
        return mirrored;
    }

    private static ArrayNode reversed(JsonNode list) {
        return (ArrayNode) Json.tree(List.copyOf(list.values()).reversed());
    }

    /** Lists of spaces stand in the order of the board, which the mirror changes. */
    private static JsonNode sorted(JsonNode position) {
        ObjectNode sorted = (ObjectNode) position.deepCopy();
        List.of("/chain/stoodOn", "/patou/waiting", "/patou/interrupted/stoodOn")
                .forEach(place -> {
                    if (sorted.at(place) instanceof ArrayNode list) {
                        List<String> names = list.valueStream()
                                .map(JsonNode::stringValue)
                                .sorted()
                                .toList();
                        list.removeAll();
                        names.forEach(list::add);
                    }
                });
        return sorted;
    }
}

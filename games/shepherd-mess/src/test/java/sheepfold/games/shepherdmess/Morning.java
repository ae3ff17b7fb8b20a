package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Event;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/** Where the rule tests begin: a meadow as a picture, row 1 on top, or the set-up of a game. */
final class Morning {
    static final ShepherdMess GAME = new ShepherdMess();

    /** Grass from border to border. */
    static final String GRASS = """
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            """;

    private final Scenario<Meadow, ShepherdMessMove> scenario;

    private Morning(Scenario<Meadow, ShepherdMessMove> scenario) {
        this.scenario = scenario;
    }

    /** The game before its first decision; options are written id=value, seats among them. */
    static Morning start(String... options) {
        Scenario<Meadow, ShepherdMessMove> scenario = Scenario.of(GAME);
        optionsOf(options).forEach((id, value) -> {
            if (id.equals("seats")) {
                scenario.seats(Integer.parseInt(value));
            } else {
                scenario.option(id, value);
            }
        });
        return new Morning(scenario);
    }

    /** The first turn of seat 0, white, who owns pen 1; black owns pen 2, and so on. */
    static Morning drawn(String board, String... options) {
        Morning morning = start(options);
        morning.scenario.position(Json.line(Map.of("board", board.lines().toList())));
        return morning;
    }

    static Tile tile(String name) {
        return Tile.named(name).orElseThrow();
    }

    static Edge edge(String name) {
        return Edge.named(name).orElseThrow();
    }

    static Setup setup(String... options) {
        Map<String, String> chosen = optionsOf(options);
        String seats = chosen.remove("seats");
        return Setup.of(GAME.info(), seats == null ? 2 : Integer.parseInt(seats), chosen, Optional.empty());
    }

    private static Map<String, String> optionsOf(String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return chosen;
    }

    /** Edges that are not as at the start, each written e1/f1:gate. */
    Morning edges(String... edges) {
        Map<String, String> states = new LinkedHashMap<>();
        for (String edge : edges) {
            states.put(edge.substring(0, 5), edge.substring(6));
        }
        return with("edges", states);
    }

    Morning with(String path, Object value) {
        scenario.with(path, value);
        return this;
    }

    Morning play(String... lines) {
        scenario.play(lines);
        return this;
    }

    /** Plays lines that stand one after another with semicolons between them. */
    Morning playAll(String lines) {
        return play(lines.strip().split("\\s*[;\n]\\s*", -1));
    }

    /** Demands what stands on some tiles, each written as in {@code c3:kbb} or {@code c3:.} for nothing. */
    Morning finds(String... contents) {
        for (String content : contents) {
            Tile tile = Tile.named(content.substring(0, 2)).orElseThrow();
            assertThat(Cell.of(position(), tile.number()))
                    .as("what is on %s", tile)
                    .isEqualTo(content.substring(3));
        }
        return this;
    }

    /** Demands what stands on the whole meadow. */
    Morning looks(String board) {
        List<String> rows =
                board.lines().map(row -> row.strip().replaceAll("\\s+", " ")).toList();
        assertThat(Cell.rows(position()).stream().map(row -> row.replaceAll("\\s+", " ")))
                .isEqualTo(rows);
        return this;
    }

    Morning refuses(String line, String rule) {
        // Read first, so that what was left out has its default when positions are compared
        scenario.position();
        scenario.refuses(line, rule);
        return this;
    }

    Morning accepts(String... lines) {
        scenario.accepts(lines);
        return this;
    }

    Morning offers(String... lines) {
        scenario.offers(lines);
        return this;
    }

    /** Demands that the listed moves which begin like this are just these. */
    Morning offersOf(String beginning, String... lines) {
        assertThat(scenario.legal().stream().filter(line -> line.startsWith(beginning)))
                .as("the listed moves that begin with %s", beginning)
                .containsExactlyInAnyOrder(lines);
        return this;
    }

    Morning asks(int seat) {
        scenario.asks(seat);
        return this;
    }

    Morning asksChance() {
        scenario.asksChance();
        return this;
    }

    Morning isWonBy(int... winners) {
        scenario.isWonBy(winners);
        return this;
    }

    Morning has(String path, Object value) {
        scenario.has(path, value);
        return this;
    }

    void isRefused(String field, String rule) {
        scenario.isRefused(field, rule);
    }

    void isRefused(String field) {
        scenario.isRefused(field);
    }

    Optional<Refusal> refusal(String line) {
        return scenario.refusal(line);
    }

    Map<String, Integer> chances() {
        return scenario.chances();
    }

    List<String> legal() {
        return scenario.legal();
    }

    List<String> told() {
        return scenario.events().stream().map(event -> event.text().plain()).toList();
    }

    List<Event> events() {
        return scenario.events();
    }

    Result result() {
        return scenario.result();
    }

    Meadow position() {
        return scenario.position();
    }

    Scenario<Meadow, ShepherdMessMove> scenario() {
        return scenario;
    }
}

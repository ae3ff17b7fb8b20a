package sheepfold.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays every game through the referee alone, as somebody else's program would. */
class RoundTripTest {
    private static final int MOVES = 40;

    record Table(String game, int seats) {}

    static Stream<Table> tables() {
        return Games.all().stream()
                .map(game -> game.info())
                .filter(info -> !info.id().equals("broken"))
                .flatMap(RoundTripTest::tables);
    }

    private static Stream<Table> tables(GameInfo info) {
        return IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .mapToObj(seats -> new Table(info.id(), seats));
    }

    private final Referee referee = new Referee();

    @ParameterizedTest
    @MethodSource("tables")
    void aPositionSentBackGivesTheSameAnswers(Table table) {
        for (long seed = 0; seed < 2; seed++) {
            RandomGenerator random = new SeededRandom(seed);
            List<String> moves = new ArrayList<>();
            JsonNode answer = ask(table, request(table, moves));
            while (moves.size() < MOVES && !answer.at("/turn/kind").asString().equals("over")) {
                ObjectNode fromThere = request(table, List.of());
                fromThere.set("position", answer.get("position"));
                assertThat(ask(table, fromThere)).isEqualTo(answer);
                moves.add(anyMove(answer, random));
                answer = ask(table, request(table, moves));
            }
            assertThat(moves).isNotEmpty();
        }
    }

    /** Everything a game can be asked, but for events and moves, which a position does not have. */
    private static ObjectNode request(Table table, List<String> moves) {
        ObjectNode request = Json.object().put("id", 1).put("game", table.game).put("seats", table.seats);
        request.set("moves", Json.tree(moves));
        ArrayNode asks = request.putArray("ask");
        List.of("position", "turn", "legal", "result", "view:spectator").forEach(asks::add);
        IntStream.range(0, table.seats).forEach(seat -> asks.add("view:" + seat));
        return request;
    }

    private JsonNode ask(Table table, ObjectNode request) {
        JsonNode answer = Json.parse(referee.answer(Json.line(request)));
        assertThat(answer.get("ok").asBoolean()).as("%s: %s", table, answer).isTrue();
        return answer;
    }

    private static String anyMove(JsonNode answer, RandomGenerator random) {
        JsonNode legal = answer.get("legal");
        JsonNode choice = legal.get(random.nextInt(legal.size()));
        String move = choice.has("form")
                ? choice.at("/sample/0").asString()
                : choice.get("move").asString();
        return choice.has("seat") ? choice.get("seat").asInt() + ": " + move : move;
    }
}

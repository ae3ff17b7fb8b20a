package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The referee on a game in which much can be named and little is legal. */
class ShepherdMessTest {
    private static final String POSITION = """
            {"board":["WA . . . . KA", ". . ~ . . .", ". w2 . wk . .", ". . . WB! . .", ". . . . . .", ". . . . . k9"],\
            "edges":{"d2/d3":"gate"}}""";

    private static JsonNode referee(String position, String... moves) {
        ObjectNode request =
                Json.object().put("id", 1).put("game", "shepherd-mess").put("seats", 2);
        request.set("position", Json.parse(position));
        request.set("moves", Json.tree(List.of(moves)));
        request.set("ask", Json.tree(List.of("turn", "legal", "position")));
        return Json.parse(
                Run.typing(Json.line(request)).run("referee").succeeds().out());
    }

    @Test
    void aHandMadePositionIsPlayedOn() {
        JsonNode answer = referee(POSITION, "dog A b2");
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.at("/position/board/3").asString()).startsWith(". ww");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gate c3/d3 | SM-LAND-06 | there is none on c3/d3",
                "bridge b3 H | SM-LAND-02 | there is none on b3",
                "dog B d5 | SM-FIGHT-03 | dazed",
                "dog A b3 | SM-DOG-02 | there are sheep on it",
                "pick d3:white | SM-CAP-03 | nothing to pick",
                "put a2 | SM-SET-05 | now white moves"
            })
    void badMovesAreRefusedWithRuleAndSentence(String move, String rule, String part) {
        JsonNode answer = referee(POSITION, move);
        assertThat(answer.get("ok").asBoolean()).isFalse();
        assertThat(answer.at("/error/at").asInt()).isZero();
        assertThat(answer.at("/error/move").asString()).isEqualTo(move);
        assertThat(answer.at("/error/rule").asString()).isEqualTo(rule);
        assertThat(answer.at("/error/message").asString()).contains(part);
    }

    @Test
    void aSheepThatIsNotThereCannotBePicked() {
        String gate = POSITION.replace("WB!", "WB");
        JsonNode answer = referee(gate, "dog B d4", "pick c3:white");
        assertThat(answer.at("/error/at").asInt()).isEqualTo(1);
        assertThat(answer.at("/error/rule").asString()).isEqualTo("SM-CAP-04");
        assertThat(answer.at("/error/message").asString()).contains("no white sheep waits on c3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k9 | k10 | SM-SET-01 | position.board[5]",
                "w2 | w2KB | SM-DOG-02 | position.board[2]",
                "~ | ~w | SM-CROSS-03 | position.board[1]",
                "gate | double | SM-PEN-01 | position.edges.d2/d3"
            })
    void badPositionsAreRefusedWithRuleAndField(String good, String bad, String rule, String field) {
        JsonNode answer = referee(POSITION.replace(good, bad));
        assertThat(answer.at("/error/rule").asString()).as(answer.toString()).isEqualTo(rule);
        assertThat(answer.at("/error/field").asString()).isEqualTo(field);
    }
}

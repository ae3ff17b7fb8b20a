package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Those who ask for data get moves as records and sentences with their references; all others what they always got. */
class DataTest {
    private static TestServer server;
    private TestGuest ada;
    private String table;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void sitDown() {
        ada = server.guest("Ada");
        table = ada.table("wolf-and-sheep", List.of("me", "me"));
    }

    private JsonNode state(String query) {
        return ada.get("/api/tables/" + table + query).is(200).json();
    }

    private Reply move(String query, String body) {
        return ada.post("/api/tables/" + table + "/moves" + query, body);
    }

    @Test
    void aListedMoveAndALineOfTheLogCarryTheMoveAsARecord() {
        JsonNode first = state("?data=1").get("legal").get(0);
        assertThat(first.get("data")).isEqualTo(Json.parse("{\"type\":\"step\",\"from\":\"a1\",\"to\":\"b2\"}"));
        assertThat(first.get("text").asString()).isEqualTo("Sheep from ⟦square:a1|a1⟧ to ⟦square:b2|b2⟧");

        JsonNode line = move("?data=1", "{\"move\":\"a1-b2\"}")
                .is(200)
                .json()
                .get("log")
                .get(0);
        assertThat(line.get("data")).isEqualTo(first.get("data"));
        assertThat(line.get("words").get(0).asString())
                .isEqualTo("A sheep goes from ⟦square:a1|a1⟧ to ⟦square:b2|b2⟧.");
        JsonNode moment =
                ada.get("/api/tables/" + table + "/moments/1?data=1").is(200).json();
        assertThat(moment.get("line").get("data")).isEqualTo(first.get("data"));
        assertThat(moment.get("events").get(0).get("text").asString()).contains("⟦square:a1|a1⟧");
    }

    @Test
    void whoDoesNotAskGetsPlainSentencesAndNoData() {
        JsonNode first = state("").get("legal").get(0);
        assertThat(first.has("data")).isFalse();
        assertThat(first.get("text").asString()).isEqualTo("Sheep from a1 to b2");
        assertThat(move("", "{\"move\":\"a1-b2\"}")
                        .is(200)
                        .json()
                        .get("log")
                        .get(0)
                        .has("data"))
                .isFalse();
    }

    @Test
    void aStreamTellsTheSameInTheSameWay() {
        try (TestStream plain = ada.watch(table);
                TestStream data = new TestStream(server, ada.request("/api/tables/" + table + "/events?data=1"))) {
            plain.next("state");
            assertThat(data.next("state").json().get("legal").get(0).has("data"))
                    .isTrue();
            move("", "{\"move\":\"a1-b2\"}").is(200);
            assertThat(plain.next("change").json().get("log").get(0).has("data"))
                    .isFalse();
            JsonNode change = data.next("change").json();
            assertThat(change.get("log").get(0).get("data").get("type").asString())
                    .isEqualTo("step");
            assertThat(change.get("events").get(0).get("text").asString()).contains("⟦square:a1|a1⟧");
        }
    }

    @Test
    void aMoveMayBeSentAsData() {
        long at = state("").get("at").longValue();
        String body = "{\"data\":{\"type\":\"step\",\"from\":\"a1\",\"to\":\"b2\"},\"seat\":0,\"at\":%d}".formatted(at);

        assertThat(move("", body).is(200).json().get("moves").intValue()).isEqualTo(1);
        assertThat(ada.record(table)).contains("\na1-b2\n");
        assertThat(move("", body).is(200).json().get("moves").intValue())
                .as("a repeat is harmless")
                .isEqualTo(1);
        move("", "{\"move\":\"d8-e7\"}").is(200);
        assertThat(move("", body).is(200).json().get("moves").intValue())
                .as("a late repeat too")
                .isEqualTo(2);
    }

    @Test
    void dataThatNamesNoMoveIsRefusedWithASentence() {
        assertThat(move("", "{\"data\":{\"type\":\"fly\"}}").is(422).error())
                .contains("data.type: it is to be one of", "not \"fly\"");
        assertThat(move("", "{\"data\":{\"type\":\"step\",\"from\":\"a1\",\"to\":\"z9\"}}")
                        .is(422)
                        .error())
                .isEqualTo("data.to: there is no such square");
        assertThat(move("", "{\"data\":{\"type\":\"step\",\"from\":\"a1\"}}")
                        .is(422)
                        .error())
                .isEqualTo("data.to: it is missing");
        assertThat(move("", "{\"data\":7}").is(422).error()).isNotBlank();
        Reply far = move("?data=1", "{\"data\":{\"type\":\"step\",\"from\":\"a1\",\"to\":\"h8\"}}")
                .is(422);
        assertThat(far.json().get("rule").asString()).isEqualTo("WS-SHEEP-01");
        move("", "{\"move\":\"a1-b2\",\"data\":{\"type\":\"pass\"}}").is(400);
        move("", "{}").is(400);
    }

    @Test
    void theTurnSaysWhatTheCallersOwnSeatsDecide() {
        JsonNode decision = state("").get("turn").get("decisions").get(0);
        assertThat(decision.get("seat").intValue()).isZero();
        assertThat(decision.get("kind").asString()).isEqualTo("move-a-sheep");
        assertThat(decision.get("text").asString()).isNotBlank();
        assertThat(decision.get("pass").isNull()).isTrue();

        JsonNode others = server.guest("Eve").state(table).get("turn");
        assertThat(others.get("seats").get(0).intValue()).isZero();
        assertThat(others.get("decisions")).isEmpty();
    }

    @Test
    void aDecisionKeepsItsIdUntilSomethingElseIsDecided() {
        long id = state("").get("turn").get("decisions").get(0).get("id").longValue();
        ada.ask(table, "listed", "{\"listed\":false}").is(200);
        assertThat(state("").get("turn").get("decisions").get(0).get("id").longValue())
                .isEqualTo(id);
        move("", "{\"move\":\"a1-b2\"}").is(200);
        assertThat(state("").get("turn").get("decisions").get(0).get("id").longValue())
                .isGreaterThan(id);
    }
}

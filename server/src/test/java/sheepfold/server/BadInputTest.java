package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
    private static TestServer server;
    private static TestGuest ada;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        ada = server.guest("Ada");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void whatIsNotThereIsNotFound() {
        ada.get("/api/tables/abcdefghijkl").is(404);
        ada.get("/api/tables/..%2f..%2fetc").is(404);
        ada.move("abcdefghijkl", "c1-d2").is(404);
        assertThat(ada.get("/api/nothing").is(404).error()).isEqualTo("There is nothing at this address.");
        ada.post("/api/nothing", "{}").is(404);
        ada.get("/api/games/chess/rules").is(404);
        ada.delete("/api/games").is(405);
        ada.put("/api/tables", "{}").is(405);
    }

    @Test
    void aBodyOfOneMegabyteIsTooLarge() {
        String large = "{\"name\":\"" + "a".repeat(1_000_000) + "\"}";

        assertThat(ada.post("/api/tables", large).is(413).error()).isEqualTo("The body is too large.");
        ada.send(ada.request("/api/tables")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.fromPublisher(BodyPublishers.ofString(large)))
                        .build())
                .is(413);
        ada.get("/api/me").is(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {"game":"wolf-and-sheep"                                            | line 1, column 25
        []                                                                  |
        {"game":"chess","seats":["me","me"]}                                | game
        {"game":7,"seats":["me","me"]}                                      | game
        {"seats":["me","me"]}                                               | game
        {"game":"wolf-and-sheep"}                                           | seats
        {"game":"wolf-and-sheep","seats":"me"}                              | seats
        {"game":"wolf-and-sheep","seats":["me"]}                            | seats
        {"game":"wolf-and-sheep","seats":["me","you"]}                      | seats[1]
        {"game":"wolf-and-sheep","seats":["me","bot:deep-blue"]}            | seats[1]
        {"game":"wolf-and-sheep","seats":["me","me"],"options":{"x":1}}     | options.x
        {"game":"wolf-and-sheep","seats":["me","me"],"options":{"first":"ox"}} | options.first
        {"game":"wolf-and-sheep","seats":["me","me"],"options":{"first":[]}} | options.first
        {"game":"wolf-and-sheep","seats":["me","me"],"options":[]}          | options
        {"game":"wolf-and-sheep","seats":["me","me"],"clock":0}             | clock
        {"game":"wolf-and-sheep","seats":["me","me"],"clock":"soon"}        | clock
        {"game":"wolf-and-sheep","seats":["me","me"],"window":-1}           | window
        {"game":"wolf-and-sheep","seats":["me","me"],"training":"yes"}      | training
        {"game":"wolf-and-sheep","seats":["me","me"],"nonces":["a b"]}      | nonces
        {"game":"wolf-and-sheep","seats":["me","me"],"colour":"red"}        | colour
        {"game":"kit","seats":["me","me"],"data":{"lamb":-1}}               | data: lamb
        """)
    void aTableThatCannotBeMadeNamesTheField(String body, String field) {
        Reply refused = ada.post("/api/tables", body).is(400);

        assertThat(refused.error()).isNotBlank();
        assertThat(refused.json().get("field").asString("")).isEqualTo(field == null ? "" : field);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {}                           | move
        {"move":7}                   | move
        {"move":"c1-d2","at":"x"}    | at
        {"move":"c1-d2","at":-1}     | at
        {"move":"c1-d2","at":1.5}    | at
        {"move":"c1-d2","seat":"x"}  | seat
        {"move":"c1-d2","seat":-1}   | seat
        {"move":"c1-d2","bot":true}  | bot
        """)
    void aMoveThatCannotBeReadNamesTheField(String body, String field) {
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));

        assertThat(ada.ask(table, "moves", body).is(400).json().get("field").asString())
                .isEqualTo(field);
        assertThat(ada.state(table).get("moves").intValue()).isZero();
    }

    @Test
    void aBodyIsJson() {
        assertThat(ada.send(ada.request("/api/tables")
                                .header("Content-Type", "text/plain")
                                .POST(BodyPublishers.ofString("{}"))
                                .build())
                        .is(415)
                        .error())
                .contains("application/json");
        String deep = "[".repeat(20_000);
        ada.post("/api/tables", deep).is(400);
    }

    @Test
    void aSeatInAnAddressIsANumber() {
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));

        ada.get("/api/tables/" + table + "?seat=x").is(400);
        ada.get("/api/tables/" + table + "?seat=5").is(404);
        ada.get("/api/tables/" + table + "?seat=-2").is(200);
        ada.delete("/api/tables/" + table + "/seats/x").is(404);
    }

    @Test
    void aQrCodeIsDrawn() {
        assertThat(ada.get("/api/qr?text=http%3A%2F%2Flocalhost%2Ft%2Fabc")
                        .is(200)
                        .body())
                .startsWith("<svg")
                .contains("<path");
        ada.get("/api/qr").is(400);
        ada.get("/api/qr?text=" + "a".repeat(600)).is(400);
    }

    @Test
    void rulebooksAreServed() {
        Reply book = ada.get("/api/games/kit/rules").is(200);
        assertThat(book.json().get("rules").get("KI-LAY-01").asString()).startsWith("Everybody with cards lays one");
        assertThat(book.json().get("markdown").asString()).startsWith("# Hush");
    }

    @Test
    void aSetUpIsChecked() {
        Reply fine = ada.post("/api/lab/check", "{\"game\":\"wolf-and-sheep\",\"options\":{\"wolf-start\":\"h8\"}}")
                .is(200);
        assertThat(fine.json().at("/view/board/0").asString()).isEqualTo(".......w");
        assertThat(fine.json().get("warnings")).isEmpty();
        Reply refused = ada.post("/api/lab/check", "{\"game\":\"wolf-and-sheep\",\"options\":{\"wolf-start\":\"h7\"}}")
                .is(400);
        assertThat(refused.json().get("error").asString()).contains("wolf-start");
        server.stranger()
                .post("/api/lab/check", "{\"game\":\"wolf-and-sheep\"}")
                .is(401);
    }

    @Test
    void aSetUpIsMeasured() {
        Reply report = ada.post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\",\"games\":20,\"bot\":\"random\"}")
                .is(200);
        assertThat(report.json().get("games").intValue()).isEqualTo(20);
        ada.post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\",\"games\":501}")
                .is(400);
        ada.post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\",\"bot\":\"strong\"}")
                .is(400);
        server.stranger()
                .post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\"}")
                .is(401);
    }

    @Test
    void healthAndMetricsAreThere() {
        assertThat(ada.get("/health").is(200).json().get("healthy").booleanValue())
                .isTrue();
        assertThat(ada.get("/metrics").is(200).body())
                .contains("sheepfold_entry_durable_seconds", "jvm_memory_used_bytes");
    }
}

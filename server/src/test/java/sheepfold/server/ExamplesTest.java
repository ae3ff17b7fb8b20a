package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Positions of rulebooks, and tables that begin at one. */
class ExamplesTest {
    private static final String TRAPPED = """
            {"board":["...w....","..s.....","........","....s...","........","........","........","s.....s."],\
            "toMove":"sheep","movesMade":8}""";

    private static TestServer server;
    private TestGuest ada;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void introduce() {
        ada = server.guest("Ada");
    }

    private Reply begin(String game, String seats, String position) {
        return ada.post("/api/tables", """
                {"game":"%s","seats":%s,"position":%s}""".formatted(game, seats, position));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wolf-and-sheep", "sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle"
            })
    void whatARulebookShowsCanBeTried(String game) {
        JsonNode examples = ada.get("/api/games/" + game + "/examples").is(200).json();
        assertThat(examples.size()).isGreaterThan(2);
        for (JsonNode example : examples) {
            int mine = example.get("seat").intValue();
            StringBuilder seats = new StringBuilder();
            for (int seat = 0; seat < example.get("seats").intValue(); seat++) {
                seats.append(seat == 0 ? "" : ",").append(seat == mine ? "\"me\"" : "\"bot:random\"");
            }
            String table = ada.post(
                            "/api/tables", """
                            {"game":"%s","seats":[%s],"options":%s,"position":%s}""".formatted(game, seats, example.get("options"), example.get("position")))
                    .is(200)
                    .json()
                    .get("table")
                    .asString();
            JsonNode state = ada.state(table);
            assertThat(state.get("training").booleanValue()).isTrue();
            assertThat(state.get("private").booleanValue()).isTrue();
            ada.ask(table, "close", "{}").is(200);
        }
    }

    @Test
    void aTableBeginsWhereOneWants() {
        String table = begin("wolf-and-sheep", "[\"me\",\"me\"]", TRAPPED)
                .is(200)
                .json()
                .get("table")
                .asString();

        assertThat(ada.state(table).get("view").get("toMove").asString()).isEqualTo("sheep");
        ada.move(table, "e5-d6").is(200);
        assertThat(server.guest("Ben").get("/api/tables").json().get("open").toString())
                .doesNotContain(table);
    }

    @Test
    void nobodyIsAskedToATableWhoseSecretsOneKnows() {
        Reply reply = begin("wolf-and-sheep", "[\"me\",\"open\"]", TRAPPED).is(400);

        assertThat(reply.json().get("field").asString()).isEqualTo("seats[1]");
        assertThat(reply.error()).isEqualTo("a table that begins at a position is for those at one screen and bots");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\0',
            value = {
                "{\"board\":[\"...w....\"],\"toMove\":\"sheep\",\"movesMade\":0}; position.board",
                "{\"toMove\":\"sheep\",\"movesMade\":0}; position.board",
                "[]; position",
                "7; position",
                "{\"board\":[\"........\",\"........\",\"........\",\"........\",\"........\",\"........\",\"s.s.s...\",\"...w..s.\"],\"toMove\":\"sheep\",\"movesMade\":9}; position"
            })
    void whatIsNoPositionIsRefusedWithItsField(String position, String field) {
        Reply reply = begin("wolf-and-sheep", "[\"me\",\"me\"]", position).is(400);

        assertThat(reply.json().get("field").asString()).startsWith(field);
        assertThat(reply.error()).isNotBlank();
    }

    @Test
    void aGameThatIsNotThereShowsNothing() {
        ada.get("/api/games/nowhere/examples").is(404);
    }
}

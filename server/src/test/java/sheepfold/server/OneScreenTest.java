package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Several people at one screen: one guest holds their seats, and each of them has a name. */
class OneScreenTest {
    private static final MemoryStore STORE = new MemoryStore();
    private static TestServer server;
    private TestGuest ada;

    @BeforeAll
    static void start() {
        server = TestServer.start(STORE, options -> options);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void introduce() {
        ada = server.guest("Ada");
    }

    private static List<String> names(JsonNode state) {
        return state.get("seats")
                .valueStream()
                .map(seat -> seat.get("name").asString())
                .toList();
    }

    private List<String> told(String table) {
        return ada.state(table)
                .get("told")
                .valueStream()
                .map(told -> told.get("text").asString())
                .toList();
    }

    private Reply made(String seat) {
        return ada.post(
                "/api/tables", "{\"game\":\"wolf-and-sheep\",\"seats\":%s}".formatted(Json.line(List.of("me", seat))));
    }

    @Test
    void eachGoesByANameOfTheirOwn() {
        String table = ada.table("wolf-and-sheep", List.of("me:Anna", "me: Ben "));

        assertThat(names(ada.state(table))).containsExactly("Anna", "Ben");
        assertThat(ada.state(table).at("/seats/1/yours").booleanValue()).isTrue();
        assertThat(ada.record(table)).contains("players: Anna, Ben");
        assertThat(ada.get("/api/tables").json().at("/yours/0/seats/1/name").asString())
                .isEqualTo("Ben");
    }

    @Test
    void aNameThatNoGuestMayHaveIsRefusedAtItsSeat() {
        for (String name : List.of("", "  ", "Bot (medium)", "x".repeat(25), "a\u0007b")) {
            Reply refused = made("me:" + name).is(400);
            assertThat(refused.json().get("field").asString()).isEqualTo("seats[1]");
            assertThat(refused.error()).containsAnyOf("a name has", "only bots are called like that");
        }
        assertThat(made("you").is(400).error()).contains("\"me:NAME\"");
    }

    @Test
    void whatOneOfThemDoesIsToldByTheirName() {
        String table = ada.table("wolf-and-sheep", List.of("me:Anna", "me:Ben"));
        ada.move(table, "c1-d2").is(200);
        ada.move(table, "d8-e7").is(200);
        ada.ask(table, "undo", "{}").is(200);
        ada.ask(table, "undo", "{}").is(200);

        assertThat(told(table)).containsExactly("Ben took back a move.", "Anna took back a move.");
    }

    @Test
    void anotherNameOfTheGuestChangesOnlyWhereItIsTheirs() {
        String table = ada.table("wolf-and-sheep", List.of("me", "me:Ben"));
        ada.put("/api/me", "{\"name\":\"Adele\"}").is(200);

        assertThat(names(ada.state(table))).containsExactly("Adele", "Ben");
        assertThat(told(table)).containsExactly("Ada is called Adele now.");
    }

    @Test
    void whoComesBackHasTheNameTheyHad() {
        String table = ada.table("wolf-and-sheep", List.of("me:Anna", "me:Ben"));
        ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"random\"}").is(200);
        ada.join(table, 1).is(200);

        assertThat(names(ada.state(table))).containsExactly("Anna", "Ben");
        assertThat(told(table)).containsExactly("Ben left; a bot plays for them.", "Ben is back.");
    }

    @Test
    void namesMoveToAnotherDevice() {
        String table = ada.table("wolf-and-sheep", List.of("me:Anna", "me:Ben"));
        String key = ada.get("/api/tables/" + table + "/key")
                .is(200)
                .json()
                .get("key")
                .asString();
        TestGuest phone = server.guest("Phone");
        phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(key)).is(200);
        phone.put("/api/me", "{\"name\":\"Telephone\"}").is(200);

        assertThat(names(phone.state(table))).containsExactly("Anna", "Ben");
    }

    @Test
    void theySurviveARestart() {
        String table = ada.table("wolf-and-sheep", List.of("me:Anna", "me:Ben"));
        try (TestServer again = TestServer.start(STORE, options -> options)) {
            TestGuest there = ada.at(again);
            there.put("/api/me", "{\"name\":\"Adele\"}").is(200);
            assertThat(names(there.state(table))).containsExactly("Anna", "Ben");
        }
    }

    @Test
    void aForkAndARematchSeatTheSamePeople() {
        String table = ada.table(
                "wolf-and-sheep", List.of("me:Anna", "me:Ben"), "\"options\":{\"move-limit\":1}", "\"training\":true");
        String fork = ada.ask(table, "fork", "{}").is(200).json().get("table").asString();
        ada.move(table, "c1-d2").is(200);
        String next = ada.ask(table, "rematch", "{\"swap\":true}")
                .is(200)
                .json()
                .get("table")
                .asString();

        assertThat(names(ada.state(fork))).containsExactly("Anna", "Ben");
        assertThat(names(ada.state(next))).containsExactly("Ben", "Anna");
    }

    @Test
    void thoseWhoAcceptARematchKeepTheirNamesToo() {
        TestGuest cleo = server.guest("Cleo");
        String table = ada.table("sheep-hop", List.of("me:Anna", "me:Ben", "open"));
        cleo.join(table, 2).is(200);
        new Players(table, 1, ada, ada, cleo).playWithoutGivingUp(1);
        ada.ask(table, "close", "{}").is(200);
        String next =
                cleo.ask(table, "rematch", "{}").is(200).json().get("table").asString();
        ada.ask(table, "rematch", "{}").is(200);

        assertThat(names(ada.state(next))).containsExactly("Anna", "Ben", "Cleo");
    }
}

package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lists hold what somebody wants to keep, and say how it came out. */
class DiscardTest {
    private static TestServer server;
    private TestGuest ada;
    private TestGuest ben;

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
        ben = server.guest("Ben");
    }

    private String duel() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));
        ben.join(table, 1).is(200);
        return table;
    }

    private static JsonNode list(TestGuest guest, String which) {
        return guest.get("/api/tables").is(200).json().get(which);
    }

    @Test
    void aTableAtWhichNobodyElseEverSatIsDeleted() {
        String table = ada.table("wolf-and-sheep", List.of("me", "bot:random"));
        ben.ask(table, "discard", "{}").is(403);
        ada.ask(table, "discard", "{}").is(200);
        ada.get("/api/tables/" + table).is(404);
        assertThat(list(ada, "yours")).isEmpty();
    }

    @Test
    void aGameWithOthersIsLeftToThem() {
        String table = duel();
        ben.ask(table, "discard", "{}").is(200);

        assertThat(list(ben, "yours")).isEmpty();
        assertThat(list(ada, "yours")).hasSize(1);
        assertThat(ada.state(table).at("/seats/1/kind").asString()).isEqualTo("bot");
        assertThat(ada.state(table).at("/told/0/text").asString()).isEqualTo("Ben left; a bot plays for them.");

        ben.join(table, 1).is(200);
        assertThat(list(ben, "yours")).hasSize(1);
    }

    @Test
    void beforeTheGameTheSeatIsOpenAgain() {
        String table = ada.table("sheep-hop", List.of("me", "open", "open"));
        ben.join(table, 1).is(200);
        ben.ask(table, "discard", "{}").is(200);
        assertThat(ada.state(table).at("/seats/1/kind").asString()).isEqualTo("open");
    }

    @Test
    void aReplayGoesFromOnesOwnListAlone() {
        String table = duel();
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "close", "{}").is(200);
        ada.ask(table, "discard", "{}").is(200);
        assertThat(list(ada, "finished")).isEmpty();
        assertThat(list(ben, "finished")).hasSize(1);
        ben.state(table);
    }

    @Test
    void listsSayHowAGameCameOut() {
        String given = duel();
        ada.move(given, "c1-d2").is(200);
        ada.ask(given, "close", "{}").is(200);
        assertThat(list(ada, "finished").get(0).get("result").isNull()).isTrue();

        String table = duel();
        new Players(table, 1, ada, ben).playToTheEnd();
        JsonNode result = list(ada, "finished").get(0).get("result");
        assertThat(result.get("kind")).isEqualTo(ada.state(table).at("/result/kind"));
        assertThat(result.get("winners")).isEqualTo(ada.state(table).at("/result/winners"));
    }
}

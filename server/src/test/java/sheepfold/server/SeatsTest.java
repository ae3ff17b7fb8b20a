package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SeatsTest {
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

    private static String kind(JsonNode state, int seat) {
        return state.get("seats").get(seat).get("kind").asString();
    }

    private String duel() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));
        ben.join(table, 1).is(200);
        return table;
    }

    @Test
    void aTakenSeatCannotBeTaken() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));

        assertThat(ben.join(table, 0).is(409).error()).isEqualTo("That seat is taken by Ada.");
        ben.join(table, 5).is(404);
        ben.join(table, 1).is(200);
        ben.join(table, 1).is(200);
        assertThat(server.guest("Cleo").ask(table, "seats", "{}").is(409).error())
                .isEqualTo("No seat is open at this table.");
        server.stranger().join(table, 1).is(401);
    }

    @Test
    void theOwnerStartsWithBotsInTheOpenSeats() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));

        ben.ask(table, "start", "{\"bot\":\"random\"}").is(403);
        assertThat(ada.ask(table, "start", "{}").is(409).error()).contains("A seat is still open");
        assertThat(ada.move(table, "c1-d2").is(409).error()).contains("not begun");
        JsonNode state = ada.ask(table, "start", "{\"bot\":\"random\"}").is(200).json();

        assertThat(state.get("status").asString()).isEqualTo("playing");
        assertThat(kind(state, 1)).isEqualTo("bot");
        ada.ask(table, "start", "{}").is(409);
    }

    @Test
    void aLeaversSeatGoesToABotAndBack() {
        String table = duel();
        assertThat(kind(ben.delete("/api/tables/" + table + "/seats/1").is(200).json(), 1))
                .isEqualTo("open");

        JsonNode given = ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"random\"}")
                .is(200)
                .json();
        assertThat(given.get("seats").get(1).get("bot").asString()).isEqualTo("random");
        try (TestStream stream = ada.watch(table)) {
            ada.move(table, "c1-d2").is(200);
            while (stream.next("change").json().get("moves").intValue() < 2) {
                // The bot moves on its own time
            }
        }
        assertThat(server.guest("Cleo").join(table, 1).is(409).error()).contains("A bot holds that seat");
        assertThat(kind(ben.join(table, 1).is(200).json(), 1)).isEqualTo("person");
    }

    @Test
    void beforeTheGameTheOwnerRemovesAHolderAndNobodyElseDoes() {
        String table = ada.table("sheep-hop", List.of("me", "open", "open"));
        ben.join(table, 1).is(200);
        server.guest("Cleo").delete("/api/tables/" + table + "/seats/1").is(403);
        ben.delete("/api/tables/" + table + "/seats/0").is(403);
        assertThat(kind(ada.delete("/api/tables/" + table + "/seats/1").is(200).json(), 1))
                .isEqualTo("open");
        ada.delete("/api/tables/" + table + "/seats/1").is(409);
        assertThat(ben.state(table).get("seat").intValue()).isEqualTo(-2);
    }

    @Test
    void duringTheGameAHolderIsAskedToLeaveAndIsToldSo() {
        String table = duel();
        try (TestStream stream = ben.watch(table)) {
            stream.next("state");
            server.guest("Cleo").delete("/api/tables/" + table + "/seats/1").is(403);
            JsonNode asked =
                    ada.delete("/api/tables/" + table + "/seats/1").is(200).json();
            assertThat(kind(asked, 1)).isEqualTo("person");
            JsonNode told = stream.next("change").json().get("seats").get(1);
            assertThat(told.get("yours").booleanValue()).isTrue();
            assertThat(told.get("leaveAskedBy").asString()).isEqualTo("Ada");
            ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"easy\"}").is(409);
            ben.delete("/api/tables/" + table + "/seats/1").is(200);
        }
    }

    @Test
    void aBotStandsInForWhoIsAwayAndGivesTheSeatBack() {
        String table = duel();
        JsonNode replaced =
                ada.delete("/api/tables/" + table + "/seats/1").is(200).json();
        assertThat(kind(replaced, 1)).isEqualTo("bot");
        assertThat(ben.state(table).get("seats").get(1).get("claim").booleanValue())
                .isTrue();
        try (TestStream stream = ben.watch(table)) {
            JsonNode seat = stream.next("state").json().get("seats").get(1);
            assertThat(seat.get("yours").booleanValue()).isTrue();
        }
    }

    @Test
    void whoWasAwayHasTheirSeatAgainWhateverBecameOfTheStandIn() {
        String again = duel();
        String seat = "/api/tables/" + again + "/seats/1";
        ada.delete(seat).is(200);
        ada.ask(again, "seats", "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        assertIsSeatedAgain(again);

        ada.delete(seat).is(200);
        ada.delete(seat).is(200);
        assertThat(kind(ada.state(again), 1)).isEqualTo("open");
        assertIsSeatedAgain(again);

        ada.delete(seat).is(200);
        ada.delete(seat).is(200);
        ada.ask(again, "seats", "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        assertIsSeatedAgain(again);
    }

    private void assertIsSeatedAgain(String table) {
        try (TestStream stream = ben.watch(table)) {
            JsonNode seat = stream.next("state").json().get("seats").get(1);
            assertThat(seat.get("yours").booleanValue()).isTrue();
        }
        while (ada.state(table).at("/seats/1/here").booleanValue()) {
            // His stream has not ended yet
        }
    }

    @Test
    void whoLeftByThemselvesIsNotSeatedUnasked() {
        String table = duel();
        ben.delete("/api/tables/" + table + "/seats/1").is(200);
        ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        try (TestStream stream = ben.watch(table)) {
            JsonNode seat = stream.next("state").json().get("seats").get(1);
            assertThat(seat.get("yours").booleanValue()).isFalse();
        }
    }

    @Test
    void aPersonalLinkEndsWithTheSignInThatMadeIt() {
        String table = duel();
        String old = key(ben, table);
        Reply fresh = ben.post("/api/me/sign-outs", "{}").is(200);
        TestGuest again =
                new TestGuest(server, ben.id(), fresh.json().get("token").asString());
        TestGuest phone = server.guest("Phone");

        assertThat(phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(old))
                        .is(403)
                        .error())
                .contains("not valid any more");
        String forged = "1." + old;
        phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(forged)).is(403);
        String now = key(again, table);
        phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(now.replaceFirst("^1", "2")))
                .is(403);
        phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(now)).is(200);
    }

    private static String key(TestGuest guest, String table) {
        return guest.get("/api/tables/" + table + "/key")
                .is(200)
                .json()
                .get("key")
                .asString();
    }

    @Test
    void aPersonalLinkMovesTheSeatOnce() {
        String table = duel();
        JsonNode link = ben.get("/api/tables/" + table + "/key").is(200).json();
        String key = link.get("key").asString();
        assertThat(link.get("url").asString()).endsWith("/t/" + table + "?key=" + key);
        TestGuest phone = server.guest("Phone");

        JsonNode moved = phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(key))
                .is(200)
                .json();

        assertThat(moved.get("seat").intValue()).isEqualTo(1);
        assertThat(moved.get("seats").get(1).get("name").asString()).isEqualTo("Ben");
        assertThat(ben.state(table).get("seat").intValue()).isEqualTo(-2);
        ben.ask(table, "seats", "{\"key\":\"%s\"}".formatted(key)).is(403);
        server.guest("Cleo").get("/api/tables/" + table + "/key").is(403);
    }

    @Test
    void aTableIsListedOrPrivate() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"), "\"private\":true");
        assertThat(listed(ben)).doesNotContain(table);
        assertThat(ben.state(table).get("private").booleanValue()).isTrue();

        ben.ask(table, "listed", "{\"listed\":true}").is(403);
        ada.ask(table, "listed", "{\"listed\":true}").is(200);

        assertThat(listed(ben)).contains(table);
    }

    private static List<String> listed(TestGuest guest) {
        return guest.get("/api/tables")
                .is(200)
                .json()
                .get("open")
                .valueStream()
                .map(entry -> entry.get("table").asString())
                .toList();
    }

    @Test
    void listsSayWhoseTurnItIs() {
        String table = duel();

        JsonNode mine = ada.get("/api/tables").json().get("yours").get(0);
        assertThat(mine.get("table").asString()).isEqualTo(table);
        assertThat(mine.get("yourTurn").booleanValue()).isTrue();
        assertThat(ben.get("/api/tables")
                        .json()
                        .get("yours")
                        .get(0)
                        .get("yourTurn")
                        .booleanValue())
                .isFalse();
    }

    @Test
    void aNewNameShowsAtTheTable() {
        String table = duel();

        assertThat(ben.put("/api/me", "{\"name\":\"Benedict\"}")
                        .is(200)
                        .json()
                        .get("name")
                        .asString())
                .isEqualTo("Benedict");

        assertThat(ada.state(table).get("seats").get(1).get("name").asString()).isEqualTo("Benedict");
        assertThat(ben.get("/api/me").json().get("name").asString()).isEqualTo("Benedict");
    }

    @Test
    void onlyTheOwnerDeletesAndOnlyWhatIsOver() {
        String table = duel();
        assertThat(ada.delete("/api/tables/" + table).is(409).error()).contains("not over");
        ben.ask(table, "close", "{}").is(403);
        ada.move(table, "c1-d2").is(200);
        JsonNode closed = ada.ask(table, "close", "{}").is(200).json();
        assertThat(closed.get("status").asString()).isEqualTo("over");
        assertThat(closed.get("seed").asString()).hasSize(64);
        ben.move(table, "d8-e7").is(409);

        ben.delete("/api/tables/" + table).is(403);
        ada.delete("/api/tables/" + table).is(200);

        ada.get("/api/tables/" + table).is(404);
        assertThat(ada.get("/api/tables").json().get("finished")).isEmpty();
    }

    @Test
    void aBotThatThinksForEverIsNotLetIn() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));

        assertThat(ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"strong:60s\"}")
                        .is(400)
                        .error())
                .contains("at most");
        ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"strong:1000000\"}").is(400);
        assertThat(ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"clever\"}")
                        .is(400)
                        .error())
                .contains("there is no bot");
        ada.ask(table, "seats", "{\"bot\":\"easy\"}").is(400);
        ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"strong:100ms\"}").is(200);
    }
}

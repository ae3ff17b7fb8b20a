package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** In a game with secrets a seat is played by its holder or by a bot, and by nobody else, whatever guest they are. */
class HiddenHandsTest {
    private static TestServer server;
    private TestGuest owner;
    private TestGuest ben;
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
    void beginAGameWithSecrets() {
        owner = server.guest("Ada");
        ben = server.guest("Ben");
        table = owner.table("last-fleece-standing", List.of("me", "open"));
        ben.join(table, 1).is(200);
    }

    private String path(String rest) {
        return "/api/tables/" + table + rest;
    }

    @Test
    void theOwnerCannotPutAPlayerOutAndLookAtTheirHand() {
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            JsonNode asked = owner.delete(path("/seats/1")).is(200).json();
            assertThat(asked.get("seats").get(1).get("kind").asString()).isEqualTo("person");
            owner.join(table, 1).is(409);
            owner.get(path("?seat=1")).is(403);
        }
    }

    @Test
    void peopleWhoShareADeviceAreToldOfTheirWindowsAndOfNoOtherDecision() {
        table = owner.table("last-fleece-standing", List.of("me", "me"));
        assertThat(owner.state(table).get("turn").get("decisions")).isEmpty();
        JsonNode state = untilAWindow();
        assertThat(state.get("legal")).isEmpty();
        assertThat(state.get("turn").get("decisions")).isNotEmpty().allSatisfy(decision -> {
            assertThat(decision.get("window").booleanValue()).isTrue();
            assertThat(decision.get("pass").asString()).isEqualTo("pass");
        });
        assertThat(server.stranger().state(table).get("turn").get("decisions")).isEmpty();
    }

    /** As both see it who share the device, before one says who is looking. */
    private JsonNode untilAWindow() {
        for (int step = 0; step < 100; step++) {
            JsonNode state = owner.state(table);
            if (!state.get("view").get("window").asString().isEmpty()) {
                return state;
            }
            for (int seat = 0; seat < 2; seat++) {
                JsonNode legal = owner.state(table, seat).get("legal");
                if (!legal.isEmpty()) {
                    owner.moveOf(seat, table, legal.get(0).get("move").asString());
                }
            }
        }
        throw new AssertionError("nobody could react to anything");
    }

    @Test
    void theOwnerCannotPlayTheSeatOfWhoIsAway() {
        owner.delete(path("/seats/1")).is(200);
        assertThat(owner.join(table, 1).is(409).error()).contains("A bot holds that seat");
        owner.delete(path("/seats/1")).is(409);
        owner.get(path("?seat=1")).is(403);
    }

    @Test
    void aSeatThatWasLeftIsForTheOneWhoLeftItOrForABot() {
        ben.delete(path("/seats/1")).is(200);
        assertThat(owner.join(table, 1).is(403).error()).contains("This game has secrets");
        assertThat(server.guest("Stranger").join(table, 1).is(403).error()).contains("This game has secrets");
        server.guest("Stranger").post(path("/seats"), "{}").is(403);
        ben.join(table, 1).is(200);
        ben.delete(path("/seats/1")).is(200);
        owner.post(path("/seats"), "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        server.guest("Stranger").join(table, 1).is(409);
        ben.join(table, 1).is(200);
    }

    @Test
    void aPersonalLinkGivesNobodyASecondHand() {
        String key = ben.get(path("/key")).is(200).json().get("key").asString();
        String ask = "{\"key\":\"%s\"}".formatted(key);
        assertThat(owner.post(path("/seats"), ask).is(403).error()).contains("This game has secrets");
        owner.delete(path("/seats/0")).is(200);
        owner.post(path("/seats"), ask).is(403);
        server.guest("Ben's phone").post(path("/seats"), ask).is(200);
    }

    @Test
    void aTableFromWhichAllHaveGoneIsNotSolo() {
        ben.delete(path("/seats/1")).is(200);
        owner.post(path("/fork"), "{}").is(403);
        owner.post(path("/seats"), "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        owner.post(path("/fork"), "{}").is(403);
    }

    @Test
    void notEvenForTrainingIsARunningGameWithSecretsForkedWhereOthersSit() {
        table = owner.table("last-fleece-standing", List.of("me", "open"), "\"training\":true");
        ben.join(table, 1).is(200);
        owner.post(path("/fork"), "{\"seats\":[\"me\",\"me\"]}").is(403);
        String alone = owner.table("last-fleece-standing", List.of("me", "bot:random"));
        owner.post("/api/tables/" + alone + "/fork", "{}").is(200);
    }

    @Test
    void whereNothingIsSecretOthersMayGoOnForWhoLeft() {
        table = owner.table("wolf-and-sheep", List.of("me", "open"));
        ben.join(table, 1).is(200);
        ben.delete(path("/seats/1")).is(200);
        server.guest("Cleo").join(table, 1).is(200);
    }
}

package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Games;
import sheepfold.engine.SecretSeed;
import sheepfold.json.Json;
import sheepfold.server.store.Store;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Nobody sits down to a hand that somebody else at the table may have seen before. */
class KnownHandsTest {
    private static final MemoryStore STORE = new MemoryStore();
    private static TestServer server;
    private TestGuest mallory;
    private TestGuest victim;

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
        mallory = server.guest("Mallory");
        victim = server.guest("Victor");
    }

    /** A game that its maker plays alone, some moves on. */
    private String alone(String game) {
        String table = mallory.table(game, List.of("me", "me"));
        new Players(table, 7, mallory, mallory).playWithoutGivingUp(6);
        return table;
    }

    private String fork(String table, String seats) {
        return made(mallory.ask(table, "fork", "{\"seats\":%s}".formatted(seats)));
    }

    private static String made(Reply reply) {
        return reply.is(200).json().get("table").asString();
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

    /** What a table is that somebody's knowledge is no harm to: its maker's own. */
    private void assertIsForItsMakerAlone(String table) {
        assertThat(mallory.ask(table, "listed", "{\"listed\":true}").is(409).error())
                .contains("begins at a position");
        assertThat(mallory.state(table).get("private").booleanValue()).isTrue();
        assertThat(mallory.state(table).get("training").booleanValue()).isTrue();
        assertThat(mallory.state(table).get("listable").booleanValue()).isFalse();
        assertThat(listed(victim)).doesNotContain(table);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(victim.join(table, seat).status()).isIn(403, 409);
        }
        mallory.delete("/api/tables/" + table + "/seats/1");
        assertThat(victim.join(table, 1).status()).isIn(403, 409);
        assertThat(victim.state(table).get("seat").intValue()).isEqualTo(-2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"last-fleece-standing", "kit"})
    void aMomentThatItsMakerHasSeenIsForkedForNobodyElse(String game) {
        String source = alone(game);
        mallory.state(fork(source, "[\"me\",\"me\"]"), 1);

        Reply reply =
                mallory.ask(source, "fork", "{\"seats\":[\"me\",\"open\"]}").is(400);

        assertThat(reply.json().get("field").asString()).isEqualTo("seats[1]");
        assertThat(reply.error()).contains("for those at one screen and bots");
        assertIsForItsMakerAlone(fork(source, "[\"me\",\"me\"]"));
        assertIsForItsMakerAlone(fork(source, "[\"me\",\"bot:random\"]"));
    }

    @Test
    void afterTheEndItIsTheSame() {
        String source = alone("last-fleece-standing");
        mallory.ask(source, "close", "{}").is(200);
        mallory.ask(source, "fork", "{\"moves\":4,\"seats\":[\"me\",\"open\"]}").is(400);
        victim.ask(source, "fork", "{\"moves\":4,\"seats\":[\"open\",\"me\"]}").is(400);
        assertIsForItsMakerAlone(made(mallory.ask(source, "fork", "{\"moves\":4}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"last-fleece-standing", "wolf-and-sheep"})
    void aPositionThatSomebodyLaidOutIsNotListed(String game) {
        JsonNode example = mallory.get("/api/games/" + game + "/examples")
                .is(200)
                .json()
                .valueStream()
                .filter(some -> some.get("seats").intValue() == 2)
                .findFirst()
                .orElseThrow();
        String ask = """
                {"game":"%s","seats":["me","%s"],"options":%s,"position":%s}""";
        String seats = ask.formatted(game, "open", example.get("options"), example.get("position"));
        mallory.post("/api/tables", seats).is(400);
        String mine = ask.formatted(game, "me", example.get("options"), example.get("position"));
        String table = made(mallory.post("/api/tables", mine));
        assertThat(mallory.ask(table, "listed", "{\"listed\":true}").is(409).error())
                .contains("begins at a position");
        if (game.equals("last-fleece-standing")) {
            assertIsForItsMakerAlone(table);
        }
    }

    @Test
    void norIsItsRematch() {
        String fork = fork(alone("last-fleece-standing"), "[\"me\",\"me\"]");
        new Players(fork, 7, mallory, mallory).playWithoutGivingUp(2);
        mallory.ask(fork, "close", "{}").is(200);
        assertIsForItsMakerAlone(made(mallory.ask(fork, "rematch", "{\"swap\":true}")));
    }

    @Test
    void whereNothingIsHiddenAForkHasRoomForOthers() {
        String fork = fork(alone("wolf-and-sheep"), "[\"me\",\"open\"]");
        victim.join(fork, 1).is(200);
        assertThat(victim.state(fork).get("status").asString()).isEqualTo("playing");
    }

    /** Earlier versions let such tables wait for others, and listed them. */
    @Test
    void atAForkOfEarlierVersionsNobodyElseSitsDownAndItsMakerPlaysWithBots() {
        String table = formerFork(mallory);
        assertThat(victim.join(table, 1).is(403).error()).contains("This game has secrets");
        victim.ask(table, "seats", "{}").is(403);
        assertThat(victim.state(table).get("private").booleanValue()).isTrue();
        mallory.ask(table, "start", "{\"bot\":\"random\"}").is(200);
        assertThat(listed(victim)).doesNotContain(table);
        victim.join(table, 1).is(409);
    }

    @Test
    void whoSatAtOneWithOthersPlaysAgainFromTheStart() {
        String table = formerFork(mallory, victim);
        new Players(table, 7, mallory, victim).playWithoutGivingUp(4);
        mallory.ask(table, "close", "{}").is(200);
        // Whether Victor has moved, so that he is asked, depends on what chance brought
        if (!victim.state(table).get("closing").isNull()) {
            victim.ask(table, "close", "{\"agree\":true}").is(200);
        }
        String next = made(mallory.ask(table, "rematch", "{}"));
        victim.ask(table, "rematch", "{}").is(200);
        JsonNode state = victim.state(next);
        assertThat(state.get("status").asString()).isEqualTo("playing");
        assertThat(state.get("listable").booleanValue()).isTrue();
        assertThat(mallory.record(next)).doesNotContain("position:");
    }

    /** A table as it stands in the log of an earlier version, with these people at the first seats. */
    private String formerFork(TestGuest... people) {
        String source = alone("last-fleece-standing");
        JsonNode position = STORE.entries(fork(source, "[\"me\",\"me\"]"), 0).stream()
                .map(row -> Json.parse(row.entry()))
                .findFirst()
                .orElseThrow()
                .get("position");
        String secret = "5eed".repeat(16);
        String table = "former" + Long.toString(System.nanoTime(), 36);
        List<String> log = new ArrayList<>();
        ObjectNode opened = Json.object().put("type", "opened");
        opened.put("game", "last-fleece-standing")
                .put("rules", rules())
                .put("seats", 2)
                .put("owner", mallory.id());
        opened.putObject("options");
        opened.set("position", position);
        opened.put("training", true).put("private", true);
        opened.put("commitment", SecretSeed.revealed(secret, List.of()).commitment());
        opened.putArray("nonces");
        log.add(Json.line(opened));
        for (int seat = 0; seat < people.length; seat++) {
            log.add(Json.line(Json.object()
                    .put("type", "seatTaken")
                    .put("seat", seat)
                    .put("guest", people[seat].id())
                    .put("name", "Seat " + seat)));
        }
        log.add("{\"type\":\"listed\",\"listed\":true}");
        if (people.length == 2) {
            log.add("{\"type\":\"started\",\"steps\":[]}");
        }
        List<Store.Entry> rows = new ArrayList<>();
        log.forEach(entry -> rows.add(new Store.Entry(table, rows.size() + 1L, "", entry, 1)));
        String summary = "{\"title\":\"T\",\"seats\":[],\"moves\":0,\"asked\":[]}";
        STORE.create(
                        new Store.Head(
                                table,
                                "last-fleece-standing",
                                people.length == 2 ? "playing" : "open",
                                true,
                                mallory.id(),
                                summary,
                                secret,
                                1,
                                rows.size(),
                                false),
                        rows,
                        List.of())
                .join();
        return table;
    }

    private static String rules() {
        return Games.named("last-fleece-standing").info().rules();
    }

    @Test
    void whoKnowsAHandOfAnotherDoesNotComeBackToPlayAgainstIt() {
        String table = mallory.table("last-fleece-standing", List.of("me", "me"));
        mallory.ask(table, "seats", "{\"seat\":1,\"bot\":\"random\"}").is(200);
        String key = mallory.get("/api/tables/" + table + "/key")
                .is(200)
                .json()
                .get("key")
                .asString();
        victim.ask(table, "seats", "{\"key\":\"%s\"}".formatted(key)).is(200);

        assertThat(mallory.state(table).at("/seats/1/claim").booleanValue()).isFalse();
        assertThat(mallory.join(table, 1).is(403).error()).contains("This game has secrets");
        mallory.ask(table, "seats", "{}").is(403);
        assertThat(victim.state(table).at("/seats/1/kind").asString()).isEqualTo("bot");

        victim.ask(table, "seats", "{\"seat\":0,\"bot\":\"random\"}").is(200);
        mallory.join(table, 1).is(200);
        victim.join(table, 0).is(403);
    }

    @Test
    void listsSayWhatIsForTraining() {
        String training = mallory.table("wolf-and-sheep", List.of("me", "open"), "\"training\":true");
        String usual = mallory.table("wolf-and-sheep", List.of("me", "open"));
        JsonNode open = victim.get("/api/tables").is(200).json().get("open");
        assertThat(trainingOf(open, training)).isTrue();
        assertThat(trainingOf(open, usual)).isFalse();
        JsonNode yours = mallory.get("/api/tables").json().get("yours");
        assertThat(trainingOf(yours, training)).isTrue();
    }

    private static boolean trainingOf(JsonNode list, String table) {
        return list.valueStream()
                .filter(entry -> entry.get("table").asString().equals(table))
                .findFirst()
                .orElseThrow()
                .get("training")
                .booleanValue();
    }
}

package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.store.Store;
import tools.jackson.databind.JsonNode;

/** What a game was about is found out in the background, for whoever may see the replay, and kept with the table. */
class StoriesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static String finishedHunt(TestGuest ada) {
        String table = ada.table("wolf-and-sheep", List.of("me", "me"), "\"options\":{\"move-limit\":\"2\"}");
        ada.moveOf(0, table, "c1-d2").is(200);
        String move = ada.state(table, 1).at("/legal/0/move").asString();
        ada.moveOf(1, table, move).is(200);
        return table;
    }

    private static Reply ask(TestGuest guest, String table) {
        return guest.get("/api/tables/" + table + "/analysis");
    }

    private static JsonNode story(TestGuest guest, String table) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            JsonNode state = ask(guest, table).is(200).json();
            if (state.hasNonNull("story")) {
                assertThat(state.get("progress").doubleValue()).isEqualTo(1);
                return state.get("story");
            }
            assertThat(state.get("progress").doubleValue()).isBetween(0.0, 1.0);
            pause();
        }
        throw new AssertionError("no story came");
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoMaySeeTheReplayMayAsk() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = finishedHunt(ada);
            JsonNode story = story(ada, table);
            assertThat(story.get("game").asString()).isEqualTo("wolf-and-sheep");
            assertThat(story.get("chances").size()).isEqualTo(3);
            assertThat(story(server.guest("Ben"), table)).isEqualTo(story);
            ask(server.stranger(), table).is(401);
            ask(ada, "nothing-here").is(404);
        }
    }

    @Test
    void aGameThatGoesOnIsNotToldOf() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            assertThat(ask(ada, table).is(409).error()).contains("when it is over");
            String open = ada.table("wolf-and-sheep", List.of("me", "open"));
            assertThat(ask(ada, open).is(409).error()).contains("when it is over");
        }
    }

    @Test
    void itIsKeptWithTheTableWhenTheServerStops() {
        Store store = new MemoryStore();
        TestServer before = TestServer.start(store, options -> options);
        TestGuest ada = before.guest("Ada");
        String table = finishedHunt(ada);
        JsonNode story = story(ada, table);
        before.close();
        try (TestServer after = TestServer.start(store, options -> options.withAnalysisThreads(0))) {
            assertThat(ask(ada.at(after), table).is(200).json().get("story")).isEqualTo(story);
        }
    }

    @Test
    void theStoryOfAnotherGameIsNotTakenForThisOne() {
        Store store = new MemoryStore();
        try (TestServer server = TestServer.start(store, options -> options)) {
            TestGuest ada = server.guest("Ada");
            String table = finishedHunt(ada);
            store.write(new Store.Told(table, "of moves that were taken back", "{}"))
                    .join();
            assertThat(story(ada, table).get("chances").size()).isEqualTo(3);
        }
    }

    @Test
    void theOperatorMaySwitchItOff() {
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withAnalysisThreads(0))) {
            TestGuest ada = server.guest("Ada");
            assertThat(ask(ada, finishedHunt(ada)).is(403).error()).contains("no games to be analysed");
        }
    }

    @Test
    void nobodyAsksAllTheTime() {
        Limits limits = Limits.NONE.with(Limits.Kind.ANALYSES, new Limits.Rate(2, 0.01));
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withLimits(limits))) {
            TestGuest ada = server.guest("Ada");
            String table = finishedHunt(ada);
            ask(ada, table).is(200);
            ask(ada, table).is(200);
            ask(ada, table).is(429);
        }
    }
}

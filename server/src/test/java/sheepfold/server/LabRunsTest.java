package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import sheepfold.server.lab.LabLimits;
import sheepfold.server.store.Store;
import tools.jackson.databind.JsonNode;

/** Runs of the lab are played in the background, watched by anybody who knows their id, and steered by whoever began them. */
class LabRunsTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final TestServer SERVER = TestServer.start();
    private final TestGuest ada = SERVER.guest("Ada");

    @AfterAll
    static void close() {
        SERVER.close();
    }

    private static String ask(int games, String more) {
        return "{\"game\":\"wolf-and-sheep\",\"bots\":[\"random\"],\"games\":%d%s}".formatted(games, more);
    }

    private static String begun(TestGuest guest, String ask) {
        return guest.post("/api/lab/runs", ask).is(200).json().get("id").asString();
    }

    private static JsonNode state(TestGuest guest, String run) {
        return guest.get("/api/lab/runs/" + run).is(200).json();
    }

    private static JsonNode until(TestGuest guest, String run, Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            JsonNode state = state(guest, run);
            if (wanted.test(state)) {
                return state;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        throw new AssertionError("it never came: " + state(guest, run));
    }

    private static Predicate<JsonNode> is(String status) {
        return state -> state.get("status").asString().equals(status);
    }

    @Test
    void aRunIsPlayedAndWatchedByOthers() {
        String run = begun(ada, ask(30, ""));
        JsonNode done = until(ada, run, is("done"));
        assertThat(done.get("played").intValue()).isEqualTo(30);
        assertThat(done.at("/result/variants/0/report/games").intValue()).isEqualTo(30);
        assertThat(done.at("/result/variants/0/report/measures/list/0/id").asString())
                .isEqualTo("moves");
        JsonNode seen = state(SERVER.guest("Ben"), run);
        assertThat(seen.get("yours").booleanValue()).isFalse();
        assertThat(seen.get("result")).isEqualTo(done.get("result"));
        assertThat(ada.get("/api/lab/runs/" + run + "/games.csv").is(200).body().lines())
                .hasSize(31);
        assertThat(ada.get("/api/lab/runs/" + run + "/report.html").is(200).body())
                .contains("What we found");
        assertThat(ada.get("/api/lab/runs/" + run + "/report.json")
                        .is(200)
                        .json()
                        .get("games")
                        .intValue())
                .isEqualTo(30);
    }

    @Test
    void twoSetUpsAreComparedGameByGame() {
        String run = begun(ada, ask(25, ",\"setups\":[{},{\"options\":{\"move-limit\":\"12\"}}]"));
        JsonNode done = until(ada, run, is("done"));
        assertThat(done.get("played").intValue()).isEqualTo(50);
        assertThat(done.at("/setups/1/move-limit").asString()).isEqualTo("12");
        assertThat(done.at("/result/differences").findValuesAsString("figure")).contains("moves");
        assertThat(ada.get("/api/lab/runs/" + run + "/games.csv?setup=1")
                        .is(200)
                        .body()
                        .lines())
                .hasSize(26);
        ada.get("/api/lab/runs/" + run + "/games.csv?setup=2").is(404);
    }

    @Test
    void whoBeganItPausesResumesAndStopsIt() {
        TestGuest eva = SERVER.guest("Eva");
        String run = begun(eva, ask(2000, ",\"setups\":[{\"options\":{\"move-limit\":\"400\"}}]"));
        String path = "/api/lab/runs/" + run;
        ada.post(path + "/pause", "{}").is(403);
        assertThat(eva.post(path + "/pause", "{}").is(200).json().get("status").asString())
                .isEqualTo("paused");
        until(eva, run, is("paused"));
        eva.post(path + "/resume", "{}").is(200);
        until(eva, run, state -> state.get("played").intValue() > 0);
        JsonNode stopped = eva.post(path + "/stop", "{}").is(200).json();
        assertThat(stopped.get("status").asString()).isEqualTo("stopped");
        eva.post(path + "/resume", "{}").is(409);
    }

    @Test
    void whatTakesLongIsMeasuredForThoseWhoAsk() {
        String run = begun(ada, ask(16, ",\"measure\":[\"luck\",\"choices\",\"skill\"]"));
        JsonNode done = until(ada, run, is("done"));
        assertThat(done.get("measure").toString()).isEqualTo("[\"choices\",\"skill\",\"luck\"]");
        assertThat(done.get("games").intValue()).isEqualTo(16);
        assertThat(done.get("planned").intValue()).isEqualTo(16 + 4 * 16 + 16);
        assertThat(done.get("played")).isEqualTo(done.get("planned"));
        JsonNode measures = done.at("/result/variants/0/report/measures");
        assertThat(measures.at("/skill/doublings").size()).isEqualTo(4);
        assertThat(measures.at("/luck/side").intValue()).isEqualTo(4);
        assertThat(measures.get("list")
                        .valueStream()
                        .filter(measure -> List.of("real", "skill", "luck")
                                .contains(measure.get("id").asString())))
                .hasSize(3)
                .allSatisfy(measure -> assertThat(measure.get("value").isNull()).isFalse());
        ada.post("/api/lab/runs", ask(16, ",\"measure\":[\"fun\"]")).is(400);
        ada.post("/api/lab/runs", ask(16, ",\"measure\":[\"luck\",\"luck\",\"luck\",\"luck\"]"))
                .is(400);
    }

    private static List<String> files(TestGuest guest, String run) {
        return Stream.of("games.csv?setup=0", "games.csv?setup=1", "report.json", "report.html")
                .map(file ->
                        guest.get("/api/lab/runs/" + run + "/" + file).is(200).body())
                .toList();
    }

    private static Optional<Store.Run> once(Store store, String run, Predicate<Store.Run> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        Optional<Store.Run> kept = Optional.empty();
        while (kept.isEmpty() && System.nanoTime() < end) {
            Thread.onSpinWait();
            kept = store.run(run).filter(wanted);
        }
        return kept;
    }

    @Test
    void whatCameOfARunOutlastsTheServer() {
        Store store = new MemoryStore();
        String run;
        JsonNode before;
        List<String> files;
        TestGuest eva;
        try (TestServer first = TestServer.start(store, options -> options)) {
            eva = first.guest("Eva");
            run = begun(eva, ask(25, ",\"setups\":[{},{\"options\":{\"move-limit\":\"12\"}}]"));
            before = until(eva, run, is("done"));
            files = files(eva, run);
        }
        try (TestServer second = TestServer.start(store, options -> options.withLab(LabLimits.CLOSED))) {
            assertThat(state(eva.at(second), run)).isEqualTo(before);
            assertThat(files(eva.at(second), run)).isEqualTo(files);
            TestGuest ben = second.guest("Ben");
            assertThat(state(ben, run).get("yours").booleanValue()).isFalse();
            String path = "/api/lab/runs/" + run;
            assertThat(ben.post(path + "/stop", "{}").is(403).error()).contains("whoever began");
            assertThat(eva.at(second).post(path + "/stop", "{}").is(409).error())
                    .isEqualTo("The run is over.");
            ben.get(path + "/games.csv?setup=2").is(404);
            assertThat(state(eva.at(second), run)).isEqualTo(before);
        }
    }

    @Test
    void aRunUnderWaySaysThatTheServerStoppedAndWhatWasFoundUntilThen() {
        Store store = new MemoryStore();
        String run;
        TestGuest eva;
        try (TestServer first = TestServer.start(store, options -> options)) {
            eva = first.guest("Eva");
            run = begun(eva, ask(2000, ""));
            until(eva, run, state -> state.get("played").intValue() > 0);
        }
        try (TestServer second = TestServer.start(store, options -> options)) {
            JsonNode after = state(eva.at(second), run);
            assertThat(after.get("status").asString()).isEqualTo("stopped");
            assertThat(after.get("fault").asString()).contains("The server stopped while this run was under way");
            int played = after.get("played").intValue();
            assertThat(played).isBetween(1, 1999);
            assertThat(after.at("/result/games").intValue()).isEqualTo(played);
            assertThat(eva.at(second)
                            .get("/api/lab/runs/" + run + "/games.csv")
                            .is(200)
                            .body()
                            .lines())
                    .hasSize(played + 1);
        }
    }

    @Test
    void aRunOfAServerThatWasKilledIsKnown() {
        Store store = new MemoryStore();
        try (TestServer first = TestServer.start(store, options -> options)) {
            TestGuest eva = first.guest("Eva");
            String run = begun(eva, ask(2000, ""));
            // Another server on the same database, as after a crash of the first
            try (TestServer second = TestServer.start(store, options -> options)) {
                TestGuest again = eva.at(second);
                JsonNode after = state(again, run);
                assertThat(after.get("status").asString()).isEqualTo("stopped");
                assertThat(after.get("fault").asString()).contains("The server stopped");
                assertThat(after.get("result").isNull()).isTrue();
                assertThat(again.get("/api/lab/runs/" + run + "/games.csv")
                                .is(404)
                                .error())
                        .contains("not kept");
                again.get("/api/lab/runs/" + run + "/report.html").is(409);
            }
            eva.post("/api/lab/runs/" + run + "/stop", "{}").is(200);
            assertThat(once(store, run, kept -> kept.state().contains("stopped")))
                    .isPresent();
        }
    }

    @Test
    void aRunIsNotLostWhileNothingCanBeWritten() {
        MemoryStore store = new MemoryStore();
        try (TestServer server = TestServer.start(store, options -> options)) {
            TestGuest eva = server.guest("Eva");
            String run = begun(eva, ask(400, ""));
            store.setBroken(true);
            JsonNode done = until(eva, run, is("done"));
            assertThat(done.get("played").intValue()).isEqualTo(400);
            eva.post("/api/lab/runs", ask(5, "")).is(503);
            store.setBroken(false);
            assertThat(once(store, run, kept -> kept.state().contains("\"done\"")))
                    .isPresent();
            assertThat(state(eva, run)).isEqualTo(done);
            // What could not begin takes no room
            begun(eva, ask(5, ""));
            begun(eva, ask(5, ""));
        }
    }

    @Test
    void nobodyFillsTheLabAlone() {
        TestGuest max = SERVER.guest("Max");
        String first = begun(max, ask(2000, ""));
        String second = begun(max, ask(2000, ""));
        max.post("/api/lab/runs", ask(10, "")).is(409);
        max.post("/api/lab/runs/" + first + "/stop", "{}").is(200);
        max.post("/api/lab/runs/" + second + "/stop", "{}").is(200);
    }

    @Test
    void whatCannotBeRunIsRefused() {
        assertThat(ada.post("/api/lab/runs", ask(2001, ""))
                        .is(400)
                        .json()
                        .get("error")
                        .asString())
                .contains("at most 2000 games");
        ada.post("/api/lab/runs", "{\"game\":\"nothing\"}").is(400);
        ada.post("/api/lab/runs", ask(5, ",\"setups\":[]")).is(400);
        ada.post("/api/lab/runs", "{\"game\":\"wolf-and-sheep\",\"bots\":[\"strong\"]}")
                .is(400);
        ada.post("/api/lab/runs", "{\"game\":\"wolf-and-sheep\",\"bots\":[\"random\",\"random\",\"random\"]}")
                .is(400);
        for (String value : List.of("{\"a\":1}", "[1]")) {
            String setup = "{\"options\":{\"move-limit\":%s}}".formatted(value);
            assertThat(ada.post("/api/lab/runs", ask(5, ",\"setups\":[" + setup + "]"))
                            .is(400)
                            .error())
                    .contains("an option is a text");
            String alone = "{\"game\":\"wolf-and-sheep\"," + setup.substring(1);
            ada.post("/api/lab/check", alone).is(400);
            ada.post("/api/lab/measure", alone).is(400);
        }
        ada.get("/api/lab/runs/nothing-here").is(404);
        SERVER.stranger().post("/api/lab/runs", ask(5, "")).is(401);
    }

    @Test
    void aServerWithoutALabSaysSo() {
        try (TestServer closed = TestServer.start(new MemoryStore(), options -> options.withLab(LabLimits.CLOSED))) {
            closed.guest("Ada").post("/api/lab/runs", ask(5, "")).is(403);
        }
    }
}

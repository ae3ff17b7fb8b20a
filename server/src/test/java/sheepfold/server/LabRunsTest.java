package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
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

package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.Limits.Rate;
import tools.jackson.databind.JsonNode;

/** Puzzles over HTTP: packs, the one of the day, what is said to a try, and that what is wanted is not told. */
class PuzzleCallsTest {
    private static final String PACK = "/api/games/wolf-and-sheep/puzzles";
    private static final String A_TURN = "/api/games/shepherd-mess/puzzles/1l9srz";
    private static final String TWO_MOVES = PACK + "/97pup7";

    private TestServer server;
    private TestGuest stranger;

    @BeforeEach
    void open() {
        server = TestServer.start();
        stranger = server.stranger();
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static JsonNode puzzleOn(String moment) {
        InstantSource clock = InstantSource.fixed(Instant.parse(moment));
        try (TestServer then = TestServer.start(new MemoryStore(), options -> options.withClock(clock))) {
            return then.stranger().get("/api/puzzles/today").is(200).json();
        }
    }

    @Test
    void aPackTellsTitlesAndStarsAndNothingElse() {
        JsonNode pack = stranger.get(PACK).is(200).json();
        assertThat(pack.size()).isGreaterThanOrEqualTo(30);
        assertThat(pack.get(0).propertyNames()).containsExactlyInAnyOrder("game", "id", "title", "stars");
    }

    @Test
    void everybodyHasTheSamePuzzleForADay() {
        JsonNode morning = puzzleOn("2031-05-04T00:00:00Z");
        assertThat(morning.get("day").asString()).isEqualTo("2031-05-04");
        assertThat(puzzleOn("2031-05-04T23:59:59Z")).isEqualTo(morning);
        assertThat(puzzleOn("2031-05-05T00:00:00Z").get("puzzle")).isNotEqualTo(morning.get("puzzle"));
        JsonNode puzzle = morning.get("puzzle");
        stranger.get("/api/games/%s/puzzles/%s"
                        .formatted(
                                puzzle.get("game").asString(), puzzle.get("id").asString()))
                .is(200);
    }

    @Test
    void whatIsWantedIsToldToThoseWhoGiveUp() {
        JsonNode laid = stranger.get(TWO_MOVES + "?data=1").is(200).json();
        assertThat(laid.get("task").asString()).contains("Win in 2 moves").doesNotContain("d2");
        assertThat(laid.get("legal").size()).isEqualTo(3);
        assertThat(laid.get("wanted").size()).isZero();
        assertThat(stranger.get(TWO_MOVES + "/solution")
                        .json()
                        .at("/wanted/0/to")
                        .asString())
                .isEqualTo("d2");
    }

    @Test
    void triesAreAnswered() {
        JsonNode wrong =
                stranger.post(TWO_MOVES, "{\"move\":\"e3-d4\"}").is(200).json();
        assertThat(wrong.get("right").booleanValue()).isFalse();
        assertThat(wrong.get("text").asString()).contains("loses in 16 moves");
        JsonNode right =
                stranger.post(TWO_MOVES, "{\"move\":\"e3-d2\"}").is(200).json();
        assertThat(right.get("right").booleanValue()).isTrue();
        assertThat(right.get("done").booleanValue()).isTrue();
        stranger.post(TWO_MOVES, "{\"move\":\"e3-e4\"}").is(422);
    }

    @Test
    void aWrongMoveIsPlayedOutAndARightOneIsNot() {
        JsonNode wrong =
                stranger.post(TWO_MOVES, "{\"move\":\"e3-d4\"}").is(200).json();
        assertThat(wrong.get("beats").size()).isBetween(4, 12);
        assertThat(wrong.at("/beats/0/log/0/move").asString()).isEqualTo("e3-d4");
        assertThat(stranger.post(TWO_MOVES, "{\"move\":\"e3-d2\"}")
                        .json()
                        .get("beats")
                        .size())
                .isOne();
    }

    @Test
    void aGoalThatTakesATurnIsReachedMoveByMove() {
        String first = stranger.post(A_TURN + "/solution", "{}")
                .is(200)
                .json()
                .at("/beats/0/log/0/move")
                .asString();
        JsonNode begun = stranger.post(A_TURN, "{\"move\":\"%s\"}".formatted(first))
                .is(200)
                .json();
        assertThat(begun.get("right").booleanValue()).isTrue();
        assertThat(begun.get("done").booleanValue()).isFalse();
        assertThat(begun.at("/next/legal").size()).isPositive();
        assertThat(begun.at("/next/wanted").size()).isZero();

        JsonNode shown = stranger.post(A_TURN + "/solution", "{\"made\":[\"%s\"]}".formatted(first))
                .is(200)
                .json();
        assertThat(shown.get("done").booleanValue()).isTrue();
        String missed = "{\"move\":\"end\",\"made\":[\"%s\"]}".formatted(first);
        JsonNode late = stranger.post(A_TURN, missed).is(200).json();
        assertThat(late.get("right").booleanValue()).isFalse();
        assertThat(late.get("text").asString()).contains("cannot be reached any more");
        stranger.post(TWO_MOVES, "{\"move\":\"e3-d2\",\"made\":[\"e3-d2\"]}").is(422);
    }

    @Test
    void whatIsNotThereIsNotFound() {
        stranger.get("/api/games/no-such-game/puzzles").is(404);
        stranger.get(PACK + "/nosuch").is(404);
        stranger.get(PACK + "/nosuch/solution").is(404);
    }

    @Test
    void whoTriesTooFastIsHeldBack() {
        Limits limits = Limits.NONE.with(Kind.LESSONS, new Rate(2, 0.01));
        try (TestServer strict = TestServer.start(new MemoryStore(), options -> options.withLimits(limits))) {
            TestGuest hasty = strict.guest("Hasty");
            hasty.get(TWO_MOVES).is(200);
            hasty.post(TWO_MOVES, "{\"move\":\"e3-d2\"}").is(200);
            hasty.get(TWO_MOVES + "/solution").is(429);
        }
    }
}

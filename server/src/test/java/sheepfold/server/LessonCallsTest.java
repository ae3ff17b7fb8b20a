package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.Limits.Rate;
import tools.jackson.databind.JsonNode;

/** Lessons over HTTP: what is laid out, what is said to a move, and that it takes no name. */
class LessonCallsTest {
    private static final String FIRST = "/api/games/wolf-and-sheep/lessons/first/";

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

    private Reply tries(int step, String move) {
        return stranger.post(FIRST + step, "{\"move\":\"%s\"}".formatted(move));
    }

    @Test
    void theShelfAndTheListSayWhichLessonsThereAre() {
        JsonNode hunt = stranger.get("/api/games")
                .json()
                .valueStream()
                .filter(game -> game.get("id").asString().equals("wolf-and-sheep"))
                .findFirst()
                .orElseThrow();
        assertThat(hunt.at("/lessons/0").asString()).isEqualTo("first");
        JsonNode lesson =
                stranger.get("/api/games/wolf-and-sheep/lessons").is(200).json().get(0);
        assertThat(lesson.get("id").asString()).isEqualTo("first");
        assertThat(lesson.get("steps").size()).isBetween(5, 9);
    }

    @Test
    void aStepIsLaidOutLikeATable() {
        JsonNode step = stranger.get(FIRST + "0?data=1").is(200).json();
        assertThat(step.get("task").asString()).contains("⟦square:e7|e7⟧");
        assertThat(step.at("/turn/decisions/0/seat").intValue()).isZero();
        assertThat(step.get("legal").size()).isEqualTo(5);
        assertThat(step.at("/wanted/0/to").asString()).isEqualTo("e7");
        assertThat(stranger.get(FIRST + "0").json().get("task").asString())
                .contains("e7")
                .doesNotContain("⟦");
    }

    @Test
    void theRightMoveIsPraisedAndTheOthersAnswer() {
        JsonNode answer = tries(5, "a5-b6").is(200).json();
        assertThat(answer.get("right").booleanValue()).isTrue();
        assertThat(answer.get("done").booleanValue()).isFalse();
        assertThat(answer.get("beats").size())
                .as("the sheep's move and the wolf's")
                .isEqualTo(2);
        assertThat(answer.at("/beats/1/log/0/move").asString()).isEqualTo("b8-a7");
    }

    @Test
    void theLastRightMoveEndsTheLesson() {
        JsonNode answer = tries(6, "c7-b8").is(200).json();
        assertThat(answer.get("done").booleanValue()).isTrue();
        assertThat(answer.at("/result/ending").asString()).isEqualTo("wolf-caught");
    }

    @Test
    void anotherMoveIsAnsweredAndShown() {
        JsonNode answer = tries(0, "c7-b8").is(200).json();
        assertThat(answer.get("right").booleanValue()).isFalse();
        assertThat(answer.get("text").asString()).contains("two ways out");
        assertThat(answer.get("beats").size()).isEqualTo(1);
        assertThat(stranger.get(FIRST + "0").json().at("/view/board/0").asString())
                .as("nothing is kept")
                .isEqualTo("...w....");
    }

    @Test
    void whatTheRulesForbidIsRefusedWithItsRule() {
        Reply refused = tries(0, "d6-c5").is(422);
        assertThat(refused.json().get("rule").asString()).isEqualTo("WS-SHEEP-01");
        stranger.post(FIRST + "0", "{}").is(400);
        stranger.post(FIRST + "0", "{\"data\":{\"type\":\"fly\"}}").is(422);
    }

    @Test
    void whatIsNotThereIsNotFound() {
        stranger.get("/api/games/no-such-game/lessons").is(404);
        stranger.get("/api/games/wolf-and-sheep/lessons/last/0").is(404);
        stranger.get(FIRST + "77").is(404);
        stranger.get(FIRST + "x").is(404);
    }

    @Test
    void whoTriesTooFastIsHeldBack() {
        Limits limits = Limits.NONE.with(Kind.LESSONS, new Rate(2, 0.01));
        try (TestServer strict = TestServer.start(new MemoryStore(), options -> options.withLimits(limits))) {
            TestGuest hasty = strict.guest("Hasty");
            hasty.get(FIRST + "0").is(200);
            hasty.get(FIRST + "0").is(200);
            hasty.get(FIRST + "0").is(429);
        }
    }
}

package sheepfold.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.server.people.Seating;

class ThinkingTimeTest {
    private static final long MILLI = 1_000_000;
    private static final long NOW = 5_000 * MILLI;
    private static final String SECRETS = "kit";
    private static final String NO_SECRETS = "wolf-and-sheep";

    private final RandomGenerator random = new SeededRandom(3);

    private static BotJob job(String game, String... bots) {
        return new BotJob(
                "ada",
                Stream.of(bots)
                        .map(bot -> new BotJob.Task(question(Games.named(game)), Seating.bot(bot)))
                        .toList());
    }

    private static <P extends Position<P, M>, M extends Move> SeatDecision<P, M> question(Game<P, M> game) {
        return new SeatDecision<>(game, game.start(Setup.of(game.info(), 2)), 0);
    }

    private ThinkingTime timing(Pace pace, String game, String... bots) {
        return ThinkingTime.of(job(game, bots), pace, NOW, random);
    }

    private long millisAfter(long time) {
        return (time - NOW) / MILLI;
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "strong", "strong:20000", "strong:1s", "strong:2.9s"})
    void whatABotHasToThinkAboutDoesNotShow(String bot) {
        for (int i = 0; i < 100; i++) {
            ThinkingTime timing = timing(Pace.FOR_PEOPLE, SECRETS, bot, "easy");
            long began = NOW + random.nextLong(10_000 * MILLI);
            assertThat(timing.release(began, began + timing.thinking())).isEqualTo(timing.release(began, began));
        }
    }

    @Test
    void onAnIdleMachineAnAnswerComesWithinTheUsualTime() {
        for (int i = 0; i < 100; i++) {
            ThinkingTime timing = timing(Pace.FOR_PEOPLE, SECRETS, "strong:20000", "greedy");
            assertThat(millisAfter(timing.release(NOW, NOW + 400 * MILLI))).isBetween(500L, 1200L);
        }
    }

    @Test
    void aTimeBudgetIsWaitedForWhateverThereIsToThinkAbout() {
        for (int i = 0; i < 100; i++) {
            ThinkingTime timing = timing(Pace.FOR_PEOPLE, SECRETS, "greedy", "strong:2s");
            assertThat(timing.thinking()).isEqualTo(2_000 * MILLI);
            assertThat(millisAfter(timing.release(NOW, NOW + MILLI))).isBetween(2_100L, 2_800L);
        }
    }

    @Test
    void whoIsLateAnswersAStepLaterAndNotWhenReady() {
        ThinkingTime timing = timing(Pace.FOR_PEOPLE, SECRETS, "strong");
        long due = timing.release(NOW, NOW);
        long step = 700 * MILLI;
        assertThat(timing.release(NOW, due)).isEqualTo(due);
        assertThat(timing.release(NOW, due + 1)).isEqualTo(due + step);
        assertThat(timing.release(NOW, due + step)).isEqualTo(due + step);
        assertThat(timing.release(NOW, due + step + 1)).isEqualTo(due + 2 * step);
    }

    @Test
    void botsOnOneThreadShareTheTime() {
        ThinkingTime timing = timing(Pace.FOR_PEOPLE, SECRETS, "strong:2s", "strong:2s");
        assertThat(timing.share(NOW, NOW, 2)).isEqualTo(Duration.ofSeconds(1));
        // What one does not need is left for the next
        assertThat(timing.share(NOW, NOW + 100 * MILLI, 1)).isEqualTo(Duration.ofMillis(1900));
        assertThat(timing.share(NOW, NOW + 5_000 * MILLI, 1)).isZero();
    }

    @Test
    void whereNothingIsHiddenAnAnswerComesAsSoonAsItIsThere() {
        ThinkingTime timing = timing(Pace.FOR_PEOPLE, NO_SECRETS, "strong:2s");
        assertThat(timing.isBounded()).isFalse();
        assertThat(millisAfter(timing.release(NOW, NOW))).isBetween(500L, 1200L);
        assertThat(millisAfter(timing.release(NOW, NOW + 2_000 * MILLI))).isEqualTo(2_000);
    }

    @Test
    void whereNothingWaitsForPeopleOnlyTimeBudgetsAreWaitedFor() {
        ThinkingTime counted = timing(Pace.AT_ONCE, SECRETS, "strong");
        assertThat(counted.isBounded()).isFalse();
        assertThat(counted.release(NOW, NOW + 1)).isEqualTo(NOW + 1);
        ThinkingTime timed = timing(Pace.AT_ONCE, SECRETS, "strong:1s", "greedy");
        assertThat(millisAfter(timed.release(NOW, NOW + 1))).isEqualTo(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "easy", "medium", "strong", "strong:5000", "easy:20"})
    void whoHasFewIterationsIsQuick(String bot) {
        assertThat(job(NO_SECRETS, bot).isSlow()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"strong:5001", "strong:20ms", "easy:2.9s"})
    void whoHasMoreOrATimeIsSlowAndSoAreThoseAskedWithThem(String bot) {
        assertThat(job(NO_SECRETS, bot).isSlow()).isTrue();
        assertThat(job(SECRETS, "greedy", bot).isSlow()).isTrue();
    }
}

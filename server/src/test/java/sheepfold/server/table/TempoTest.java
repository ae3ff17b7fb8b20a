package sheepfold.server.table;

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

class TempoTest {
    private static final long MILLI = 1_000_000;
    private static final long NOW = 5_000 * MILLI;
    private static final String SECRETS = "kit";
    private static final String NO_SECRETS = "wolf-and-sheep";

    private final RandomGenerator random = new SeededRandom(3);

    private static Thought thought(String game, String... bots) {
        return new Thought(
                "ada",
                Stream.of(bots)
                        .map(bot -> new Thought.Task(question(Games.named(game)), Seating.bot(bot)))
                        .toList());
    }

    private static <P extends Position<P, M>, M extends Move> Question<P, M> question(Game<P, M> game) {
        return new Question<>(game, game.start(Setup.of(game.info(), 2)), 0);
    }

    private Tempo tempo(Pace pace, String game, String... bots) {
        return Tempo.of(thought(game, bots), pace, NOW, random);
    }

    private long millisAfter(long time) {
        return (time - NOW) / MILLI;
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "strong", "strong:20000", "strong:1s", "strong:2.9s"})
    void whatABotHasToThinkAboutDoesNotShow(String bot) {
        for (int i = 0; i < 100; i++) {
            Tempo tempo = tempo(Pace.FOR_PEOPLE, SECRETS, bot, "easy");
            long began = NOW + random.nextLong(10_000 * MILLI);
            assertThat(tempo.release(began, began + tempo.thinking())).isEqualTo(tempo.release(began, began));
        }
    }

    @Test
    void onAnIdleMachineAnAnswerComesWithinTheUsualTime() {
        for (int i = 0; i < 100; i++) {
            Tempo tempo = tempo(Pace.FOR_PEOPLE, SECRETS, "strong:20000", "greedy");
            assertThat(millisAfter(tempo.release(NOW, NOW + 400 * MILLI))).isBetween(500L, 1200L);
        }
    }

    @Test
    void aTimeBudgetIsWaitedForWhateverThereIsToThinkAbout() {
        for (int i = 0; i < 100; i++) {
            Tempo tempo = tempo(Pace.FOR_PEOPLE, SECRETS, "greedy", "strong:2s");
            assertThat(tempo.thinking()).isEqualTo(2_000 * MILLI);
            assertThat(millisAfter(tempo.release(NOW, NOW + MILLI))).isBetween(2_100L, 2_800L);
        }
    }

    @Test
    void whoIsLateAnswersAStepLaterAndNotWhenReady() {
        Tempo tempo = tempo(Pace.FOR_PEOPLE, SECRETS, "strong");
        long due = tempo.release(NOW, NOW);
        long step = 700 * MILLI;
        assertThat(tempo.release(NOW, due)).isEqualTo(due);
        assertThat(tempo.release(NOW, due + 1)).isEqualTo(due + step);
        assertThat(tempo.release(NOW, due + step)).isEqualTo(due + step);
        assertThat(tempo.release(NOW, due + step + 1)).isEqualTo(due + 2 * step);
    }

    @Test
    void botsOnOneThreadShareTheTime() {
        Tempo tempo = tempo(Pace.FOR_PEOPLE, SECRETS, "strong:2s", "strong:2s");
        assertThat(tempo.share(NOW, NOW, 2)).isEqualTo(Duration.ofSeconds(1));
        // What one does not need is left for the next
        assertThat(tempo.share(NOW, NOW + 100 * MILLI, 1)).isEqualTo(Duration.ofMillis(1900));
        assertThat(tempo.share(NOW, NOW + 5_000 * MILLI, 1)).isZero();
    }

    @Test
    void whereNothingIsHiddenAnAnswerComesAsSoonAsItIsThere() {
        Tempo tempo = tempo(Pace.FOR_PEOPLE, NO_SECRETS, "strong:2s");
        assertThat(tempo.isBounded()).isFalse();
        assertThat(millisAfter(tempo.release(NOW, NOW))).isBetween(500L, 1200L);
        assertThat(millisAfter(tempo.release(NOW, NOW + 2_000 * MILLI))).isEqualTo(2_000);
    }

    @Test
    void whereNothingWaitsForPeopleOnlyTimeBudgetsAreWaitedFor() {
        Tempo counted = tempo(Pace.AT_ONCE, SECRETS, "strong");
        assertThat(counted.isBounded()).isFalse();
        assertThat(counted.release(NOW, NOW + 1)).isEqualTo(NOW + 1);
        Tempo timed = tempo(Pace.AT_ONCE, SECRETS, "strong:1s", "greedy");
        assertThat(millisAfter(timed.release(NOW, NOW + 1))).isEqualTo(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "easy", "medium", "strong", "strong:5000", "easy:20"})
    void whoHasFewIterationsIsQuick(String bot) {
        assertThat(thought(NO_SECRETS, bot).isSlow()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"strong:5001", "strong:20ms", "easy:2.9s"})
    void whoHasMoreOrATimeIsSlowAndSoAreThoseAskedWithThem(String bot) {
        assertThat(thought(NO_SECRETS, bot).isSlow()).isTrue();
        assertThat(thought(SECRETS, "greedy", bot).isSlow()).isTrue();
    }
}

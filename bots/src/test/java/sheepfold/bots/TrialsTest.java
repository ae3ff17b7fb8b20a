package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static sheepfold.bots.Tree.chance;
import static sheepfold.bots.Tree.choice;
import static sheepfold.bots.Tree.over;
import static sheepfold.bots.Tree.to;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Ranked;
import sheepfold.bots.TreeGame.Pick;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;

class TrialsTest {
    private static final SearchStyle STYLE = SearchStyle.playingToTheEnd();

    private static Trials<TreePosition, Pick> trials(TreeGame game, long seed) {
        Observation<TreePosition, Pick> seen = new Observation<>(game, game.start(), 0);
        return new Trials<>(seen, seen.legalMoves(), new SeededRandom(seed), STYLE);
    }

    private static Ranked<Pick> best(TreeGame game, long seed, int iterations) {
        Trials<TreePosition, Pick> trials = trials(game, seed);
        trials.run(Budget.iterations(iterations));
        return trials.ranking().getFirst();
    }

    /** One is a little better, whatever chance says, and chance matters far more. */
    private static TreeGame alikeButForLuck() {
        return TreeGame.of(
                1,
                choice(
                        0,
                        to("good", chance(to("rain", over(0.1)), to("sun", over(0.9)))),
                        to("better", chance(to("rain", over(0.11)), to("sun", over(0.91))))));
    }

    @Test
    void theSameLuckTellsApartWhatLuckWouldHide() {
        assertThat(IntStream.range(0, 40)
                        .mapToObj(
                                seed -> best(alikeButForLuck(), seed, 2).move().label()))
                .containsOnly("better");
    }

    @Test
    void whatIsTriedOftenIsWorthItsMean() {
        Ranked<Pick> best = best(alikeButForLuck(), 1, 4_000);
        assertThat(best.move().label()).isEqualTo("better");
        assertThat(best.value()).isCloseTo(0.51, within(0.03));
        assertThat(best.words()).startsWith("worth 0.5");
    }

    @Test
    void aMoveThatWasNotTriedIsNotChosen() {
        TreeGame game = TreeGame.of(1, choice(0, to("bad", over(0)), to("good", over(1))));
        assertThat(IntStream.range(0, 40)
                        .mapToObj(seed -> best(game, seed, 1).move().label()))
                .as("the one that happened to come first")
                .contains("bad", "good");
        assertThat(IntStream.range(0, 40)
                        .mapToObj(seed -> best(game, seed, 3).move().label()))
                .containsOnly("good");
    }

    @Test
    void timeEndsItToo() {
        Trials<TreePosition, Pick> trials = trials(alikeButForLuck(), 1);
        trials.run(Budget.time(Duration.ofNanos(1)));
        assertThat(trials.ranking().getFirst().value()).isBetween(0.1, 0.91);
    }
}

package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;

class SignificanceTest {
    @Test
    void aNormalVariableIsSeldomFarAway() {
        assertThat(Significance.twoSided(0)).isCloseTo(1, within(1e-6));
        assertThat(Significance.twoSided(1.959964)).isCloseTo(0.05, within(1e-6));
        assertThat(Significance.twoSided(-2.575829)).isCloseTo(0.01, within(1e-6));
        assertThat(Interval.deviations(0.05)).isCloseTo(1.96, within(1e-3));
    }

    /** The example of the paper: of fifteen probabilities the four least stand. */
    @Test
    void fourOfFifteenAreDiscoveriesInTheExampleOfBenjaminiAndHochberg() {
        List<Double> paper = List.of(
                0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
                0.7590, 1.000);
        boolean[] found = Significance.discoveries(paper);
        assertThat(IntStream.range(0, found.length).filter(i -> found[i]).boxed())
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void amongMillionsOfChancesNothingIsDiscoveredByLuckTooOften() {
        RandomGenerator random = new SeededRandom(5);
        int wrong = 0;
        for (int run = 0; run < 400; run++) {
            List<Double> luck = random.doubles(50).boxed().toList();
            wrong += IntStream.range(0, 50).anyMatch(i -> Significance.discoveries(luck)[i]) ? 1 : 0;
        }
        assertThat(wrong / 400.0).isBetween(0.01, 0.09);
    }

    @Test
    void likeIsComparedWithLike() {
        // One seat wins always and always uses it, the other never and never: that tells nothing of the thing
        assertThat(Significance.withinGroups(new int[][] {{100, 99, 99, 98}, {100, 1, 1, 0}}))
                .isGreaterThan(0.5);
        assertThat(Significance.withinGroups(new int[][] {{100, 50, 50, 40}, {100, 50, 50, 40}}))
                .isLessThan(0.001);
    }
}

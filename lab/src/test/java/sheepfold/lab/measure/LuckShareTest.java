package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;

class LuckShareTest {
    private static final int SIDE = 20;

    private interface Outcome {
        double of(int chance, int thoughts);
    }

    private static LuckShare luck(Outcome outcome) {
        List<double[]> games = IntStream.range(0, SIDE * SIDE)
                .mapToObj(n -> {
                    double won = outcome.of(n / SIDE, n % SIDE);
                    return new double[] {won, 1 - won};
                })
                .toList();
        return LuckShare.of(SIDE, games);
    }

    @Test
    void whereChanceDecidesAllItIsAllLuck() {
        assertThat(luck((chance, _) -> chance % 2).chance().value()).isCloseTo(1, within(1e-9));
        assertThat(luck((_, thoughts) -> thoughts % 2).chance().value()).isCloseTo(0, within(1e-9));
        assertThat(luck((_, thoughts) -> thoughts % 2).thoughts().value()).isCloseTo(1, within(1e-9));
    }

    @Test
    void theSharesOfAKnownMixtureAreFound() {
        RandomGenerator random = new SeededRandom(3);
        double[] chances = random.doubles(SIDE).map(x -> 2 * (x - 0.5)).toArray();
        double[] thoughts = random.doubles(SIDE).map(x -> x - 0.5).toArray();
        LuckShare luck = luck((row, column) -> chances[row] + thoughts[column] + random.nextDouble() - 0.5);
        // Variances of 4 : 1 : 1 twelfths
        assertThat(luck.chance().low()).isLessThan(4 / 6.0);
        assertThat(luck.chance().high()).isGreaterThan(4 / 6.0);
        assertThat(luck.chance().value() + luck.thoughts().value() + luck.both().value())
                .isCloseTo(1, within(1e-9));
        assertThat(luck.thoughts().value()).isCloseTo(1 / 6.0, within(0.1));
    }

    @Test
    void whereNothingDiffersThereIsNoShare() {
        assertThat(luck((_, _) -> 1)).isEqualTo(new LuckShare(SIDE, nothing(), nothing(), nothing()));
    }

    private static Interval nothing() {
        return new Interval(0, 0, 0);
    }
}

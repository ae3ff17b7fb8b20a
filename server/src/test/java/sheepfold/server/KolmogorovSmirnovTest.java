package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;

class KolmogorovSmirnovTest {
    private static double[] sample(RandomGenerator random, double shift) {
        return random.doubles(500).map(value -> value + shift).toArray();
    }

    @Test
    void theDistanceIsThatOfTheCumulativeDistributions() {
        assertThat(KolmogorovSmirnov.distance(new double[] {1, 2, 3, 4}, new double[] {3, 4, 5, 6}))
                .isEqualTo(0.5);
        assertThat(KolmogorovSmirnov.distance(new double[] {1, 1, 2}, new double[] {1, 1, 2}))
                .isZero();
    }

    /** The critical distance for two samples of 500 at one percent is 1.63 times the root of 2/500. */
    @Test
    void thePValueIsTheKnownOneAtTheCriticalDistance() {
        double[] first = IntStream.range(0, 500).asDoubleStream().toArray();
        double[] second = IntStream.range(0, 500).mapToDouble(i -> i + 51.5).toArray();
        assertThat(KolmogorovSmirnov.p(first, second)).isCloseTo(0.01, within(0.002));
    }

    @Test
    void samplesOfOneSourceCannotBeToldApartAndOthersCan() {
        RandomGenerator random = new SeededRandom(7);
        assertThat(KolmogorovSmirnov.p(sample(random, 0), sample(random, 0))).isGreaterThan(0.01);
        assertThat(KolmogorovSmirnov.p(sample(random, 0), sample(random, 0.2))).isLessThan(0.001);
    }
}

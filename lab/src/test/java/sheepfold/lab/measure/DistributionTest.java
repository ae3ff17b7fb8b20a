package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.lab.measure.Distribution.Bin;

class DistributionTest {
    private static Distribution of(double... values) {
        return Distribution.of(SampleTest.of(values));
    }

    @Test
    void theMiddleNineTenthsLeaveOneInTwentyOnEachSide() {
        Distribution hundredOne =
                of(IntStream.rangeClosed(0, 100).asDoubleStream().toArray());
        assertThat(hundredOne.least()).isEqualTo(0);
        assertThat(hundredOne.low()).isEqualTo(5);
        assertThat(hundredOne.median()).isEqualTo(50);
        assertThat(hundredOne.high()).isEqualTo(95);
        assertThat(hundredOne.most()).isEqualTo(100);
        assertThat(hundredOne.mean().value()).isEqualTo(50);
    }

    @Test
    void fewWholeValuesGetABinEach() {
        assertThat(of(2, 4, 2, 3).bins()).containsExactly(new Bin(2, 3, 2), new Bin(3, 4, 1), new Bin(4, 5, 1));
    }

    @Test
    void manyValuesShareRoundBins() {
        Distribution lengths = of(IntStream.rangeClosed(13, 97).asDoubleStream().toArray());
        assertThat(lengths.bins().getFirst()).isEqualTo(new Bin(10, 15, 2));
        assertThat(lengths.bins().getLast()).isEqualTo(new Bin(95, 100, 3));
        assertThat(lengths.bins().stream().mapToInt(Bin::count).sum()).isEqualTo(85);
        assertThat(lengths.beyond()).isZero();
    }

    @Test
    void brokenValuesGetDecimalBins() {
        assertThat(of(0.3, 0.31, 0.42, 1.3).bins()).startsWith(new Bin(0.3, 0.35, 2), new Bin(0.35, 0.4, 0));
    }

    @Test
    void valuesBelowZeroHaveBinsToo() {
        assertThat(of(-3, -1, 0).bins())
                .containsExactly(new Bin(-3, -2, 1), new Bin(-2, -1, 0), new Bin(-1, 0, 1), new Bin(0, 1, 1));
    }

    @Test
    void aFewFarOutDoNotFlattenTheRest() {
        double[] values = new double[1000];
        Arrays.setAll(values, i -> i < 995 ? i % 10 : 5000);
        Distribution distribution = of(values);
        assertThat(distribution.bins()).hasSize(10);
        assertThat(distribution.beyond()).isEqualTo(5);
        assertThat(distribution.most()).isEqualTo(5000);
    }

    @Test
    void equalValuesDoNotVary() {
        assertThat(of(4, 4, 4).varies()).isFalse();
        assertThat(of(4, 4, 4).bins()).containsExactly(new Bin(4, 5, 3));
        assertThat(of().varies()).isFalse();
        assertThat(of().bins()).isEmpty();
        assertThat(of(4, 5).varies()).isTrue();
    }
}

package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    /** Wilson's bounds as statistics packages give them. */
    @ParameterizedTest
    @CsvSource({
        "10, 20, 0.5, 0.29930, 0.70070",
        "0, 10, 0, 0, 0.27754",
        "10, 10, 1, 0.72246, 1",
        "1, 100, 0.01, 0.00177, 0.05449",
        "571, 1000, 0.571, 0.54012, 0.60134"
    })
    void aShareHasWilsonsBounds(int hits, long trials, double value, double low, double high) {
        Interval share = Interval.share(hits, trials);
        assertThat(share.value()).isCloseTo(value, within(1e-9));
        assertThat(share.low()).isCloseTo(low, within(1e-5));
        assertThat(share.high()).isCloseTo(high, within(1e-5));
    }

    @Test
    void ofNoTrialsNothingIsKnown() {
        assertThat(Interval.share(0, 0)).isEqualTo(new Interval(0, 0, 1));
    }

    @Test
    void aMeanHasTheBoundsOfItsStandardError() {
        Interval mean = Interval.mean(SampleTest.of(1, 2, 3, 4, 5));
        assertThat(mean.value()).isEqualTo(3);
        assertThat(mean.low()).isCloseTo(3 - 1.959964 * Math.sqrt(0.5), within(1e-9));
        assertThat(mean.high()).isCloseTo(3 + 1.959964 * Math.sqrt(0.5), within(1e-9));
    }

    @Test
    void aMeanOfOneValueOrNoneIsItself() {
        assertThat(Interval.mean(SampleTest.of(7))).isEqualTo(new Interval(7, 7, 7));
        assertThat(Interval.mean(new Sample())).isEqualTo(new Interval(0, 0, 0));
    }
}

package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;

class SampleTest {
    static Sample of(double... values) {
        Sample sample = new Sample();
        for (double value : values) {
            sample.add(value);
        }
        return sample;
    }

    @Test
    void equalValuesAreCountedTogether() {
        Sample sample = of(3, 1, 3, 3);
        assertThat(sample.counts()).containsExactly(entry(1.0, 1), entry(3.0, 3));
        assertThat(sample.size()).isEqualTo(4);
        assertThat(sample.sum()).isEqualTo(10);
        assertThat(sample.least()).isEqualTo(1);
        assertThat(sample.most()).isEqualTo(3);
    }

    @Test
    void samplesAddUp() {
        Sample sample = of(1, 2);
        sample.addAll(of(2, 5));
        assertThat(sample.counts()).containsExactly(entry(1.0, 1), entry(2.0, 2), entry(5.0, 1));
        assertThat(sample.size()).isEqualTo(4);
    }

    @Test
    void theOrderInWhichValuesComeMakesNoDifferenceToTheirSum() {
        assertThat(of(0.1, 1e16, 0.3, -1e16).sum())
                .isEqualTo(of(-1e16, 0.3, 0.1, 1e16).sum());
    }

    @Test
    void aQuantileIsTheValueAtItsShareOfTheRow() {
        Sample sample = of(10, 20, 20, 20, 50);
        assertThat(sample.quantile(0)).isEqualTo(10);
        assertThat(sample.quantile(0.25)).isEqualTo(20);
        assertThat(sample.quantile(0.75)).isEqualTo(20);
        assertThat(sample.quantile(1)).isEqualTo(50);
    }
}

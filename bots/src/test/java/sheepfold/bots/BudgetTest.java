package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    @ParameterizedTest
    @CsvSource({"2s, 2000", "100ms, 100", "0.5s, 500", "1.5ms, 1", "999999s, 999999000"})
    void aTimeIsRead(String text, long millis) {
        Budget budget = Budget.parse(text).orElseThrow();
        assertThat(budget.time().toMillis()).isEqualTo(millis);
        assertThat(budget.reproducible()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 5000, 999_999_999})
    void aNumberOfIterationsIsRead(long iterations) {
        Budget budget = Budget.parse(Long.toString(iterations)).orElseThrow();
        assertThat(budget).isEqualTo(Budget.iterations(iterations));
        assertThat(budget.reproducible()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "1.5", "0ms", "0.000s", "5h", "s", "2 s", "٣", "1000000000", "1234567s"})
    void nothingElseIsABudget(String text) {
        assertThat(Budget.parse(text)).isEmpty();
    }

    @Test
    void aTimeMakesEvenCountedIterationsUnrepeatable() {
        assertThat(new Budget(5000, Duration.ofSeconds(2)).reproducible()).isFalse();
    }

    @Test
    void aBudgetCanBeGivenLessTimeButNotMore() {
        Budget twoSeconds = Budget.time(Duration.ofSeconds(2));
        assertThat(twoSeconds.within(Duration.ofSeconds(1))).isEqualTo(Budget.time(Duration.ofSeconds(1)));
        assertThat(twoSeconds.within(Duration.ofSeconds(3))).isEqualTo(twoSeconds);
        assertThat(Budget.iterations(5000).within(Duration.ofSeconds(1)))
                .isEqualTo(new Budget(5000, Duration.ofSeconds(1)));
    }

    @Test
    void whereAnIterationIsDearThereAreFewer() {
        assertThat(Budget.iterations(4000).at(8)).isEqualTo(Budget.iterations(500));
        assertThat(Budget.iterations(40).at(50)).isEqualTo(Budget.iterations(1));
    }
}

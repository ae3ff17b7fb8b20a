package sheepfold.trials;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(strings = {"load", "crash", "torture", "neighbours", "soak", "rival"})
    void everyCommandExplainsItself(String command) {
        Run run = Run.of(command, "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: sheepfold " + command);
    }
}

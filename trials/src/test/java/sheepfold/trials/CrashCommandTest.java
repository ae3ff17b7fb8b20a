package sheepfold.trials;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a server has acknowledged survives its death; ./sheepfold crash does the same for longer. */
@Timeout(300)
class CrashCommandTest {
    @Test
    void nothingAcknowledgedIsLostAndNothingElseIsThere() {
        Run run = Run.of("crash", "--kills", "10", "--tables", "50", "--seed", Long.toString(System.nanoTime()));

        assertThat(run.err()).doesNotContain("table ");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("10 kills").endsWith("0 faults\n");
        assertThat(Integer.parseInt(run.out().replaceAll("(?s).*: (\\d+) moves acknowledged.*", "$1")))
                .isGreaterThan(500);
    }

    @Test
    void nonsenseIsWrongUsage() {
        Run.of("crash", "--kills", "0").refuses(2, "at least one");
        Run.of("load", "--tables", "many").refuses(2, "300@2600");
        Run.of("load", "--seconds", "0").refuses(2, "--seconds");
    }
}

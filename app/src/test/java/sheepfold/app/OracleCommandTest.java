package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleCommandTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void endgamesGoIntoAFile() {
        Path file = folder.resolve("one.endgames");
        Run run = Run.of("oracle", "sheep-hop", "--sheep", "1", "--out", file.toString());
        assertThat(run.out()).contains("one.endgames").contains("endgames with up to 1 sheep");
        assertThat(run.succeeds().status()).isZero();
        assertThat(file).isNotEmptyFile();
    }

    @Test
    void aGameWithoutAnOracleSaysSo() {
        Run.of("oracle", "wolf-and-sheep").refuses(2, "Wolf and Sheep has no endgames");
    }

    @Test
    void tooManySheepAreRefusedAndLeaveNoFile() {
        Path file = folder.resolve("nine.endgames");
        Run.of("oracle", "sheep-hop", "--sheep", "9", "--out", file.toString()).refuses(2, "sheep");
        assertThat(Files.exists(file)).isFalse();
    }
}

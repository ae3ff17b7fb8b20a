package sheepfold.app.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Ink;

class ProgressBarTest {
    private static String shown(boolean onScreen) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(err, true, StandardCharsets.UTF_8);
        Terminal terminal =
                new Terminal(InputStream.nullInputStream(), printed, printed, Ink.PLAIN, onScreen, onScreen);
        try (ProgressBar bar = new ProgressBar(terminal, "sheep")) {
            bar.show(0.5);
            bar.show(0.6);
        }
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void growsOnAScreenNotTooOftenAndIsWipedAway() {
        assertThat(shown(true)).isEqualTo("\rsheep [%s%s]  50 %%\r\u001b[K".formatted("#".repeat(20), "·".repeat(20)));
    }

    @Test
    void isNotShownElsewhere() {
        assertThat(shown(false)).isEmpty();
    }
}

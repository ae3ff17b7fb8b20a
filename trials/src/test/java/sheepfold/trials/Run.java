package sheepfold.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import sheepfold.app.io.Terminal;

/** A command that was run: its exit status and what it wrote. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(Terminal.piped(InputStream.nullInputStream(), printing(out), printing(err)), args);
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream printing(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** It failed with this status and one line that says all of this, and wrote no result. */
    void refuses(int expected, String... parts) {
        assertThat(err).startsWith("sheepfold: ").contains(parts).hasLineCount(1);
        assertThat(out).isEmpty();
        assertThat(status).isEqualTo(expected);
    }
}

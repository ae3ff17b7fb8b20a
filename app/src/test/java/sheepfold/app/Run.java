package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import sheepfold.app.io.Terminal;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** A command that was run: its exit status and what it wrote. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        return typing("").run(args);
    }

    /** Somebody types these lines, then closes the input. */
    static Keyboard typing(String... lines) {
        return new Keyboard(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    static Keyboard bytes(byte[] input) {
        return new Keyboard(input);
    }

    /** What is typed or piped into a command. */
    static final class Keyboard {
        private final byte[] input;

        private Keyboard(byte[] input) {
            this.input = input;
        }

        Run run(String... args) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            InputStream in = new ByteArrayInputStream(input);
            int status = Main.run(Terminal.piped(in, printing(out), printing(err)), args);
            return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        }

        private static PrintStream printing(ByteArrayOutputStream bytes) {
            return new PrintStream(bytes, true, StandardCharsets.UTF_8);
        }
    }

    Run succeeds() {
        assertThat(err).isEmpty();
        assertThat(status).isZero();
        return this;
    }

    /** It failed with this status and one line that says all of this, and wrote no result. */
    Run refuses(int expected, String... parts) {
        assertThat(err).startsWith("sheepfold: ").contains(parts).hasLineCount(1);
        assertThat(out).isEmpty();
        assertThat(status).isEqualTo(expected);
        return this;
    }

    JsonNode json() {
        return Json.parse(out);
    }
}

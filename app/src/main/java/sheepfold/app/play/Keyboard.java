package sheepfold.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import sheepfold.app.io.Terminal;

/** Asks the person who types. Once the input has ended, every answer is empty. */
final class Keyboard {
    private final PrintStream out;
    private final BufferedReader in;
    private boolean closed;

    Keyboard(Terminal terminal) {
        this.out = terminal.out();
        this.in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
    }

    String ask(String question) {
        if (closed) {
            return "";
        }
        out.print(question);
        out.flush();
        try {
            String line = in.readLine();
            if (line == null) {
                out.println();
                close();
                return "";
            }
            return line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }
}

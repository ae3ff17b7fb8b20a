package sheepfold.app.io;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sheepfold.engine.Ink;

/**
 * Where a command reads and writes: results go out, messages for people go to err.
 *
 * @param outIsScreen true if a person watches what goes out
 * @param errIsScreen true if a person watches the messages, so that a progress bar makes sense
 */
public record Terminal(
        InputStream in, PrintStream out, PrintStream err, Ink ink, boolean outIsScreen, boolean errIsScreen) {
    /** The terminal, pipes or files that this process was started with. */
    public static Terminal ofProcess() {
        boolean screen = isScreen(1);
        boolean colour = screen && System.getenv("NO_COLOR") == null;
        return new Terminal(
                System.in,
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                colour ? Ink.COLOUR : Ink.PLAIN,
                screen,
                isScreen(2));
    }

    /** For a person at the other end of pipes. */
    public static Terminal piped(InputStream in, PrintStream out, PrintStream err) {
        return new Terminal(in, out, err, Ink.PLAIN, false, false);
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    // Java tells only whether in and out are both a terminal; Linux tells it for each.
    private static boolean isScreen(int descriptor) {
        try {
            String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
            return device.matches("/dev/(pts/.*|tty.*|console)");
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.ofNullable(System.console())
                    .filter(Console::isTerminal)
                    .isPresent();
        }
    }
}

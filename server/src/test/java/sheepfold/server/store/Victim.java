package sheepfold.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A program in a process of its own that says what it has done, one line at a time, and is killed without warning. */
public final class Victim implements AutoCloseable {
    private final Process process;
    private final BufferedReader output;
    private final List<String> said = new ArrayList<>();

    private Victim(Process process) {
        this.process = process;
        this.output = process.inputReader();
    }

    /** Starts a class with a main method on the class path of this test run. */
    public static Victim start(Class<?> program, String... arguments) throws IOException {
        return start(List.of(), program, arguments);
    }

    /** The same, with more options for its Java. */
    public static Victim start(List<String> options, Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(List.of(arguments));
        return new Victim(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Waits until it says a line. */
    public void waitFor(String line) throws IOException {
        while (true) {
            @Nullable String next = output.readLine();
            if (next == null) {
                throw new IllegalStateException("it has ended without saying " + line + ", after " + said);
            }
            said.add(next);
            if (next.equals(line)) {
                return;
            }
        }
    }

    /** Kills it after a while, as a power cut would, and gives back every whole line it has said. */
    public List<String> killAfter(Duration pause) throws IOException, InterruptedException {
        Thread executioner = Thread.ofVirtual().start(() -> killLater(pause));
        StringBuilder rest = new StringBuilder();
        char[] buffer = new char[8_192];
        for (int read = output.read(buffer); read >= 0; read = output.read(buffer)) {
            rest.append(buffer, 0, read);
        }
        executioner.join();
        process.waitFor();
        // What follows the last line break was cut off in the middle
        int end = rest.lastIndexOf("\n");
        if (end >= 0) {
            rest.substring(0, end).lines().forEach(said::add);
        }
        return List.copyOf(said);
    }

    private void killLater(Duration pause) {
        try {
            TimeUnit.NANOSECONDS.sleep(pause.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        // Not process.destroyForcibly(), which throws away what the program has said but we have not heard
        process.toHandle().destroyForcibly();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package sheepfold.trials.torture;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import sheepfold.trials.OwnServer;
import sheepfold.trials.load.Wire;

/** A server in a process of its own, with a line of its own to the database. */
final class Node implements AutoCloseable {
    private static final long LONGEST_START_SECONDS = 90;
    private static final int PATIENCE_MILLIS = 5_000;

    private final int number;
    private final Proxy proxy;
    private final List<String> command;
    private final File log;
    private final Path clock;
    private Process process;

    private Node(int number, Proxy proxy, List<String> command, Path folder, int port) throws IOException {
        this.number = number;
        this.proxy = proxy;
        this.port = port;
        this.log = folder.resolve("node-%d.log".formatted(number)).toFile();
        this.clock = folder.resolve("node-%d.clock".formatted(number));
        this.command = new ArrayList<>(command);
        Files.writeString(clock, "0");
        this.command.addAll(List.of(
                "-Dsheepfold.clock-offset-file=" + clock,
                "sheepfold.app.Main",
                "serve",
                "--no-limits",
                "--port",
                Integer.toString(port),
                "--database",
                OwnPostgres.url(proxy.port())));
        this.process = launched();
    }

    private final int port;

    /** Starts it, by a command that lacks only the main class. */
    static Node start(int number, int database, List<String> command, Path folder) throws IOException {
        return new Node(number, Proxy.before(database), command, folder, OwnServer.freePort());
    }

    private Process launched() throws IOException {
        ProcessBuilder server = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log));
        server.environment().remove("SHEEPFOLD_DATABASE");
        return server.start();
    }

    int number() {
        return number;
    }

    int port() {
        return port;
    }

    Proxy proxy() {
        return proxy;
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    void startAgain() throws IOException {
        process = launched();
    }

    void freeze() throws IOException, InterruptedException {
        Shell.signal("STOP", List.of(process.pid()));
    }

    void thaw() throws IOException, InterruptedException {
        Shell.signal("CONT", List.of(process.pid()));
    }

    /** Sets its clock that much apart from everybody else's. */
    void setClockApart(long millis) throws IOException {
        Files.writeString(clock, Long.toString(millis));
    }

    /** Waits until it can write; one that has ended by itself is started again. */
    void awaitHealthy() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_START_SECONDS);
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                process = launched();
            }
            try (Wire wire = new Wire(OwnServer.HOST, port, PATIENCE_MILLIS)) {
                if (wire.get("/health", "").status() == 200) {
                    return;
                }
            } catch (IOException e) {
                // Not there yet
            }
            Thread.sleep(50);
        }
        throw new IOException("node %d did not become healthy; its log is %s".formatted(number, log));
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        proxy.close();
    }
}

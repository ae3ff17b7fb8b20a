package sheepfold.trials.torture;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import sheepfold.trials.server.OwnServer;

/** A server in a process of its own, with a line of its own to the database. */
final class Node implements AutoCloseable {
    private static final long LONGEST_START_SECONDS = 90;

    private final int number;
    private final int port;
    private final Proxy proxy;
    private final List<String> command;
    private final File log;
    private final Path clock;
    private Process process;

    /** Starts it, by a command that lacks only the main class. */
    Node(int number, int database, List<String> command, Path folder) throws IOException {
        this.number = number;
        this.proxy = Proxy.before(database);
        this.port = OwnServer.freePort();
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

    private Process launched() throws IOException {
        return OwnServer.process(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
                .start();
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
        while (!OwnServer.isHealthy(port)) {
            if (System.nanoTime() > end) {
                throw new IOException("node %d did not become healthy; its log is %s".formatted(number, log));
            }
            if (!process.isAlive()) {
                process = launched();
            }
            Thread.sleep(50);
        }
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        proxy.close();
    }
}

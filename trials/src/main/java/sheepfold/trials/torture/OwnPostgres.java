package sheepfold.trials.torture;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.server.Wire;

/** A PostgreSQL that writes through to the disk and can be killed like any other process. */
final class OwnPostgres implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration A_MOMENT = Duration.ofMillis(50);

    private final Path programs;
    private final Path data;
    private final File log;
    private final int port;
    private final List<String> notAsRoot;
    private Process postmaster;

    private OwnPostgres(Path folder, List<String> notAsRoot) throws IOException, InterruptedException {
        this.notAsRoot = notAsRoot;
        this.programs = PostgresBinaries.unpackedIn(folder.resolve("postgres")).resolve("bin");
        this.data = folder.resolve("data");
        this.log = folder.resolve("postgres.log").toFile();
        this.port = OwnServer.freePort();
        Shell.run(command(
                "initdb", "-D", data.toString(), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"));
        this.postmaster = launched();
        awaitReady();
    }

    static OwnPostgres startIn(Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        return new OwnPostgres(folder, isRoot() ? List.of("unshare", "-U") : List.of());
    }

    /** PostgreSQL does not run as root; in a user namespace of its own nobody is. */
    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private List<String> command(String program, String... arguments) {
        List<String> command = new ArrayList<>(notAsRoot);
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        return command;
    }

    int port() {
        return port;
    }

    static String url(int port) {
        return "jdbc:postgresql://%s:%d/postgres?user=postgres".formatted(Wire.HOST, port);
    }

    /** A connection that no proxy troubles. */
    Connection connect() throws SQLException {
        return DriverManager.getConnection(url(port) + "&connectTimeout=5&socketTimeout=20&ApplicationName=trials");
    }

    void start() throws IOException, InterruptedException {
        postmaster = launched();
        awaitReady();
    }

    private Process launched() throws IOException {
        List<String> command = command(
                "postgres",
                "-D",
                data.toString(),
                "-p",
                Integer.toString(port),
                "-c",
                "listen_addresses=" + Wire.HOST,
                "-c",
                "unix_socket_directories=",
                "-c",
                "fsync=on",
                "-c",
                "full_page_writes=on",
                "-c",
                "synchronous_commit=on");
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
                .start();
    }

    private void awaitReady() throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try (Connection connection = connect();
                    Statement statement = connection.createStatement()) {
                statement.execute("select 1");
                return;
            } catch (SQLException e) {
                if (!postmaster.isAlive()) {
                    // What the killed one left in shared memory may take a moment to go
                    Thread.sleep(A_MOMENT.multipliedBy(4));
                    postmaster = launched();
                }
                Thread.sleep(A_MOMENT);
            }
        }
        throw new IOException("PostgreSQL did not start; its log is " + log);
    }

    /** Kills it with all its children, so that nothing of it can finish what it was doing. */
    void kill() throws IOException, InterruptedException {
        List<Long> all = new ArrayList<>();
        all.add(postmaster.pid());
        // Frozen it has no more children
        Shell.signal("STOP", all);
        List<ProcessHandle> children = postmaster.toHandle().descendants().toList();
        children.forEach(child -> all.add(child.pid()));
        Shell.signal("KILL", all);
        postmaster.waitFor();
        for (ProcessHandle child : children) {
            while (child.isAlive()) {
                Thread.sleep(5);
            }
        }
    }

    /** Other people's transactions, each with a number of its own. */
    void useUpTransactions(int count) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            for (int i = 0; i < count; i++) {
                statement.execute("select pg_current_xact_id()");
            }
        }
    }

    @Override
    public void close() throws IOException {
        try {
            kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

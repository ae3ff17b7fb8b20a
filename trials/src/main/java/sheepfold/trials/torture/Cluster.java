package sheepfold.trials.torture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Game;
import sheepfold.engine.Games;

/** A database and the nodes that share it. */
final class Cluster implements AutoCloseable {
    private static final String KIT = "kit";

    private final OwnPostgres database;
    private final List<Node> nodes = new ArrayList<>();

    private final Thread end = new Thread(this::kill, "end");

    private Cluster(OwnPostgres database) {
        this.database = database;
    }

    /** Starts it in an empty folder, of this very build or of one that lies elsewhere as jars. */
    static Cluster start(Path folder, int nodes, Optional<Path> dist) throws IOException, InterruptedException {
        Cluster cluster = new Cluster(OwnPostgres.startIn(folder));
        // Whoever breaks off leaves no processes behind
        Runtime.getRuntime().addShutdownHook(cluster.end);
        try {
            List<String> command = command(dist);
            for (int number = 0; number < nodes; number++) {
                Node node = new Node(number, cluster.database.port(), command, folder);
                cluster.nodes.add(node);
                // The first one makes the tables
                node.awaitHealthy();
            }
            return cluster;
        } catch (IOException | InterruptedException e) {
            cluster.close();
            throw e;
        }
    }

    private static List<String> command(Optional<Path> dist) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // A node lives for seconds, too short for the optimizing compiler to pay
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                dist.map(jars -> jars.resolve("*") + kit().map(kit -> ":" + kit).orElse(""))
                        .orElseGet(() -> System.getProperty("java.class.path")));
    }

    /** Where the engine's own game lies, if it is here. */
    private static Optional<Path> kit() {
        return Games.all().stream()
                .filter(game -> game.info().id().equals(KIT))
                .findFirst()
                .map(Cluster::place);
    }

    private static Path place(Game<?, ?> game) {
        try {
            return Path.of(game.getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    OwnPostgres database() {
        return database;
    }

    List<Node> nodes() {
        return nodes;
    }

    Node node(int number) {
        return nodes.get(number);
    }

    void awaitHealthy() throws IOException, InterruptedException {
        for (Node node : nodes) {
            node.awaitHealthy();
        }
    }

    @Override
    public void close() {
        Runtime.getRuntime().removeShutdownHook(end);
        kill();
    }

    private void kill() {
        try {
            for (Node node : nodes) {
                node.close();
            }
            database.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

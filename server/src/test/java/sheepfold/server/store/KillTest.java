package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.json.BadInput;
import sheepfold.server.store.Store.Entry;

/** Kills a program that appends, again and again in the same home: what it has acknowledged is there, once. */
@Timeout(120)
class KillTest {
    private static final int KILLS = 12;
    private static final int PLAYERS = 20;
    private static final String READY = "ready";
    private static final String KEPT = "kept ";

    /** Appends with many callers until it is killed, and says which entries were acknowledged. */
    static final class Appender {
        public static void main(String[] args) {
            PrintStream out = System.out;
            Store store = Stores.open(Path.of(args[0]));
            out.println(READY);
            List<CompletableFuture<Void>> players = IntStream.range(0, PLAYERS)
                    .mapToObj(player -> CompletableFuture.runAsync(
                            () -> play(store, args[1] + "-" + player, out),
                            task -> Thread.ofVirtual().start(task)))
                    .toList();
            players.forEach(CompletableFuture::join);
        }

        private static void play(Store store, String table, PrintStream out) {
            store.create(Samples.head(table), Samples.entries(table, 1, 1), List.of(table))
                    .join();
            for (long number = 2; ; number += 2) {
                store.append(
                                Samples.head(table),
                                Samples.entries(table, number, number + 1),
                                List.of(table),
                                Store.Terms.NONE)
                        .join();
                out.println(KEPT + table + " " + (number + 1));
            }
        }
    }

    @Test
    void whatWasAcknowledgedSurvives(@TempDir Path folder) throws IOException, InterruptedException, SQLException {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Path home = folder.resolve("home");
        Set<String> acknowledged = new HashSet<>();
        for (int kill = 0; kill < KILLS; kill++) {
            List<String> said = runAndKill(home, kill, random);
            said.stream()
                    .filter(line -> line.startsWith(KEPT))
                    .map(line -> line.substring(KEPT.length()))
                    .forEach(acknowledged::add);
            assertSound(home);
            assertThere(home, acknowledged, "kill %d, seed %d".formatted(kill, seed));
        }
        assertThat(acknowledged).hasSizeGreaterThan(KILLS * PLAYERS);
    }

    private static List<String> runAndKill(Path home, int kill, Random random)
            throws IOException, InterruptedException {
        try (Victim victim = Victim.start(Appender.class, home.toString(), "run" + kill)) {
            victim.waitFor(READY);
            assertThatThrownBy(() -> Stores.open(home))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another server");
            return victim.killAfter(Duration.ofMillis(20 + random.nextInt(300)));
        }
    }

    private static void assertSound(Path home) throws SQLException {
        try (Connection connection =
                        SqliteDatabase.source(SqliteDatabase.fileIn(home)).getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("pragma integrity_check")) {
            row.next();
            assertThat(row.getString(1)).isEqualTo("ok");
        }
    }

    private static void assertThere(Path home, Set<String> acknowledged, String when) {
        try (Store store = Stores.open(home)) {
            Set<String> stored = new HashSet<>();
            for (Store.Head head : store.listed(1_000)) {
                List<Entry> log = store.entries(head.table(), 0);
                assertThat(log).as(when).isEqualTo(Samples.entries(head.table(), 1, log.size()));
                assertThat(log.size() % 2)
                        .as("both entries of an append or none, " + when)
                        .isEqualTo(1);
                LongStream.rangeClosed(1, log.size()).forEach(number -> stored.add(head.table() + " " + number));
            }
            assertThat(stored).as(when).containsAll(acknowledged);
        }
    }

    @Test
    void aHomeWhoseFirstStartWasKilledIsUsable(@TempDir Path folder) throws IOException, InterruptedException {
        Random random = new Random();
        for (int kill = 0; kill < 3; kill++) {
            Path home = folder.resolve("home" + kill);
            try (Victim victim = Victim.start(Appender.class, home.toString(), "run")) {
                victim.killAfter(Duration.ofMillis(200 + random.nextInt(800)));
            }
            try (Store store = Stores.open(home)) {
                assertThat(store.healthy()).isTrue();
            }
        }
    }
}

package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.server.store.FreezingLine;
import sheepfold.server.store.HangingDisk;
import sheepfold.server.store.Store;
import sheepfold.server.store.Stores;
import sheepfold.server.store.TestPostgres;

/** A database that does not answer: whoever waits is told so in time, and nothing is lost or doubled. */
@Timeout(120)
class FrozenDatabaseTest {
    private static final Duration DEADLINE = Duration.ofSeconds(1);
    /** A busy machine takes its time, too. */
    private static final Duration IN_TIME = Duration.ofSeconds(4);

    @TempDir
    private Path home;

    private static TestServer server(Store store) {
        return TestServer.start(store, options -> options);
    }

    private static Store open(String url) {
        return Stores.open(url, false, DEADLINE, Duration.ZERO, _ -> {});
    }

    private static <T> T inTime(Supplier<T> work) {
        return meanwhile(work).join();
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(40);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it took too long").isLessThan(end);
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static <T> CompletableFuture<T> meanwhile(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, Thread::startVirtualThread)
                .orTimeout(IN_TIME.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Test
    void whoeverAsksAFrozenPostgresIsToldInTime() throws IOException {
        String url = TestPostgres.readyDatabase();
        try (FreezingLine line = new FreezingLine(url);
                TestServer server = server(open(line.over(url)))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            String other = ada.table("wolf-and-sheep", List.of("me", "me"));
            long at = ada.state(table).get("at").longValue();
            line.freeze();
            List<CompletableFuture<Reply>> replies = List.of(
                    meanwhile(() -> ada.move(table, "0: c1-d2", at)),
                    meanwhile(() -> ada.move(table, "0: c1-d2", at)),
                    meanwhile(() -> ada.move(table, "e1-f2", at)),
                    meanwhile(() -> ada.move(other, "c1-d2")),
                    meanwhile(() -> ada.get("/api/tables")),
                    meanwhile(() -> server.stranger().post("/api/guests", "{\"name\":\"Ben\"}")),
                    meanwhile(() -> server.stranger().get("/health")));
            replies.forEach(reply -> assertThat(reply.join().status()).isEqualTo(503));
            // Later comers wait no longer
            inTime(() -> ada.get("/api/tables").is(503));
            inTime(() -> ada.move(table, "0: c1-d2", at).is(503));

            line.thaw();

            await(() -> ada.move(table, "0: c1-d2", at).status() == 200);
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
            await(() -> ada.get("/api/tables").status() == 200);
            await(() -> server.stranger().get("/health").status() == 200);
            server.guest("Ben");
        }
    }

    @Test
    void aMoveWhoseCommitWasNotAnsweredIsUnknownAndPlayedOnce() throws IOException {
        // Otherwise the driver gives COMMIT a name of its own
        String url = TestPostgres.readyDatabase() + "&prepareThreshold=0";
        try (FreezingLine line = new FreezingLine(url);
                TestServer server = server(open(line.over(url)))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            long at = ada.state(table).get("at").longValue();
            line.freezeAfterNextCommit();

            Reply reply = inTime(() -> ada.move(table, "0: c1-d2", at).is(503));

            assertThat(reply.json().get("outcome").asString()).isEqualTo("unknown");
            line.thaw();
            await(() -> ada.move(table, "0: c1-d2", at).status() == 200);
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
        }
    }

    @Test
    void aServerOnAFrozenPostgresStopsInTimeAndKeepsWhatItAcknowledged() throws IOException {
        String url = TestPostgres.readyDatabase();
        TestGuest ada;
        String table;
        try (FreezingLine line = new FreezingLine(url)) {
            TestServer server = server(open(line.over(url)));
            ada = server.guest("Ada");
            table = ada.table("wolf-and-sheep", List.of("me", "me"));
            ada.move(table, "c1-d2").is(200);
            TestGuest caller = ada;
            line.freeze();
            CompletableFuture<Reply> move = meanwhile(() -> caller.move(table, "d8-e7"));
            CompletableFuture<Reply> list = meanwhile(() -> caller.get("/api/tables"));
            await(() -> line.keeps(2));
            inTime(() -> {
                server.close();
                return server;
            });
            assertThat(move.join().status()).isEqualTo(503);
            assertThat(list.join().status()).isEqualTo(503);
        }
        try (TestServer next = server(Stores.open(url))) {
            assertThat(ada.at(next).state(table).get("moves").intValue()).isBetween(1, 2);
        }
    }

    @Test
    void whoeverWritesToADiskThatHangsIsToldInTimeAndLearnsLaterWhatWasDone() throws Exception {
        HangingDisk disk = new HangingDisk(home, DEADLINE);
        try (TestServer server = server(disk.store());
                AutoCloseable _ = disk::goOn) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            String other = ada.table("wolf-and-sheep", List.of("me", "me"));
            long at = ada.state(table).get("at").longValue();
            disk.hang();
            Reply reply = inTime(() -> ada.move(table, "0: c1-d2", at).is(503));
            assertThat(reply.json().get("outcome").asString()).isEqualTo("unknown");
            // What is not begun never happens, and what is in doubt is shown to nobody
            assertThat(inTime(() -> ada.move(other, "c1-d2").is(503)).error()).contains("Nothing has changed");
            assertThat(inTime(() -> server.stranger().post("/api/guests", "{\"name\":\"Ben\"}"))
                            .is(503)
                            .error())
                    .contains("Nothing has changed");
            inTime(() -> ada.get("/api/tables/" + table).is(503));
            inTime(() -> ada.get("/api/tables").is(200));

            disk.goOn();

            await(() -> ada.get("/api/tables/" + table).status() == 200);
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
            ada.move(table, "0: c1-d2", at).is(200);
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
            assertThat(ada.state(other).get("moves").intValue()).isZero();
        }
    }

    @Test
    void aServerOnADiskThatHangsStopsInTime() {
        HangingDisk disk = new HangingDisk(home, DEADLINE);
        TestServer server = server(disk.store());
        TestGuest ada = server.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        disk.hang();
        CompletableFuture<Reply> move = meanwhile(() -> ada.move(table, "c1-d2"));
        await(disk::keepsSomebodyWaiting);
        try {
            inTime(() -> {
                server.close();
                return server;
            });
            assertThat(move.join().status()).isEqualTo(503);
        } finally {
            disk.goOn();
        }
    }

    @Test
    void aFileThatAnotherProcessHasLockedKeepsNobodyWaiting() throws SQLException {
        try (TestServer server = server(Stores.open(home, DEADLINE))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            try (Connection locking = DriverManager.getConnection("jdbc:sqlite:" + home.resolve("sheepfold.db"));
                    Statement statement = locking.createStatement()) {
                statement.execute("begin immediate");
                inTime(() -> ada.move(table, "c1-d2").is(503));
                inTime(() -> server.stranger()
                        .post("/api/guests", "{\"name\":\"Ben\"}")
                        .is(503));
                inTime(() -> ada.get("/api/tables").is(200));
                statement.execute("rollback");
            }
            await(() -> ada.move(table, "c1-d2").status() == 200);
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
        }
    }
}

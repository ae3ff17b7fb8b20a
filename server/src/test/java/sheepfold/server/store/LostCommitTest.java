package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.head;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.server.store.Store.Terms;

/** A COMMIT was sent and not answered: it is done, or not done, or nobody knows; and that is what is said. */
@Timeout(120)
class LostCommitTest {
    private static final List<String> NOBODY = List.of();
    private static final Duration DEADLINE = Duration.ofSeconds(6);

    @TempDir
    private Path folder;

    private EmbeddedPostgres database;
    private HoldingLine line;
    private Store store;

    @BeforeEach
    void start() throws IOException, SQLException {
        database = startDatabase();
        line = new HoldingLine(database.getPort());
        String url =
                TestPostgres.url(database, "postgres").replace(":" + database.getPort() + "/", ":" + line.port() + "/");
        PostgresAddress address = PostgresAddress.of(url + "&prepareThreshold=0");
        store = new SqlStore(PostgresDatabase.open(address, DEADLINE), DEADLINE);
        store.create(head("t"), entries("t", 1, 1), NOBODY).join();
    }

    private EmbeddedPostgres startDatabase() throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .start();
    }

    @AfterEach
    void stop() throws IOException {
        line.close();
        store.close();
        database.close();
    }

    private CompletableFuture<Void> heldAppend() throws InterruptedException {
        line.holdNextCommit();
        CompletableFuture<Void> append = store.append(head("t"), entries("t", 2, 2), NOBODY, Terms.NONE);
        line.awaitHeld();
        return append;
    }

    private void killDatabase() throws IOException, InterruptedException {
        String postmaster =
                Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
        new ProcessBuilder("pkill", "-9", "-P", postmaster).start().waitFor();
        new ProcessBuilder("kill", "-9", postmaster).start().waitFor();
        TimeUnit.MILLISECONDS.sleep(500);
        Files.deleteIfExists(folder.resolve("data/postmaster.pid"));
        // Lets go of the folder; there is nothing left to stop
        database.close();
    }

    private void startAgain() throws IOException {
        database = startDatabase();
        line.leadTo(database.getPort());
    }

    private void otherTransactions(int count) throws SQLException {
        try (Connection connection = DriverManager.getConnection(TestPostgres.url(database, "postgres"));
                Statement statement = connection.createStatement()) {
            for (int i = 0; i < count; i++) {
                statement.execute("select pg_current_xact_id()");
            }
        }
    }

    @Test
    void aCommitThatDiedWithTheDatabaseIsNotTakenForAnothersAndIsDoneAgain() throws Exception {
        CompletableFuture<Void> append = heldAppend();
        killDatabase();
        startAgain();
        otherTransactions(50);
        line.cutCallerOff();
        append.join();
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 2));
    }

    @Test
    void aCommitThatArrivesAfterTheQuestionIsFound() throws Exception {
        CompletableFuture<Void> append = heldAppend();
        line.cutCallerOff();
        TimeUnit.MILLISECONDS.sleep(700);
        assertThat(append).isNotDone();
        line.release();
        append.join();
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 2));
    }

    @Test
    void aTransactionThatNobodyEndsIsEndedAndDoneAgain() throws Exception {
        CompletableFuture<Void> append = heldAppend();
        line.cutCallerOff();
        append.join();
        line.release();
        store.append(head("t"), entries("t", 3, 3), NOBODY, Terms.NONE).join();
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 3));
    }

    @Test
    void whileTheDatabaseIsAwayNobodyKnows() throws Exception {
        CompletableFuture<Void> append = heldAppend();
        killDatabase();
        line.cutCallerOff();
        assertThatThrownBy(append::join).hasCauseInstanceOf(Store.Unknown.class);
        startAgain();
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 1));
        store.append(head("t"), entries("t", 2, 2), NOBODY, Terms.NONE).join();
    }
}

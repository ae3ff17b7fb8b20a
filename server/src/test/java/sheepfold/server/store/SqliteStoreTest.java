package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.head;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;

class SqliteStoreTest {
    @TempDir
    Path folder = Path.of("");

    private Path home() {
        return folder.resolve("home");
    }

    @Test
    void aCommitWaitsForTheDisk() throws SQLException {
        try (Connection connection =
                SqliteDatabase.source(folder.resolve("x.db")).getConnection()) {
            assertThat(pragma(connection, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(connection, "synchronous")).as("full").isEqualTo("2");
            assertThat(pragma(connection, "foreign_keys")).isEqualTo("1");
        }
    }

    private static String pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("pragma " + name)) {
            row.next();
            return row.getString(1);
        }
    }

    @Test
    void aHomeBelongsToOneServer() {
        Store first = Stores.open(home());
        for (int attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(() -> Stores.open(home()))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another server is running in this folder");
        }
        first.close();
        Stores.open(home()).close();
    }

    @Test
    void closingTwiceDoesNotGiveAwayTheHomeOfTheNextServer() {
        Store first = Stores.open(home());
        first.close();
        try (Store next = Stores.open(home())) {
            first.close();
            assertThatThrownBy(() -> Stores.open(home())).isInstanceOf(BadInput.class);
            assertThat(next.healthy()).isTrue();
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Path impossible = file.resolve("home");
        assertThatThrownBy(() -> Stores.open(impossible))
                .isInstanceOfSatisfying(
                        BadInput.class, e -> assertThat(e.place()).isEqualTo(impossible.toString()))
                .hasMessageContaining("cannot be written to");
        assertThatThrownBy(() -> Stores.open(file)).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a home with spaces", "what?mode=memory", "100%41 #1", "羊圈"})
    void aFolderMayHaveAnyName(String name) {
        Path home = folder.resolve(name);
        try (Store store = Stores.open(home)) {
            store.create(head("t"), entries("t", 1, 1), List.of()).join();
        }
        assertThat(home.resolve("sheepfold.db")).isNotEmptyFile();
        try (Store store = Stores.open(home)) {
            assertThat(store.entries("t", 0)).hasSize(1);
        }
    }

    @Test
    void onlyTheOwnerReadsWhatHoldsSecrets() throws IOException {
        try (Store store = Stores.open(home())) {
            store.create(head("t"), entries("t", 1, 1), List.of()).join();
            Set<PosixFilePermission> ownerOnly =
                    Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
            assertThat(Files.getPosixFilePermissions(home().resolve("sheepfold.db")))
                    .isEqualTo(ownerOnly);
            assertThat(Files.getPosixFilePermissions(home().resolve("sheepfold.db-wal")))
                    .isEqualTo(ownerOnly);
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
        Files.createDirectory(home());
        Path file = Files.writeString(home().resolve("sheepfold.db"), "dear diary ".repeat(1_000));
        assertThatThrownBy(() -> Stores.open(home()))
                .isInstanceOfSatisfying(
                        BadInput.class, e -> assertThat(e.place()).isEqualTo(file.toString()))
                .hasMessageContaining("cannot be used as a database");
        assertThat(file).content().startsWith("dear diary");
    }

    @Test
    void aDatabaseOfSomethingElseIsRefused() throws IOException, SQLException {
        Files.createDirectory(home());
        execute("create table recipe (name text)");
        assertThatThrownBy(() -> Stores.open(home()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be made ready");
    }

    @Test
    void aDatabaseOfANewerVersionIsRefused() throws SQLException {
        Stores.open(home()).close();
        execute("update flyway_schema_history set version = '" + (Schema.NEWEST + 1) + "'");
        assertThatThrownBy(() -> Stores.open(home()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("a newer Sheepfold wrote this database");
        execute("update flyway_schema_history set version = '" + Schema.NEWEST + "'");
        Stores.open(home()).close();
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection =
                        SqliteDatabase.source(SqliteDatabase.fileIn(home())).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void aDatabaseThatIsGoneIsNotHealthy() throws IOException {
        try (Store store = Stores.open(home())) {
            assertThat(store.healthy()).isTrue();
            Files.delete(home().resolve("sheepfold.db"));
            assertThat(store.healthy()).isFalse();
        }
    }

    @Test
    void askingForHealthLeavesNothingBehind() throws SQLException {
        try (Store store = Stores.open(home())) {
            assertThat(store.healthy()).isTrue();
            try (Connection connection =
                            SqliteDatabase.source(SqliteDatabase.fileIn(home())).getConnection();
                    Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("select count(*) from shared")) {
                row.next();
                assertThat(row.getInt(1)).isZero();
            }
        }
    }

    @Test
    void aDatabaseThatSomebodyElseLocksRefusesAndRecovers() throws SQLException {
        try (Store store = Stores.open(home());
                Connection somebody =
                        SqliteDatabase.source(SqliteDatabase.fileIn(home())).getConnection();
                Statement statement = somebody.createStatement()) {
            store.create(head("t"), entries("t", 1, 1), List.of()).join();
            statement.execute("begin immediate");
            CompletableFuture<Void> refused = store.append(head("t"), entries("t", 2, 2), List.of(), Store.Terms.NONE);
            assertThatThrownBy(refused::join).hasCauseInstanceOf(Store.Unavailable.class);
            assertThat(store.entries("t", 0)).hasSize(1);
            statement.execute("rollback");
            store.append(head("t"), entries("t", 2, 2), List.of(), Store.Terms.NONE)
                    .join();
            assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 2));
        }
    }
}

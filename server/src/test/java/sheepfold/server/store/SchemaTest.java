package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

class SchemaTest {
    @Test
    void theNewestFormIsThatOfTheNewestFile(@TempDir Path folder) {
        MigrationInfo[] files = Schema.flyway(
                        SqliteDatabase.source(folder.resolve("x.db")), SqliteDatabase.IN_KEY_ORDER)
                .info()
                .all();
        int newest = Arrays.stream(files)
                .mapToInt(file -> Integer.parseInt(file.getVersion().getVersion()))
                .max()
                .orElseThrow();
        assertThat(Schema.NEWEST).isEqualTo(newest);
    }

    @Test
    void tablesOfTheFirstFormAreKept(@TempDir Path home) throws SQLException {
        SQLiteDataSource source = SqliteDatabase.source(SqliteDatabase.fileIn(home));
        Flyway.configure()
                .configuration(
                        Schema.flyway(source, SqliteDatabase.IN_KEY_ORDER).getConfiguration())
                .target("1")
                .load()
                .migrate();
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("insert into head values ('t', 'kit', 'playing', 1, 'ann', '{}', 'secret', 5, 2, 0)");
            statement.execute("insert into log values ('t', 2, 'bob', 'second', 5), ('t', 1, 'ann', 'first', 4)");
            statement.execute("insert into holder values ('t', 'ann')");
        }

        try (Store store = Stores.open(home)) {
            assertThat(store.entries("t", 0))
                    .containsExactly(
                            new Store.Entry("t", 1, "ann", "first", 4), new Store.Entry("t", 2, "bob", "second", 5));
            Store.Head head = store.head("t").orElseThrow();
            assertThat(store.running("ann", 10)).containsExactly(head);
            int bytes = "first".length() + "second".length() + 2 * Write.ToLog.ROW_BYTES;
            assertThat(store.holdings(Store.Sharer.GUEST, "ann")).isEqualTo(new Store.Holdings(1, 1, bytes));
            store.append(head, List.of(new Store.Entry("t", 3, "ann", "third", 6)), List.of(), Store.Terms.NONE)
                    .join();
            store.write(new Write.Delete("t")).join();
            assertThat(store.entries("t", 0)).isEmpty();
        }
    }
}

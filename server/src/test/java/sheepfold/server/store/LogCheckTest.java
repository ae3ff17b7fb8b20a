package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.head;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.json.BadInput;
import sheepfold.server.store.LogCheck.Damage;
import sheepfold.server.store.LogCheck.Findings;

class LogCheckTest {
    @TempDir
    Path home = Path.of("");

    @BeforeEach
    void threeTables() {
        try (Store store = Stores.open(home)) {
            for (String table : List.of("a", "b", "c")) {
                store.create(head(table), entries(table, 1, 10), List.of("ann")).join();
            }
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection =
                        SqliteDatabase.source(SqliteDatabase.fileIn(home)).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("pragma foreign_keys = off");
            statement.execute(sql);
        }
    }

    @Test
    void whatIsWholeIsCountedWhetherAServerRunsOrNot() {
        Findings whole = new Findings(3, 30, 0, List.of());
        assertThat(LogCheck.of(home)).isEqualTo(whole);
        try (Store store = Stores.open(home)) {
            assertThat(LogCheck.of(home)).isEqualTo(whole);
            store.create(head("d"), entries("d", 1, 5), List.of()).join();
            assertThat(LogCheck.of(home)).isEqualTo(new Findings(4, 35, 0, List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "delete from log where table_id = 'b' and number = 4 | entry 4 is missing",
                "delete from log where table_id = 'b' and number = 1 | entry 1 is missing",
                "delete from log where table_id = 'b' and number = 10 | its log has 9 entries and its head says 10",
                "delete from log where table_id = 'b' | its log has 0 entries and its head says 10",
                "update head set last = 9 where table_id = 'b' | its log has 10 entries and its head says 9",
                "update log set entry = '{\"type\":' where table_id = 'b' and number = 3 | entry 3 is not as it was written",
                "update log set entry = '', checksum = null where table_id = 'b' and number = 3 | entry 3 is not JSON",
                "update log set actor = 'bob' where table_id = 'b' and number = 3 | entry 3 is not as it was written",
                "update log set at = at + 1 where table_id = 'b' and number = 3 | entry 3 is not as it was written",
                "delete from head where table_id = 'b' | it has a log and no head"
            })
    void aDamagedTableIsNamed(String damage, String sentence) throws SQLException {
        execute(damage);
        assertThat(LogCheck.of(home).damages()).containsExactly(new Damage("table b", sentence));
    }

    @Test
    void oneSpoiledByteIsFound() throws IOException {
        spoil("e3-d4", "e3-d5");
        assertThat(LogCheck.of(home).damages())
                .singleElement()
                .satisfies(damage -> assertThat(damage.sentence()).endsWith("is not as it was written"));
    }

    private void spoil(String text, String spoiled) throws IOException {
        Path file = SqliteDatabase.fileIn(home);
        String content = Files.readString(file, StandardCharsets.ISO_8859_1);
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            bytes.seek(content.indexOf(text));
            bytes.write(spoiled.getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void aSpoiledPageIsFoundAndTheRestIsCheckedAllTheSame() throws IOException, SQLException {
        long page = 4_096;
        execute("vacuum");
        try (RandomAccessFile file =
                new RandomAccessFile(SqliteDatabase.fileIn(home).toFile(), "rw")) {
            String content = Files.readString(SqliteDatabase.fileIn(home), StandardCharsets.ISO_8859_1);
            file.seek(content.lastIndexOf("e3-d4") / page * page);
            file.write(new byte[(int) page]);
        }
        Findings found = LogCheck.of(home);
        assertThat(found.tables()).isEqualTo(3);
        assertThat(found.damages()).isNotEmpty();
    }

    @Test
    void aHomeFromBeforeChecksumsIsCheckedAsFarAsItGoes() throws IOException {
        Path old = Files.createDirectory(home.resolve("old"));
        try (InputStream file = Store.class.getResourceAsStream("/sheepfold/server/form-2/home/sheepfold.db")) {
            Files.copy(file, old.resolve("sheepfold.db"));
        }
        Findings found = LogCheck.of(old);
        assertThat(found.damages()).isEmpty();
        assertThat(found.entries()).isPositive().isEqualTo(found.withoutChecksum());
        Stores.open(old).close();
        assertThat(LogCheck.of(old)).as("the same after an upgrade").isEqualTo(found);
    }

    @Test
    void whereThereIsNoDatabaseThereIsNothingToCheck() throws IOException {
        Path empty = Files.createDirectory(home.resolve("empty"));
        assertThatThrownBy(() -> LogCheck.of(empty))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no Sheepfold database");
        Files.writeString(empty.resolve("sheepfold.db"), "dear diary ".repeat(1_000));
        assertThatThrownBy(() -> LogCheck.of(empty))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("not a database of Sheepfold");
    }
}

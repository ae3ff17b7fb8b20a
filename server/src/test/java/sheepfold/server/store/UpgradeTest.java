package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;

/** A database of an older form is not changed before there is a copy of it. */
class UpgradeTest {
    private static final String ANOTHER = "-2.db";

    @TempDir
    Path home = Path.of("");

    private Path copy() {
        return home.resolve("sheepfold-before-form-" + Schema.NEWEST + ".db");
    }

    private Path anotherCopy() {
        return home.resolve("sheepfold-before-form-" + Schema.NEWEST + ANOTHER);
    }

    private static void makeFirstForm(DataSource source, String inKeyOrder) throws SQLException {
        Flyway.configure()
                .configuration(Schema.flyway(source, inKeyOrder).getConfiguration())
                .target("1")
                .load()
                .migrate();
        execute(source, "insert into head values ('t', 'kit', 'playing', 1, 'ann', '{}', 'secret', 5, 1, 0)");
        execute(source, "insert into log values ('t', 1, 'ann', '{}', 4)");
    }

    private static void execute(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private DataSource file() {
        return SqliteDatabase.source(SqliteDatabase.fileIn(home));
    }

    @Test
    void aFileIsCopiedAndItIsSaidWhere() throws SQLException {
        makeFirstForm(file(), SqliteDatabase.IN_KEY_ORDER);
        List<String> said = saidWhile(() -> Stores.open(home).close());
        assertThat(said)
                .containsExactly("Upgraded the database to form %d; the database as it was before lies in %s"
                        .formatted(Schema.NEWEST, copy()));
        assertThat(Schema.version(file())).isEqualTo(Schema.NEWEST);
        assertThat(Schema.version(SqliteDatabase.source(copy()))).isEqualTo(1);
    }

    private static List<String> saidWhile(Runnable work) {
        Logger logger = (Logger) LoggerFactory.getLogger(SqliteDatabase.class);
        ListAppender<ILoggingEvent> ear = new ListAppender<>();
        ear.start();
        logger.addAppender(ear);
        logger.setLevel(Level.INFO);
        try {
            work.run();
        } finally {
            logger.detachAppender(ear);
            logger.setLevel(null);
        }
        return ear.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    @Test
    void theCopyIsABackupThatCanBeRestored(@TempDir Path folder) throws SQLException {
        makeFirstForm(file(), SqliteDatabase.IN_KEY_ORDER);
        Stores.open(home).close();
        Path restored = folder.resolve("restored");
        Backup.restore(copy(), restored);
        try (Store store = Stores.open(restored)) {
            assertThat(store.entries("t", 0)).hasSize(1);
        }
    }

    @Test
    void theCopyOfAHomeOfTheSecondFormIsAsTheHomeWas() throws IOException, SQLException {
        try (InputStream former = Store.class.getResourceAsStream("/sheepfold/server/form-2/home/sheepfold.db")) {
            Files.copy(former, SqliteDatabase.fileIn(home));
        }
        LogCheck.Findings before = LogCheck.of(home);
        Stores.open(home).close();
        assertThat(LogCheck.of(home)).isEqualTo(before);
        Path back = home.resolve("back");
        Backup.restore(copy(), back);
        assertThat(Schema.version(SqliteDatabase.source(SqliteDatabase.fileIn(back))))
                .isEqualTo(2);
        assertThat(LogCheck.of(back)).isEqualTo(before);
    }

    @Test
    void aCopyIsNeverOverwritten() throws IOException, SQLException {
        Files.writeString(copy(), "of long ago");
        makeFirstForm(file(), SqliteDatabase.IN_KEY_ORDER);
        Stores.open(home).close();
        assertThat(copy()).hasContent("of long ago");
        assertThat(Schema.version(SqliteDatabase.source(anotherCopy()))).isEqualTo(1);
    }

    @Test
    void anUpgradeThatFailsAgainAndAgainLeavesOneCopy() throws SQLException {
        makeFirstForm(file(), SqliteDatabase.IN_KEY_ORDER);
        // The second form makes a table of this name
        execute(file(), "create table entries (x text)");
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThatThrownBy(() -> Stores.open(home))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("cannot be made ready");
        }
        assertThat(copy()).isNotEmptyFile();
        assertThat(anotherCopy()).doesNotExist();
        assertThat(Schema.version(file())).isEqualTo(1);
    }

    @Test
    void withoutACopyThereIsNoUpgrade() throws IOException, SQLException {
        makeFirstForm(file(), SqliteDatabase.IN_KEY_ORDER);
        // A folder in the way, which cannot be deleted because it is not empty
        Files.createDirectories(home.resolve(copy().getFileName() + ".part").resolve("in the way"));
        assertThatThrownBy(() -> Stores.open(home))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the copy that comes before an upgrade cannot be written");
        assertThat(Schema.version(file())).isEqualTo(1);
    }

    @Test
    void aNewHomeAndOneOfTheNewestFormAreNotCopied() {
        Stores.open(home).close();
        Stores.open(home).close();
        assertThat(copy()).doesNotExist();
    }

    @Test
    void aSharedDatabaseIsUpgradedOnceSomebodyHasBackedItUp() throws SQLException {
        String url = TestPostgres.emptyDatabase();
        DataSource source = PostgresAddress.of(url).source(Wait.USUAL);
        makeFirstForm(source, "");
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("from form 1 to form " + Schema.NEWEST)
                .hasMessageContaining("pg_dump")
                .hasMessageContaining("--backed-up");
        assertThat(Schema.version(source)).isEqualTo(1);
        try (Store store = Stores.open(url, true, Wait.USUAL, Duration.ZERO, _ -> {})) {
            assertThat(store.entries("t", 0)).hasSize(1);
        }
        Stores.open(url).close();
    }
}

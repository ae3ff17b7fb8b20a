package sheepfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The embedded database: one file in the home folder, one connection that writes and a few that read. */
final class SqliteDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteDatabase.class);
    private static final String FILE = "sheepfold.db";
    /** How SQLite declares a table whose rows lie in the tree of their key. */
    static final String IN_KEY_ORDER = "without rowid";

    private static final int ROOM = 1 << 20;
    private static final int READERS = 4;
    private static final int LONGEST_LOCKED_MILLIS = 5_000;
    private static final int CONSTRAINT = SQLiteErrorCode.SQLITE_CONSTRAINT.code;
    private static final int CACHE_KILOBYTES = 16_000;
    /** The journal is worked off after so many pages of 4 kB: pages that change all the time are then copied less often. */
    private static final int PAGES_IN_JOURNAL = 8_000;

    private final Path file;
    private final HomeLock lock;
    private final SQLiteDataSource source;
    private final HikariDataSource readers;
    private @Nullable Writer writer;
    private IdempotencyKey settled = IdempotencyKey.fresh();

    /** The one connection that writes, with its prepared statements. */
    private record Writer(Connection connection, BatchWriter batches) {}

    private SqliteDatabase(Path file, HomeLock lock, SQLiteDataSource source, Duration deadline) {
        this.file = file;
        this.lock = lock;
        this.source = source;
        this.readers = readers(source, deadline);
    }

    static SqliteDatabase open(Path home, Duration deadline) throws IOException, SQLException {
        PrivateFiles.makeFolder(home);
        HomeLock lock = HomeLock.take(home);
        try {
            requireRoom(home);
            SqliteLibrary.keep(home);
            Path file = fileIn(home);
            PrivateFiles.makeFile(file);
            prepare(source(file), file);
            // Who waits for somebody else's lock still hears in time that nothing was done
            SQLiteDataSource source =
                    source(file, (int) deadline.multipliedBy(4).dividedBy(5).toMillis());
            return new SqliteDatabase(file, lock, source, deadline);
        } catch (IOException | SQLException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** A database that finds no room fails in many ways, few of which say so. */
    private static void requireRoom(Path home) throws IOException {
        Path trial = home.resolve("room");
        try {
            Files.write(trial, new byte[ROOM]);
            Disk.REAL.force(trial);
        } finally {
            Files.deleteIfExists(trial);
        }
    }

    private static void prepare(SQLiteDataSource source, Path file) throws SQLException {
        Optional<Path> before =
                Schema.isOlder(source) ? Optional.of(Backup.beforeUpgrade(file, Schema.NEWEST)) : Optional.empty();
        Schema.prepare(source, source, IN_KEY_ORDER, file.toString());
        before.ifPresent(copy -> LOG.info(
                "Upgraded the database to form {}; the database as it was before lies in {}", Schema.NEWEST, copy));
    }

    static Path fileIn(Path home) {
        return home.resolve(FILE);
    }

    static SQLiteDataSource source(Path file) {
        return source(file, LONGEST_LOCKED_MILLIS);
    }

    private static SQLiteDataSource source(Path file, int longestLockedMillis) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // A commit waits for the disk: only then is a move acknowledged
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        // macOS leaves data in the drive's own memory unless asked not to
        config.enableFullSync(true);
        config.setBusyTimeout(longestLockedMillis);
        config.enforceForeignKeys(true);
        // What grew in a burst or during a backup shrinks again
        config.setJournalSizeLimit(64 << 20);
        return source(file, config);
    }

    static SQLiteDataSource source(Path file, SQLiteConfig config) {
        SqliteLibrary.load(file.toAbsolutePath().resolveSibling(""));
        SQLiteDataSource source = new SQLiteDataSource(config);
        // As a URI, so that a question mark in a folder's name does not begin a list of parameters
        source.setUrl("jdbc:sqlite:" + file.toUri());
        return source;
    }

    private static HikariDataSource readers(SQLiteDataSource source, Duration deadline) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(source);
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(deadline.toMillis());
        config.setConnectionInitSql("pragma query_only = on");
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    @Override
    public Set<Write> commit(List<Write> batch) throws SQLException {
        IdempotencyKey idempotencyKey = IdempotencyKey.fresh();
        try {
            BatchWriter batches = writer().batches;
            Set<Write> refused = batches.write(batch);
            batches.sign(idempotencyKey, settled);
            commit(idempotencyKey);
            settled = idempotencyKey;
            return refused;
        } catch (SQLException | RuntimeException | Error e) {
            // A new connection knows nothing of what this one has left half done
            closeWriter();
            if (e instanceof SQLiteException fault && !isInTheBatch(fault)) {
                throw new Store.Unavailable("the database cannot write: " + fault.getMessage(), fault);
            }
            throw e;
        }
    }

    private void commit(IdempotencyKey idempotencyKey) throws SQLException {
        try {
            writer().connection.commit();
        } catch (SQLException e) {
            LOG.warn("a commit failed: {}", e.getMessage());
            closeWriter();
            if (!wasDone(idempotencyKey, e)) {
                throw e;
            }
        }
    }

    /**
     * The journal of a commit that failed may still be carried out after a crash, until a later commit has taken its place: the
     * question is one, being a durable write of its own.
     */
    private boolean wasDone(IdempotencyKey idempotencyKey, SQLException failure) {
        try {
            return idempotencyKey.isFoundOrElseVoid(writer().connection);
        } catch (SQLException | Store.Unavailable e) {
            failure.addSuppressed(e);
            throw new Store.Unknown("the disk failed while it was writing", failure);
        }
    }

    private Writer writer() throws SQLException {
        Writer present = writer;
        if (present == null) {
            if (!Files.exists(file)) {
                throw new Store.Unavailable("the database " + file + " is gone");
            }
            present = newWriter();
            writer = present;
        }
        return present;
    }

    private Writer newWriter() throws SQLException {
        Connection connection = source.getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma cache_size = -" + CACHE_KILOBYTES);
            statement.execute("pragma wal_autocheckpoint = " + PAGES_IN_JOURNAL);
        }
        connection.setAutoCommit(false);
        return new Writer(connection, new BatchWriter(connection));
    }

    /** What was not committed is forgotten. */
    private void closeWriter() {
        Writer closing = writer;
        writer = null;
        if (closing == null) {
            return;
        }
        try (Connection _ = closing.connection) {
            closing.batches.close();
        } catch (SQLException e) {
            LOG.warn("the writing connection could not be closed: {}", e.getMessage());
        }
    }

    private static boolean isInTheBatch(SQLiteException fault) {
        // The low byte is the kind of fault, the rest its shade
        return (fault.getResultCode().code & 0xff) == CONSTRAINT;
    }

    @Override
    public DataSource reads() {
        return readers;
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public Optional<Nodes> nodes() {
        // The home is locked
        return Optional.empty();
    }

    @Override
    public boolean healthy() {
        // SQLite goes on reading a file that was deleted under its feet
        if (!Files.isWritable(file)) {
            return false;
        }
        try (Connection reader = readers.getConnection()) {
            return reader.isValid(5);
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        readers.close();
        closeWriter();
        lock.close();
    }
}

package sheepfold.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.sqlite.SQLiteDataSource;

/** The one connection that writes, with its prepared statements. */
final class SqliteWriter implements AutoCloseable {
    private static final int CACHE_KILOBYTES = 16_000;
    /** The journal is worked off after so many pages of 4 kB: pages that change all the time are then copied less often. */
    private static final int PAGES_IN_JOURNAL = 8_000;

    private final Connection connection;
    private final BatchWriter batchWriter;

    private SqliteWriter(Connection connection) {
        this.connection = connection;
        this.batchWriter = new BatchWriter(connection);
    }

    static SqliteWriter open(SQLiteDataSource source) throws SQLException {
        Connection connection = source.getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma cache_size = -" + CACHE_KILOBYTES);
            statement.execute("pragma wal_autocheckpoint = " + PAGES_IN_JOURNAL);
        }
        connection.setAutoCommit(false);
        return new SqliteWriter(connection);
    }

    /** Writes a batch and its mark; nothing of it is durable yet. */
    Set<Write> write(List<Write> batch, IdempotencyKey idempotencyKey, IdempotencyKey settled) throws SQLException {
        Set<Write> refused = batchWriter.write(batch);
        batchWriter.sign(idempotencyKey, settled);
        return refused;
    }

    void commit() throws SQLException {
        connection.commit();
    }

    /** Was an earlier batch done? Being a durable write of its own, the question also settles what a failed one has left behind. */
    boolean wasDone(IdempotencyKey idempotencyKey) throws SQLException {
        return idempotencyKey.isFoundOrElseVoid(connection);
    }

    /** What was not committed is forgotten. */
    @Override
    public void close() throws SQLException {
        try (connection) {
            batchWriter.close();
        }
    }
}

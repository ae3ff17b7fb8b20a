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
    private final Scribe scribe;

    private SqliteWriter(Connection connection) {
        this.connection = connection;
        this.scribe = new Scribe(connection);
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
    Set<Write> write(List<Write> batch, Receipt receipt, Receipt settled) throws SQLException {
        Set<Write> refused = scribe.write(batch);
        scribe.sign(receipt, settled);
        return refused;
    }

    void commit() throws SQLException {
        connection.commit();
    }

    /** Was an earlier batch done? Being a durable write of its own, the question also settles what a failed one has left behind. */
    boolean wasDone(Receipt receipt) throws SQLException {
        return receipt.isFoundOrElseVoid(connection);
    }

    /** What was not committed is forgotten. */
    @Override
    public void close() throws SQLException {
        try (connection) {
            scribe.close();
        }
    }
}

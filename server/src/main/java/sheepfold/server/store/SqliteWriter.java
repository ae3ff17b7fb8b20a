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
        }
        connection.setAutoCommit(false);
        return new SqliteWriter(connection);
    }

    Set<Write> commit(List<Write> batch) throws SQLException {
        Set<Write> refused = scribe.write(batch, 0);
        connection.commit();
        return refused;
    }

    /** What was not committed is forgotten. */
    @Override
    public void close() throws SQLException {
        try (connection) {
            scribe.close();
        }
    }
}

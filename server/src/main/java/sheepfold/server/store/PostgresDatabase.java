package sheepfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.BadInput;

/** A database that several nodes share. */
final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final int OLDEST_SERVER = 15;
    private static final int CONNECTIONS = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration ASK_AGAIN = Duration.ofMillis(100);
    private static final int MOST_QUESTIONS = 300;

    private final String node = UUID.randomUUID().toString();
    private final HikariDataSource pool;
    private final ForeignChanges foreign;

    private PostgresDatabase(DataSource source) throws SQLException {
        this.foreign = ForeignChanges.listen(source, node);
        this.pool = pool(source);
    }

    static PostgresDatabase open(DataSource source, String place) throws SQLException {
        refuseOldServer(source, place);
        Schema.prepare(source, "", place);
        return new PostgresDatabase(source);
    }

    private static void refuseOldServer(DataSource source, String place) throws SQLException {
        try (Connection connection = source.getConnection()) {
            int version = connection.getMetaData().getDatabaseMajorVersion();
            if (version < OLDEST_SERVER) {
                throw new BadInput(
                        place,
                        "Sheepfold needs PostgreSQL %d or newer, and this is %d".formatted(OLDEST_SERVER, version));
            }
        }
    }

    private static HikariDataSource pool(DataSource source) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("postgres");
        config.setDataSource(source);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(2);
        config.setConnectionTimeout(PATIENCE.toMillis());
        config.setInitializationFailTimeout(-1);
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        // Durability is our promise, whatever the server's setting; stronger settings are left alone
        config.setConnectionInitSql(
                "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'");
        return new HikariDataSource(config);
    }

    @Override
    public Set<Write> commit(List<Write> batch) throws SQLException {
        try {
            return attempt(batch);
        } catch (SQLException e) {
            if (isInTheBatch(e) || e instanceof SQLTransientConnectionException) {
                throw inTheBatchOrUnavailable(e);
            }
        }
        // A connection may have died of age, or a server may have handed over to another: once more on a new one
        useNewConnections();
        try {
            return attempt(batch);
        } catch (SQLException e) {
            throw inTheBatchOrUnavailable(e);
        }
    }

    /** When one connection has died the others of the pool may be dead too. */
    private void useNewConnections() {
        pool.getHikariPoolMXBean().softEvictConnections();
    }

    private static SQLException inTheBatchOrUnavailable(SQLException e) {
        if (isInTheBatch(e)) {
            return e;
        }
        throw new Store.Unavailable("the database cannot write: " + e.getMessage(), e);
    }

    /** Faults of data (22) and of constraints (23), and transactions in each other's way (40), which smaller batches avoid. */
    private static boolean isInTheBatch(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("22") || state.startsWith("23") || state.startsWith("40"));
    }

    private Set<Write> attempt(List<Write> batch) throws SQLException {
        Connection connection = pool.getConnection();
        try {
            connection.setAutoCommit(false);
            long transaction = transaction(connection);
            Set<Write> refused = write(connection, batch, transaction);
            ForeignChanges.tell(connection, node, batch, refused);
            commit(connection, transaction);
            return refused;
        } finally {
            giveBack(connection);
        }
    }

    private static Set<Write> write(Connection connection, List<Write> batch, long transaction) throws SQLException {
        try (Scribe scribe = new Scribe(connection)) {
            return scribe.write(batch, transaction);
        }
    }

    /** What goes wrong after a commit must not look as if the commit had. */
    private static void giveBack(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("a connection died on its way back: {}", e.getMessage());
        }
    }

    private static long transaction(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select pg_current_xact_id()::text::bigint")) {
            row.next();
            return row.getLong(1);
        }
    }

    private void commit(Connection connection, long transaction) throws SQLException {
        try {
            connection.commit();
        } catch (SQLException e) {
            // The line may have gone dead after the commit: a failure is reported only if it is one
            useNewConnections();
            if (!hasCommitted(transaction)) {
                throw e;
            }
        }
    }

    private boolean hasCommitted(long transaction) {
        try {
            for (int question = 0; question < MOST_QUESTIONS; question++) {
                String state = state(transaction);
                if (!"in progress".equals(state)) {
                    return "committed".equals(state);
                }
                Thread.sleep(ASK_AGAIN);
            }
            throw new Store.Unavailable("the database does not finish a write; it may yet be done");
        } catch (SQLException e) {
            throw new Store.Unavailable("the database was lost while it was writing; the write may have been done", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for the database was interrupted; the write may have been done", e);
        }
    }

    private @Nullable String state(long transaction) throws SQLException {
        try (Connection connection = pool.getConnection();
                PreparedStatement statement = connection.prepareStatement("select pg_xact_status(?::text::xid8)")) {
            statement.setString(1, Long.toString(transaction));
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? row.getString(1) : null;
            }
        }
    }

    @Override
    public DataSource reads() {
        return pool;
    }

    @Override
    public void onForeignChange(Store.ForeignChange listener) {
        foreign.add(listener);
    }

    @Override
    public boolean healthy() {
        try (Connection connection = pool.getConnection()) {
            return connection.isValid((int) PATIENCE.toSeconds());
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        foreign.close();
        pool.close();
    }
}

package sheepfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;

/** A database that several nodes share. */
final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final int OLDEST_SERVER = 15;
    private static final int CONNECTIONS = 8;
    /** The others write, and say that this node is alive. */
    private static final int READERS = CONNECTIONS - 2;

    private static final Duration ASK_AGAIN = Duration.ofMillis(100);
    private static final Duration LONGEST_LOCKED = Duration.ofSeconds(2);
    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private final HikariDataSource pool;
    private final Nodes nodes;
    private final Duration deadline;
    private IdempotencyKey settled = IdempotencyKey.fresh();

    private PostgresDatabase(DataSource source, Duration deadline) throws SQLException {
        this.deadline = deadline;
        String node = UUID.randomUUID().toString();
        this.pool = pool(source, deadline);
        try {
            this.nodes = Nodes.join(node, pool, Notifications.listen(source, node));
        } catch (SQLException e) {
            pool.close();
            throw e;
        }
    }

    static PostgresDatabase open(PostgresAddress address, Duration deadline) throws SQLException {
        return open(address.source(deadline), address, deadline);
    }

    /** The same by other connections than those of the address. */
    static PostgresDatabase open(DataSource source, PostgresAddress address, Duration deadline) throws SQLException {
        refuseOldServer(source, address.place());
        Schema.prepare(source, address.patientSource(), "", address.place());
        return new PostgresDatabase(source, deadline);
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

    private static HikariDataSource pool(DataSource source, Duration deadline) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("postgres");
        config.setDataSource(source);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(2);
        config.setConnectionTimeout(deadline.toMillis());
        config.setValidationTimeout(deadline.toMillis());
        config.setInitializationFailTimeout(-1);
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        // Durability is our promise, whatever the server's setting; stronger settings are left alone
        config.setConnectionInitSql(
                "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'");
        return new HikariDataSource(config);
    }

    @Override
    public Set<Write> commit(List<Write> batch) throws SQLException {
        long began = System.nanoTime();
        try {
            return attempt(batch);
        } catch (SQLException e) {
            boolean isInVain = System.nanoTime() - began > deadline.toNanos();
            if (isInTheBatch(e) || e instanceof SQLTransientConnectionException || isInVain) {
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
        IdempotencyKey idempotencyKey = IdempotencyKey.fresh();
        Connection connection = pool.getConnection();
        try {
            connection.setAutoCommit(false);
            lockHeads(connection, batch);
            Set<Write> refused = write(connection, batch, idempotencyKey);
            Notifications.tell(connection, nodes.id(), batch, refused);
            commit(connection, idempotencyKey);
            settled = idempotencyKey;
            return refused;
        } finally {
            giveBack(connection);
        }
    }

    /** In the order of their names, so that two nodes do not wait for each other in a circle. */
    private static void lockHeads(Connection connection, List<Write> batch) throws SQLException {
        String[] tables = batch.stream()
                .filter(Write.AboutTable.class::isInstance)
                .map(write -> ((Write.AboutTable) write).table())
                .distinct()
                .toArray(String[]::new);
        try (PreparedStatement statement = connection.prepareStatement(
                "select 1 from head where table_id = any(?) order by table_id for update")) {
            statement.setArray(1, connection.createArrayOf("text", tables));
            statement.execute();
        }
    }

    private Set<Write> write(Connection connection, List<Write> batch, IdempotencyKey idempotencyKey)
            throws SQLException {
        try (BatchWriter batchWriter = new BatchWriter(connection)) {
            batchWriter.sign(idempotencyKey, settled);
            return batchWriter.write(batch);
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

    private void commit(Connection connection, IdempotencyKey idempotencyKey) throws SQLException {
        int backend = connection.unwrap(PGConnection.class).getBackendPID();
        try {
            connection.commit();
        } catch (SQLException e) {
            LOG.warn("a commit was not answered: {}", e.getMessage());
            // The line may have gone dead after the commit: a failure is reported only if it is one
            useNewConnections();
            if (!wasDone(idempotencyKey, backend, e)) {
                throw e;
            }
        }
    }

    /** Asks until there is an answer; a transaction that does not end by itself is ended. */
    private boolean wasDone(IdempotencyKey idempotencyKey, int backend, SQLException failure) {
        long end = System.nanoTime() + deadline.toNanos();
        while (true) {
            try (Connection connection = pool.getConnection()) {
                connection.setAutoCommit(false);
                waitForLocks(connection);
                return idempotencyKey.isFoundOrElseVoid(connection);
            } catch (SQLException e) {
                if (LOCK_NOT_AVAILABLE.equals(e.getSQLState())) {
                    endTransaction(backend);
                }
                if (System.nanoTime() - end > 0) {
                    failure.addSuppressed(e);
                    throw new Store.Unknown("the database was lost while it was writing", failure);
                }
                pause(failure);
            }
        }
    }

    private void waitForLocks(Connection connection) throws SQLException {
        long half = deadline.dividedBy(2).toMillis();
        Sql.change(connection, "set local lock_timeout = " + Math.min(half, LONGEST_LOCKED.toMillis()));
    }

    /** Only if that backend is still waiting for the end of a transaction: its number may belong to another by now. */
    private void endTransaction(int backend) {
        try {
            Sql.change(
                    pool,
                    "select pg_terminate_backend(pid) from pg_stat_activity where pid = ? and usename = current_user"
                            + " and state like 'idle in transaction%' and xact_start < clock_timestamp() - interval '1 second'",
                    backend);
        } catch (SQLException e) {
            LOG.debug("an open transaction could not be ended: {}", e.getMessage());
        }
    }

    private static void pause(SQLException failure) {
        try {
            Thread.sleep(ASK_AGAIN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unknown("the wait for the database was interrupted", failure);
        }
    }

    @Override
    public DataSource reads() {
        return pool;
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public Optional<Nodes> nodes() {
        return Optional.of(nodes);
    }

    @Override
    public boolean healthy() {
        try (Connection connection = pool.getConnection()) {
            return connection.isValid(PostgresAddress.seconds(deadline));
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        nodes.close();
        pool.close();
    }
}

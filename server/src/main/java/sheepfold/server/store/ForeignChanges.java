package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the nodes on one PostgreSQL tell each other, on a connection of its own that only listens.
 *
 * <p>If that connection is lost, the node asks as soon as it has a new one for every table written by a transaction that may
 * still have been under way when the node last heard everything for certain.
 */
final class ForeignChanges implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ForeignChanges.class);
    private static final String CHANNEL = "sheepfold_changes";
    private static final Pattern MESSAGE = Pattern.compile("(?<node>\\S+) (?<number>\\d{1,18}) (?<table>.+)");
    private static final Duration PULSE = Duration.ofSeconds(5);
    private static final Duration PAUSE_BEFORE_RECONNECTING = Duration.ofMillis(500);

    private final DataSource source;
    private final String node;
    private final List<Store.ForeignChange> listeners = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean closed;
    private long horizon;
    private long nextHorizon;

    private ForeignChanges(DataSource source, String node) throws SQLException {
        this.source = source;
        this.node = node;
        Connection connection = listeningConnection();
        this.nextHorizon = oldestUnfinishedTransaction(connection);
        this.horizon = nextHorizon;
        this.thread = Thread.ofVirtual().name("foreign-changes").unstarted(() -> run(connection));
    }

    static ForeignChanges listen(DataSource source, String node) throws SQLException {
        ForeignChanges changes = new ForeignChanges(source, node);
        changes.thread.start();
        return changes;
    }

    void add(Store.ForeignChange listener) {
        listeners.add(listener);
    }

    /** Tells the other nodes, as soon as the connection's transaction commits. */
    static void tell(Connection connection, String node, List<Write> batch, Set<Write> refused) throws SQLException {
        String[] messages = batch.stream()
                .filter(write -> !refused.contains(write))
                .flatMap(ForeignChanges::news)
                .map(news -> node + " " + news)
                .toArray(String[]::new);
        if (messages.length == 0) {
            return;
        }
        try (PreparedStatement statement =
                connection.prepareStatement("select pg_notify('" + CHANNEL + "', message) from unnest(?) message")) {
            statement.setArray(1, connection.createArrayOf("text", messages));
            statement.execute();
        }
    }

    private static Stream<String> news(Write write) {
        return switch (write) {
            case Write.ToLog change ->
                Stream.of(change.last() + " " + change.head().table());
            case Write.Delete delete -> Stream.of("0 " + delete.table());
            case Write.Seal _, Write.Welcome _, Write.Share _, Write.Probe _ -> Stream.empty();
        };
    }

    private void run(Connection first) {
        hearUntilLost(first);
        while (!closed) {
            try {
                Thread.sleep(PAUSE_BEFORE_RECONNECTING);
                Connection next = listeningConnection();
                catchUp(next);
                hearUntilLost(next);
            } catch (SQLException e) {
                LOG.debug("there is no new connection yet: {}", e.getMessage());
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void hearUntilLost(Connection connection) {
        try (connection) {
            hear(connection);
        } catch (SQLException e) {
            if (!closed) {
                LOG.warn("the connection that hears of other nodes was lost: {}", e.getMessage());
            }
        }
    }

    private void hear(Connection connection) throws SQLException {
        PGConnection postgres = connection.unwrap(PGConnection.class);
        long nextPulse = System.nanoTime() + PULSE.toNanos();
        while (!closed) {
            for (PGNotification notification : postgres.getNotifications((int) PULSE.toMillis())) {
                hear(notification.getParameter());
            }
            if (System.nanoTime() - nextPulse >= 0) {
                advanceHorizon(connection);
                nextPulse = System.nanoTime() + PULSE.toNanos();
            }
        }
    }

    private void hear(String text) {
        Matcher message = MESSAGE.matcher(text);
        if (message.matches() && !message.group("node").equals(node)) {
            tellListeners(message.group("table"), Long.parseLong(message.group("number")));
        }
    }

    private void tellListeners(String table, long number) {
        for (Store.ForeignChange listener : listeners) {
            try {
                listener.changed(table, number);
            } catch (RuntimeException e) {
                LOG.error("a listener failed to take in entry {} of table {}", number, table, e);
            }
        }
    }

    /** One pulse late, for a commit can be seen a moment before its message arrives. */
    private void advanceHorizon(Connection connection) throws SQLException {
        long now = oldestUnfinishedTransaction(connection);
        horizon = nextHorizon;
        nextHorizon = now;
    }

    private void catchUp(Connection connection) throws SQLException {
        long now = oldestUnfinishedTransaction(connection);
        try (PreparedStatement statement =
                connection.prepareStatement("select table_id, last from head where written_by >= ?")) {
            statement.setLong(1, horizon);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    tellListeners(rows.getString(1), rows.getLong(2));
                }
            }
        }
        horizon = now;
        nextHorizon = now;
    }

    private static long oldestUnfinishedTransaction(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("select pg_snapshot_xmin(pg_current_snapshot())::text::bigint")) {
            row.next();
            return row.getLong(1);
        }
    }

    private Connection listeningConnection() throws SQLException {
        Connection connection = source.getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public void close() {
        closed = true;
        // Ends its sleep, or closes the socket it reads from
        thread.interrupt();
    }
}

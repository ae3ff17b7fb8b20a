package sheepfold.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The nodes that share one PostgreSQL, as one of them sees it. A node is alive as long as it renews its row, by the database's
 * own clock. A table is driven by the node that its head names while that node is alive; whoever takes over raises the table's
 * fencing number, so that a driver who was only thought dead can append nothing more as one.
 */
final class Nodes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Nodes.class);
    private static final Duration LEASE = Duration.ofSeconds(4);
    private static final Duration RENEWAL = Duration.ofSeconds(1);
    private static final Duration BURIAL = Duration.ofMinutes(1);
    private static final int MOST_UNDRIVEN = 200;

    private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
    private static final String ALIVE = "select id from node where until > " + NOW;

    private final String id;
    private final DataSource connections;
    private final Notifications notifications;
    private final Thread heart;
    private volatile boolean closed;
    private volatile long renewed;

    private Nodes(String id, DataSource connections, Notifications notifications) throws SQLException {
        this.id = id;
        this.connections = connections;
        this.notifications = notifications;
        renew();
        this.heart = Thread.ofVirtual().name("lease").unstarted(this::beat);
    }

    static Nodes join(String id, DataSource connections, Notifications notifications) throws SQLException {
        Nodes nodes = new Nodes(id, connections, notifications);
        nodes.heart.start();
        return nodes;
    }

    String id() {
        return id;
    }

    void onNews(Consumer<Store.News> listener) {
        notifications.add(listener);
    }

    boolean hears() {
        return notifications.hears();
    }

    private void beat() {
        while (!closed) {
            try {
                Thread.sleep(RENEWAL);
                boolean lapsed = System.nanoTime() - renewed > LEASE.toNanos();
                renew();
                if (lapsed) {
                    notifications.tellListeners(new Store.News.Missed());
                }
            } catch (SQLException e) {
                LOG.warn("this node could not say that it is alive: {}", e.getMessage());
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void renew() throws SQLException {
        long asked = System.nanoTime();
        Sql.change(
                connections,
                "insert into node (id, until) values (?, " + NOW + " + ?)"
                        + " on conflict (id) do update set until = excluded.until",
                id,
                LEASE.toMillis());
        renewed = asked;
        Sql.change(connections, "delete from node where until < " + NOW + " - ?", BURIAL.toMillis());
        // What a node that died has left behind; whoever asks about a write does so within seconds
        Sql.change(
                connections,
                "delete from written where at < " + NOW + " - ?",
                Duration.ofDays(30).toMillis());
    }

    /** Does nobody else drive while this node believes it does? */
    boolean isAlive() {
        return System.nanoTime() - renewed < LEASE.toNanos();
    }

    /** Is another node, or this one, alive by the database's clock? */
    boolean isAlive(String node) {
        return !ask("select 1 from node where id = ? and until > " + NOW, row -> row.getInt(1), node)
                .isEmpty();
    }

    OptionalLong drive(String table) {
        String sql = "update head set driver = ?, fence = fence + 1 where table_id = ? and status <> 'over'"
                + " and (driver in ('', ?) or driver not in (" + ALIVE + ")) returning fence";
        return ask(sql, row -> row.getLong(1), id, table, id).stream()
                .mapToLong(fence -> fence)
                .findFirst();
    }

    List<String> undriven() {
        String sql = "select table_id from head where wakes = 1 and status <> 'over'"
                + " and (driver = '' or driver not in (" + ALIVE + ")) limit " + MOST_UNDRIVEN;
        return ask(sql, row -> row.getString(1));
    }

    Map<String, String> presentElsewhere(String table) {
        String sql = "select presence.guest, coalesce(visitor.name, '') from presence"
                + " left join visitor on visitor.guest = presence.guest"
                + " where table_id = ? and node <> ? and node in (" + ALIVE + ")";
        return ask(sql, row -> Map.entry(row.getString(1), row.getString(2)), table, id).stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (_, later) -> later));
    }

    private <T> List<T> ask(String sql, Sql.Row<T> row, Object... parameters) {
        try {
            return Sql.ask(connections, sql, row, parameters);
        } catch (SQLException e) {
            throw new Store.Unavailable("the database cannot be asked: " + e.getMessage(), e);
        }
    }

    /** Leaves what it drives to others. */
    @Override
    public void close() {
        closed = true;
        heart.interrupt();
        notifications.close();
        try {
            Sql.change(connections, "update head set driver = '' where driver = ?", id);
            Sql.change(connections, "delete from node where id = ?", id);
        } catch (SQLException e) {
            LOG.info("the other nodes will notice by themselves that this one is gone: {}", e.getMessage());
        }
    }
}

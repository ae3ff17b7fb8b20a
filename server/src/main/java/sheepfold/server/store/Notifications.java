package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.server.store.Store.News;

/**
 * What the nodes on one PostgreSQL tell each other, on a connection of its own that only listens.
 *
 * <p>While that connection is lost, or silent where it should answer, the node knows that it may have missed something; when it
 * hears again it says so.
 */
final class Notifications implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Notifications.class);
    private static final String CHANNEL = "sheepfold_changes";
    private static final Pattern MESSAGE =
            Pattern.compile("(?<node>\\S+) (?<kind>[a-z]+) (?<number>\\d{1,18}) (?<subject>.+)");
    private static final Duration PULSE = Duration.ofSeconds(1);
    private static final Duration DEAF_AFTER = Duration.ofSeconds(3);
    private static final Duration PATIENCE = Duration.ofSeconds(4);
    private static final Duration PAUSE_BEFORE_RECONNECTING = Duration.ofMillis(250);

    private final DataSource source;
    private final String node;
    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean closed;
    private volatile boolean connected;
    /** When the last question was asked that was answered: all that was told before has been heard. */
    private volatile long heardUpTo;

    private Notifications(DataSource source, String node) throws SQLException {
        this.source = source;
        this.node = node;
        Connection connection = listeningConnection();
        this.thread = Thread.ofVirtual().name("notifications").unstarted(() -> run(connection));
    }

    static Notifications listen(DataSource source, String node) throws SQLException {
        Notifications notifications = new Notifications(source, node);
        notifications.thread.start();
        return notifications;
    }

    void add(Consumer<News> listener) {
        listeners.add(listener);
    }

    boolean hears() {
        return connected && System.nanoTime() - heardUpTo < DEAF_AFTER.toNanos();
    }

    /** Tells the other nodes, as soon as the connection's transaction commits. */
    static void tell(Connection connection, String node, List<Write> batch, Set<Write> refused) throws SQLException {
        String[] messages = batch.stream()
                .filter(write -> !refused.contains(write))
                .flatMap(Notifications::news)
                .map(news -> node + " " + news)
                .distinct()
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
            case Write.ToLog change -> Stream.of("log " + change.last() + " " + change.table());
            case Write.Delete delete -> Stream.of("gone 0 " + delete.table());
            case Write.Expire expiry -> Stream.of("gone 0 " + expiry.table());
            case Store.Answer answer -> Stream.of("aside 0 " + answer.table());
            case Write.Hold hold -> Stream.of("aside 0 " + hold.table());
            case Write.Present present -> Stream.of("aside 0 " + present.table());
            case Store.Said said -> Stream.of("said 0 " + said.table());
            case Store.Chat chat -> Stream.of("said 0 " + chat.table());
            case Write.Undrive undrive -> Stream.of("free 0 " + undrive.table());
            case Store.Visitor visitor -> Stream.of("guest 0 " + visitor.guest());
            case Write.See _,
                    Store.Progress _,
                    Store.Told _,
                    Write.Unlist _,
                    Write.Forget _,
                    Write.KeepRun _,
                    Write.ForgetRuns _,
                    Write.Share _,
                    Write.Probe _ -> Stream.empty();
        };
    }

    /** What a message says to this node; nothing if it is its own, but for the log, to which it may have written unawares. */
    private Optional<News> read(String text) {
        Matcher message = MESSAGE.matcher(text);
        if (!message.matches()) {
            return Optional.empty();
        }
        String subject = message.group("subject");
        String kind = message.group("kind");
        if (kind.equals("log")) {
            return Optional.of(new News.Appended(subject, Long.parseLong(message.group("number"))));
        }
        if (message.group("node").equals(node)) {
            return Optional.empty();
        }
        return Optional.ofNullable(
                switch (kind) {
                    case "gone" -> new News.Deleted(subject);
                    case "aside" -> new News.Aside(subject);
                    case "said" -> new News.Spoken(subject);
                    case "free" -> new News.Undriven(subject);
                    case "guest" -> new News.GuestChanged(subject);
                    default -> null;
                });
    }

    private void run(Connection first) {
        hearUntilLost(first);
        while (!closed) {
            try {
                Thread.sleep(PAUSE_BEFORE_RECONNECTING);
                Connection next = listeningConnection();
                tellListeners(new News.Missed());
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
        } finally {
            connected = false;
        }
    }

    private void hear(Connection connection) throws SQLException {
        PGConnection postgres = connection.unwrap(PGConnection.class);
        while (!closed) {
            for (PGNotification notification : postgres.getNotifications((int) PULSE.toMillis())) {
                read(notification.getParameter()).ifPresent(this::tellListeners);
            }
            if (System.nanoTime() - heardUpTo >= PULSE.toNanos()) {
                boolean wasDeaf = !hears();
                pulse(connection);
                if (wasDeaf) {
                    tellListeners(new News.Missed());
                }
            }
        }
    }

    void tellListeners(News news) {
        for (Consumer<News> listener : listeners) {
            try {
                listener.accept(news);
            } catch (RuntimeException e) {
                LOG.error("a listener failed to take in {}", news, e);
            }
        }
    }

    private void pulse(Connection connection) throws SQLException {
        long asked = System.nanoTime();
        Sql.change(connection, "select 1");
        heardUpTo = asked;
    }

    private Connection listeningConnection() throws SQLException {
        Connection connection = source.getConnection();
        try {
            connection.setNetworkTimeout(Runnable::run, (int) PATIENCE.toMillis());
            Sql.change(connection, "listen " + CHANNEL);
            pulse(connection);
            connected = true;
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

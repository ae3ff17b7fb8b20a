package sheepfold.server.http.limits;

import java.time.Duration;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes connections that take too long to say what they want. Those that wait for an answer or for the next request may stay. */
public final class SlowlorisGuard implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SlowlorisGuard.class);

    private final ServerConnector connector;
    private final long mostNanos;
    private final Thread sweeper;

    public SlowlorisGuard(ServerConnector connector, Duration most) {
        this.connector = connector;
        this.mostNanos = most.toNanos();
        this.sweeper = Thread.ofVirtual().name("slow-heads").start(() -> sweep(most.dividedBy(10)));
    }

    private void sweep(Duration pause) {
        try {
            while (true) {
                Thread.sleep(pause);
                connector.getConnectedEndPoints().forEach(this::closeIfSlow);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeIfSlow(EndPoint endPoint) {
        if (endPoint.getConnection() instanceof HttpConnection connection && isSlow(connection)) {
            LOG.debug("{} did not say in time what it wants", endPoint.getRemoteSocketAddress());
            endPoint.close();
        }
    }

    private boolean isSlow(HttpConnection connection) {
        HttpParser parser = connection.getParser();
        if (parser.isStart()) {
            long openMillis = System.currentTimeMillis() - connection.getCreatedTimeStamp();
            return connection.getMessagesIn() == 0 && openMillis * 1_000_000 > mostNanos;
        }
        return parser.inHeaderState() && System.nanoTime() - parser.getBeginNanoTime() > mostNanos;
    }

    public static boolean isBetweenRequests(EndPoint endPoint) {
        return endPoint.getConnection() instanceof HttpConnection connection
                && connection.getParser().isStart();
    }

    @Override
    public void close() {
        sweeper.interrupt();
    }
}

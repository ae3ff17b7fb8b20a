package sheepfold.server;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import sheepfold.server.http.Limits;
import sheepfold.server.store.Store;
import sheepfold.server.table.Pace;

/**
 * How a server is to run.
 *
 * @param store where tables are kept; the server closes it
 * @param port 0 for any free one
 * @param publicUrl the address people use, if it differs from the one the server listens at
 * @param behindProxy true if a proxy in front names the caller's address in X-Forwarded-For
 * @param botThreads how many bots think at the same time
 * @param heartbeat how often a silent stream says that it is still there
 * @param clock the clock on the wall; how long something takes is never measured by it
 */
public record ServerOptions(
        Store store,
        String host,
        int port,
        Optional<URI> publicUrl,
        boolean behindProxy,
        int botThreads,
        Duration heartbeat,
        Pace pace,
        Limits limits,
        InstantSource clock) {
    private static final Duration USUAL_HEARTBEAT = Duration.ofSeconds(15);

    /** The usual settings. With two threads a slow bot of one table leaves room for another's, whatever the machine. */
    public static ServerOptions of(Store store, String host, int port) {
        return new ServerOptions(
                store,
                host,
                port,
                Optional.empty(),
                false,
                Math.max(2, Runtime.getRuntime().availableProcessors() - 1),
                USUAL_HEARTBEAT,
                Pace.FOR_PEOPLE,
                Limits.USUAL,
                InstantSource.system());
    }

    public ServerOptions withPublicUrl(Optional<URI> url, boolean proxied) {
        return new ServerOptions(store, host, port, url, proxied, botThreads, heartbeat, pace, limits, clock);
    }

    public ServerOptions withPace(Pace newPace) {
        return new ServerOptions(
                store, host, port, publicUrl, behindProxy, botThreads, heartbeat, newPace, limits, clock);
    }

    public ServerOptions withLimits(Limits newLimits) {
        return new ServerOptions(
                store, host, port, publicUrl, behindProxy, botThreads, heartbeat, pace, newLimits, clock);
    }

    public ServerOptions withHeartbeat(Duration newHeartbeat) {
        return new ServerOptions(
                store, host, port, publicUrl, behindProxy, botThreads, newHeartbeat, pace, limits, clock);
    }

    public ServerOptions withClock(InstantSource newClock) {
        return new ServerOptions(
                store, host, port, publicUrl, behindProxy, botThreads, heartbeat, pace, limits, newClock);
    }
}

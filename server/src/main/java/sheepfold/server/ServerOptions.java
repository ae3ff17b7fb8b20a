package sheepfold.server;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import sheepfold.server.http.Limits;
import sheepfold.server.http.Patience;
import sheepfold.server.http.Proxies;
import sheepfold.server.store.Store;
import sheepfold.server.table.Pace;

/**
 * How a server is to run.
 *
 * @param store where tables are kept; the server closes it
 * @param port 0 for any free one
 * @param publicUrl the address people use, if it differs from the one the server listens at
 * @param proxies who is believed about the caller's address in X-Forwarded-For
 * @param botThreads how many quick bots think at the same time; slow ones have threads of their own
 * @param analysisThreads how many threads find out what a finished game was about; none for not at all
 * @param heartbeat how often a silent stream says that it is still there
 * @param chat may people write to each other in their own words?
 * @param clock the clock on the wall; how long something takes is never measured by it
 * @param lab how much the lab may do
 */
public record ServerOptions(
        Store store,
        String host,
        int port,
        Optional<URI> publicUrl,
        Proxies proxies,
        int botThreads,
        int analysisThreads,
        Duration heartbeat,
        Pace pace,
        Limits limits,
        Patience patience,
        boolean chat,
        InstantSource clock,
        LabLimits lab) {
    private static final Duration USUAL_HEARTBEAT = Duration.ofSeconds(15);

    /** The usual settings. With two threads a bot that takes long leaves room for another, whatever the machine. */
    public static ServerOptions of(Store store, String host, int port) {
        return new ServerOptions(
                store,
                host,
                port,
                Optional.empty(),
                Proxies.NONE,
                Math.max(2, Runtime.getRuntime().availableProcessors() - 1),
                Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                USUAL_HEARTBEAT,
                Pace.FOR_PEOPLE,
                Limits.USUAL,
                Patience.USUAL,
                true,
                InstantSource.system(),
                LabLimits.USUAL);
    }

    public ServerOptions withPublicUrl(Optional<URI> url) {
        return new ServerOptions(
                store,
                host,
                port,
                url,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withProxies(Proxies trusted) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                trusted,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withPace(Pace newPace) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                newPace,
                limits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withLimits(Limits newLimits) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                newLimits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withPatience(Patience newPatience) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                newPatience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withHeartbeat(Duration newHeartbeat) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                newHeartbeat,
                pace,
                limits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withClock(InstantSource newClock) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                patience,
                chat,
                newClock,
                lab);
    }

    public ServerOptions withChat(boolean allowed) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                patience,
                allowed,
                clock,
                lab);
    }

    public ServerOptions withAnalysisThreads(int threads) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                threads,
                heartbeat,
                pace,
                limits,
                patience,
                chat,
                clock,
                lab);
    }

    public ServerOptions withLab(LabLimits allowed) {
        return new ServerOptions(
                store,
                host,
                port,
                publicUrl,
                proxies,
                botThreads,
                analysisThreads,
                heartbeat,
                pace,
                limits,
                patience,
                chat,
                clock,
                allowed);
    }
}

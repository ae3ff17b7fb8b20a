package sheepfold.server;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import sheepfold.server.bots.Pace;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Proxies;
import sheepfold.server.http.limits.Timeouts;
import sheepfold.server.lab.LabLimits;
import sheepfold.server.store.Store;

/** How a server is to run. Settings never change: what is set gives settings of its own. */
public final class ServerOptions implements Cloneable {
    private static final int SPARE_CORES = Runtime.getRuntime().availableProcessors() - 1;

    private final Store store;
    private final String host;
    private final int port;
    private Optional<URI> publicUrl = Optional.empty();
    private Proxies proxies = Proxies.NONE;
    private int analysisThreads = Math.max(1, SPARE_CORES);
    private Duration heartbeat = Duration.ofSeconds(15);
    private Pace pace = Pace.FOR_PEOPLE;
    private Limits limits = Limits.USUAL;
    private Timeouts timeouts = Timeouts.USUAL;
    private boolean chat = true;
    private InstantSource clock = InstantSource.system();
    private LabLimits lab = LabLimits.USUAL;

    private ServerOptions(Store store, String host, int port) {
        this.store = store;
        this.host = host;
        this.port = port;
    }

    /** The usual settings; port 0 for any free one. */
    public static ServerOptions of(Store store, String host, int port) {
        return new ServerOptions(store, host, port);
    }

    private ServerOptions with(Consumer<ServerOptions> change) {
        try {
            ServerOptions changed = (ServerOptions) clone();
            change.accept(changed);
            return changed;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Where tables are kept; the server closes it. */
    public Store store() {
        return store;
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    /** The address people use, if it differs from the one the server listens at. */
    public Optional<URI> publicUrl() {
        return publicUrl;
    }

    public ServerOptions withPublicUrl(Optional<URI> url) {
        return with(changed -> changed.publicUrl = url);
    }

    /** Who is believed about the caller's address in X-Forwarded-For. */
    public Proxies proxies() {
        return proxies;
    }

    public ServerOptions withProxies(Proxies trusted) {
        return with(changed -> changed.proxies = trusted);
    }

    /** How many quick bots think at the same time: at least two, so that one that takes long leaves room for another. */
    public int botThreads() {
        return Math.max(2, SPARE_CORES);
    }

    /** How many threads find out what a finished game was about; none for not at all. */
    public int analysisThreads() {
        return analysisThreads;
    }

    public ServerOptions withAnalysisThreads(int threads) {
        return with(changed -> changed.analysisThreads = threads);
    }

    /** How often a silent stream says that it is still there. */
    public Duration heartbeat() {
        return heartbeat;
    }

    public ServerOptions withHeartbeat(Duration between) {
        return with(changed -> changed.heartbeat = between);
    }

    public Pace pace() {
        return pace;
    }

    public ServerOptions withPace(Pace kept) {
        return with(changed -> changed.pace = kept);
    }

    public Limits limits() {
        return limits;
    }

    public ServerOptions withLimits(Limits set) {
        return with(changed -> changed.limits = set);
    }

    public Timeouts timeouts() {
        return timeouts;
    }

    public ServerOptions withTimeouts(Timeouts had) {
        return with(changed -> changed.timeouts = had);
    }

    /** May people write to each other in their own words? */
    public boolean chat() {
        return chat;
    }

    public ServerOptions withChat(boolean allowed) {
        return with(changed -> changed.chat = allowed);
    }

    /** The clock on the wall; how long something takes is never measured by it. */
    public InstantSource clock() {
        return clock;
    }

    public ServerOptions withClock(InstantSource shown) {
        return with(changed -> changed.clock = shown);
    }

    /** How much the lab may do. */
    public LabLimits lab() {
        return lab;
    }

    public ServerOptions withLab(LabLimits allowed) {
        return with(changed -> changed.lab = allowed);
    }
}

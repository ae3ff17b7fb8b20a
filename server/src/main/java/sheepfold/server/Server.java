package sheepfold.server;

import io.javalin.util.JavalinBindException;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.server.http.Web;
import sheepfold.server.live.Tables;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;
import sheepfold.server.store.Wait;

/** A running server. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int KEY_BYTES = 32;
    private static final Duration BETWEEN_SWEEPS = Duration.ofHours(1);

    private final Store store;
    private final Duration longestStop;
    private final Tables tables;
    private final Web web;
    private final Sweeper sweeper;
    private final PrometheusMeterRegistry meters;
    private final JvmGcMetrics collections = new JvmGcMetrics();

    private Server(ServerOptions options) {
        store = options.store();
        longestStop = options.timeouts().stop();
        meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        new JvmMemoryMetrics().bindTo(meters);
        new JvmThreadMetrics().bindTo(meters);
        new ProcessorMetrics().bindTo(meters);
        new UptimeMetrics().bindTo(meters);
        collections.bindTo(meters);
        Signer signer = new Signer(store.shared("signing-key", Signer.fresh(KEY_BYTES)));
        tables = new Tables(
                store,
                signer,
                options.pace(),
                options.clock(),
                options.botThreads(),
                options.analysisThreads(),
                options.limits().share(),
                options.chat(),
                meters);
        sweeper = new Sweeper(store, tables::isInUse, options.clock());
        web = listening(options, signer);
        Thread.startVirtualThread(tables::resume);
    }

    private Web listening(ServerOptions options, Signer signer) {
        try {
            return Web.start(options, tables, signer, meters);
        } catch (JavalinBindException e) {
            tables.close();
            throw new NotListening(options.host() + " cannot be listened at: " + reason(e), e);
        }
    }

    private static String reason(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
    }

    /** The port is taken, or not for everybody. The store is still open. */
    public static final class NotListening extends RuntimeException {
        private static final long serialVersionUID = 1;

        private NotListening(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    /** Starts a server; it answers when this returns. */
    public static Server start(ServerOptions options) {
        return new Server(options);
    }

    /** From now on forgets what nobody has needed for long. */
    public void keep(Keeping keeping) {
        sweeper.sweepEvery(BETWEEN_SWEEPS, keeping);
    }

    public int port() {
        return web.port();
    }

    /** Takes no more requests, ends streams, finishes what is under way, and closes the store when all else is closed. */
    @Override
    public void close() {
        LOG.info("stopping");
        // The last tenth is for those who call then
        long end = System.nanoTime() + longestStop.multipliedBy(9).dividedBy(10).toNanos();
        sweeper.close();
        web.finish();
        Duration left = Duration.ofNanos(end - System.nanoTime());
        Wait.atMost(left.compareTo(store.deadline()) < 0 ? left : store.deadline(), () -> {
            closeAll();
            return this;
        });
        LOG.info("stopped");
    }

    private void closeAll() {
        // The tables are closed first, then the web, then the store, whatever goes wrong on the way
        try (store;
                web) {
            tables.close();
        } finally {
            collections.close();
            meters.close();
        }
    }
}

package sheepfold.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.json.JavalinJackson3;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;
import sheepfold.server.ServerOptions;
import sheepfold.server.http.limits.GracefulShutdown;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.RateLimiter;
import sheepfold.server.http.limits.SlowlorisGuard;
import sheepfold.server.http.site.Site;
import sheepfold.server.http.streams.OpenStreams;
import sheepfold.server.lab.LabRuns;
import sheepfold.server.live.Tables;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.LobbyMessages.Outcome;
import sheepfold.server.wire.LobbyMessages.Problem;
import tools.jackson.databind.json.JsonMapper;

/** The HTTP server: routes, headers, errors, limits. */
public final class Web implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Web.class);

    /** A whole club may come at once. */
    private static final int MOST_CALLING = 4096;
    /** Who does not take the last event of a stream by then is not reading it. */
    private static final Duration GOODBYE = Duration.ofSeconds(2);

    private static final Problem UNKNOWN = new Problem(
            "It is not known whether this was saved. "
                    + "Send the same request again: that tells, and it will not be done twice.",
            null,
            null,
            null,
            Outcome.UNKNOWN);

    private final Javalin javalin;
    private final GracefulShutdown gracefulShutdown;
    private final OpenStreams streams;
    private final ServerConnector connector;
    private final SlowlorisGuard slowHeads;
    private final LabRuns labRuns;
    private final Duration grace;
    private final Duration lastCalls;

    private Web(
            Javalin javalin,
            GracefulShutdown gracefulShutdown,
            OpenStreams streams,
            LabRuns labRuns,
            ServerOptions options) {
        this.javalin = javalin;
        this.gracefulShutdown = gracefulShutdown;
        this.streams = streams;
        this.labRuns = labRuns;
        this.connector = (ServerConnector) javalin.jettyServer().server().getConnectors()[0];
        this.slowHeads = new SlowlorisGuard(connector, options.timeouts().head());
        // The database needs a moment too, to write what was accepted
        this.grace = options.timeouts().stop().multipliedBy(7).dividedBy(10);
        this.lastCalls = options.timeouts().stop().dividedBy(20);
    }

    public static Web start(ServerOptions options, Tables tables, Signer signer, PrometheusMeterRegistry meters) {
        boolean secure =
                options.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
        RateLimiter rateLimiter = new RateLimiter(options.limits(), options.proxies());
        CsrfGuard csrfGuard = new CsrfGuard(options.publicUrl().map(Web::origin));
        OpenStreams streams = new OpenStreams(options.limits().streams(), options.heartbeat());
        Gauge.builder("sheepfold.streams.open", streams, OpenStreams::size).register(meters);
        Guests guests = new Guests(options.store(), signer, rateLimiter, streams, options.clock(), secure);
        LabRuns labRuns = new LabRuns(options.lab(), options.store(), options.clock());
        Api api = new Api(tables, guests, csrfGuard, rateLimiter, streams, labRuns, options);
        Site site = Site.onClassPath(api::base);
        HealthAndMetrics watch = new HealthAndMetrics(
                options.store(), meters, rateLimiter, options.timeouts().known());
        GracefulShutdown gracefulShutdown = new GracefulShutdown();
        Javalin javalin = Javalin.create(config -> {
            configure(config, options, gracefulShutdown);
            config.routes.before(CsrfGuard::addHeaders);
            config.routes.before(context -> answerFile(context, site, tables, rateLimiter));
            api.addTo(config.routes);
            watch.addTo(config.routes);
            addErrors(config, gracefulShutdown, rateLimiter);
        });
        return new Web(javalin.start(), gracefulShutdown, streams, labRuns, options);
    }

    private static void answerFile(Context context, Site site, Tables tables, RateLimiter rateLimiter)
            throws IOException {
        if (context.path().startsWith("/api/")) {
            return;
        }
        rateLimiter.admit(Kind.ADDRESS, context);
        if (site.answers(context, tables)) {
            context.skipRemainingHandlers();
        }
    }

    private static String origin(URI url) {
        return url.getScheme() + "://" + url.getRawAuthority();
    }

    private static void configure(JavalinConfig config, ServerOptions options, GracefulShutdown gracefulShutdown) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.jsonMapper(new JavalinJackson3(JsonMapper.builder().build(), true));
        config.http.prefer405over404 = true;
        config.jetty.modifyHttpConfiguration(Web::configure);
        config.jetty.modifyServer(server -> server.insertHandler(gracefulShutdown));
        config.jetty.modifyServletContextHandler(context -> context.setSessionHandler(new NoSessions()));
        config.jetty.addConnector((server, http) -> connector(server, http, options));
    }

    /** Guests are known by a cookie of our own, so no request looks for a session. */
    private static final class NoSessions extends SessionHandler {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            return getHandler().handle(request, response, callback);
        }
    }

    private static void configure(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        // It would take 100 kB for each connection and save nothing that can be measured
        http.setHeaderCacheSize(0);
    }

    private static ServerConnector connector(Server server, HttpConfiguration http, ServerOptions options) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(options.host());
        connector.setPort(options.port());
        connector.setAcceptQueueSize(MOST_CALLING);
        return connector;
    }

    private static void addErrors(JavalinConfig config, GracefulShutdown gracefulShutdown, RateLimiter rateLimiter) {
        config.routes.exception(Declined.class, (e, context) -> fail(context, e.status(), e.problem()));
        config.routes.exception(BadInput.class, (e, context) -> {
            Declined declined = Declined.wrongInput(e);
            fail(context, declined.status(), declined.problem());
        });
        config.routes.exception(RateLimiter.TooFast.class, (e, context) -> {
            rateLimiter.letWait();
            context.header("Retry-After", Integer.toString(e.seconds()));
            fail(context, 429, e.declined().problem());
        });
        config.routes.exception(Store.Unavailable.class, (e, context) -> {
            LOG.error("the store is not available", e);
            context.header("Retry-After", "2");
            fail(
                    context,
                    503,
                    new Problem("The server cannot save anything just now. Nothing has changed; try again soon."));
        });
        config.routes.exception(Store.Unknown.class, (e, context) -> {
            LOG.error("it is not known whether something was saved", e);
            context.header("Retry-After", "1");
            fail(context, 503, UNKNOWN);
        });
        config.routes.exception(
                HttpResponseException.class,
                (e, context) -> fail(context, e.getStatus(), new Problem(sentence(e.getStatus()))));
        config.routes.exception(Exception.class, (e, context) -> {
            if (gracefulShutdown.isShut()) {
                LOG.info("{} {} was not finished: {}", context.method(), context.path(), e.toString());
                context.header("Retry-After", "1");
                fail(context, 503, new Problem("The server stopped before this was done; try again in a moment."));
                return;
            }
            LOG.error("{} {} failed", context.method(), context.path(), e);
            fail(context, 500, new Problem("Something went wrong in the server. It was written down."));
        });
    }

    private static String sentence(int status) {
        return switch (status) {
            case 404 -> "There is nothing at this address.";
            case 405 -> "This address does not take that method.";
            case 415 -> "The body is to be JSON, with the content type application/json.";
            default -> "The request cannot be answered.";
        };
    }

    private static void fail(Context context, int status, Problem problem) {
        context.status(status);
        Api.send(context, problem);
    }

    public int port() {
        return javalin.port();
    }

    /** Takes no more requests, ends all streams and lets the others that are under way finish. */
    public void finish() {
        gracefulShutdown.shut();
        streams.close();
        try {
            Duration goodbye = GOODBYE.compareTo(grace) < 0 ? GOODBYE : grace;
            if (!gracefulShutdown.awaitQuiet(goodbye)) {
                streams.cutOff();
                gracefulShutdown.awaitQuiet(grace.minus(goodbye));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        slowHeads.close();
        labRuns.close();
        try {
            hangUp();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        javalin.stop();
    }

    /** Closing a connection on which somebody is about to ask would look like a fault to them: they hear first that it is over. */
    private void hangUp() throws InterruptedException {
        connector.close();
        awaitNobody();
        connector.getConnectedEndPoints().stream()
                .filter(SlowlorisGuard::isBetweenRequests)
                .forEach(EndPoint::shutdownOutput);
        awaitNobody();
    }

    private void awaitNobody() throws InterruptedException {
        long end = System.nanoTime() + lastCalls.toNanos();
        while (!connector.getConnectedEndPoints().isEmpty() && System.nanoTime() - end < 0) {
            Thread.sleep(5);
        }
    }
}

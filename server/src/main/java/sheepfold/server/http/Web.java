package sheepfold.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.json.JavalinJackson3;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.URI;
import java.util.Map;
import org.eclipse.jetty.server.HttpConfiguration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.BadInput;
import sheepfold.server.ServerOptions;
import sheepfold.server.store.Store;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Signer;
import sheepfold.server.table.Tables;
import sheepfold.server.wire.Problem;
import tools.jackson.databind.json.JsonMapper;

/** The HTTP server: routes, headers, errors, limits. */
public final class Web implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Web.class);

    private final Javalin javalin;
    private final OpenStreams streams;

    private Web(Javalin javalin, OpenStreams streams) {
        this.javalin = javalin;
        this.streams = streams;
    }

    public static Web start(ServerOptions options, Tables tables, Signer signer, PrometheusMeterRegistry meters) {
        boolean secure =
                options.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
        Guests guests = new Guests(options.store(), signer, secure);
        Shield shield = new Shield(options.publicUrl().map(Web::origin));
        Doorkeeper doorkeeper = new Doorkeeper(options.limits(), options.behindProxy());
        OpenStreams streams = new OpenStreams(options.limits().streams(), options.heartbeat());
        Gauge.builder("sheepfold.streams.open", streams, OpenStreams::size).register(meters);
        Api api = new Api(tables, guests, shield, doorkeeper, streams, options);
        Site site = Site.onClassPath();
        Javalin javalin = Javalin.create(config -> {
            configure(config);
            site.addTo(config);
            config.routes.before(Shield::addHeaders);
            api.addTo(config.routes);
            config.routes.get("/health", context -> health(context, options.store()));
            config.routes.get(
                    "/metrics",
                    context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                            .result(meters.scrape()));
            addErrors(config, site);
        });
        return new Web(javalin.start(options.host(), options.port()), streams);
    }

    private static String origin(URI url) {
        return url.getScheme() + "://" + url.getRawAuthority();
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.jsonMapper(new JavalinJackson3(JsonMapper.builder().build(), true));
        config.http.prefer405over404 = true;
        config.jetty.modifyHttpConfiguration(Web::configure);
    }

    private static void configure(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        // It would take 100 kB for each connection and save nothing that can be measured
        http.setHeaderCacheSize(0);
    }

    private static void health(Context context, Store store) {
        boolean healthy = store.healthy();
        context.status(healthy ? 200 : 503);
        Api.send(context, Map.of("healthy", healthy));
    }

    private static void addErrors(JavalinConfig config, Site site) {
        config.routes.exception(Declined.class, (e, context) -> fail(context, e.status(), e.problem()));
        config.routes.exception(BadInput.class, (e, context) -> {
            Declined declined = Declined.wrongInput(e);
            fail(context, declined.status(), declined.problem());
        });
        config.routes.exception(Doorkeeper.TooFast.class, (e, context) -> {
            context.header("Retry-After", Integer.toString(e.seconds()));
            fail(context, 429, e.declined().problem());
        });
        config.routes.exception(Store.Unavailable.class, (e, context) -> {
            LOG.error("the store is not available", e);
            context.header("Retry-After", "2");
            fail(
                    context,
                    503,
                    problem("The server cannot save anything just now. Nothing has changed; try again soon."));
        });
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            if (e.getStatus() != 404 || !site.answers(context)) {
                fail(context, e.getStatus(), problem(sentence(e.getStatus())));
            }
        });
        config.routes.exception(Exception.class, (e, context) -> {
            LOG.error("{} {} failed", context.method(), context.path(), e);
            fail(context, 500, problem("Something went wrong in the server. It was written down."));
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

    private static Problem problem(String sentence) {
        return new Problem(sentence, null, null, null);
    }

    private static void fail(Context context, int status, Problem problem) {
        context.status(status);
        Api.send(context, problem);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        streams.close();
        javalin.stop();
    }
}

package sheepfold.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.RateLimiter;
import sheepfold.server.store.Store;

/** What those who run the server ask of it. A scrape is costly, so it is made now and then, however often they ask. */
final class HealthAndMetrics {
    private final RateLimiter rateLimiter;
    private final Store store;
    private final PrometheusMeterRegistry meters;
    private final long standsNanos;
    private byte @Nullable [] scraped;
    private long since;

    HealthAndMetrics(Store store, PrometheusMeterRegistry meters, RateLimiter rateLimiter, Duration stands) {
        this.rateLimiter = rateLimiter;
        this.store = store;
        this.meters = meters;
        this.standsNanos = stands.toNanos();
    }

    void addTo(RoutesConfig routes) {
        routes.get("/health", this::health);
        routes.get("/metrics", this::metrics);
    }

    private void health(Context context) {
        rateLimiter.admitFromAnywhere(Kind.HEALTH, context);
        // The store knows by itself how often it has to try
        boolean healthy = store.healthy();
        context.status(healthy ? 200 : 503);
        Api.send(context, Map.of("healthy", healthy));
    }

    private void metrics(Context context) {
        rateLimiter.admitScrape();
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(scraped());
    }

    private synchronized byte[] scraped() {
        byte[] known = scraped;
        if (known == null || System.nanoTime() - since >= standsNanos) {
            known = meters.scrape().getBytes(StandardCharsets.UTF_8);
            scraped = known;
            since = System.nanoTime();
        }
        return known;
    }
}

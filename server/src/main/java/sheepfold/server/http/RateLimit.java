package sheepfold.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Token buckets, one for each key. */
final class RateLimit {
    private static final int MOST_KEYS = 20_000;

    private record Bucket(double tokens, long nanos) {}

    private final Limits.Rate rate;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    RateLimit(Limits.Rate rate) {
        this.rate = rate;
    }

    /** Takes a token: 0 if there was one, else the seconds until there is. */
    int secondsUntilFree(String key) {
        if (rate.burst() == Integer.MAX_VALUE) {
            return 0;
        }
        if (buckets.size() > MOST_KEYS) {
            forgetFull();
        }
        long now = System.nanoTime();
        Bucket left = buckets.compute(
                key, (_, bucket) -> bucket == null ? new Bucket(rate.burst() - 1.0, now) : drawn(bucket, now));
        return left.tokens >= 0 ? 0 : (int) Math.ceil(-left.tokens / rate.perSecond());
    }

    /** A refused caller owes nothing: below zero means only that this draw failed. */
    private Bucket drawn(Bucket bucket, long now) {
        double tokens = filled(bucket, now);
        return new Bucket(tokens >= 1 ? tokens - 1 : Math.min(tokens, 1) - 1, now);
    }

    private double filled(Bucket bucket, long now) {
        double before = bucket.tokens < 0 ? bucket.tokens + 1 : bucket.tokens;
        return Math.min(rate.burst(), before + (now - bucket.nanos) / 1e9 * rate.perSecond());
    }

    private void forgetFull() {
        long now = System.nanoTime();
        buckets.values().removeIf(bucket -> filled(bucket, now) >= rate.burst());
    }
}

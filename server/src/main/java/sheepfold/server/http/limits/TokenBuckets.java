package sheepfold.server.http.limits;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Token buckets, one for each key. */
final class TokenBuckets {
    private static final int MOST_KEYS = 20_000;
    private static final long SWEEP_NANOS = 1_000_000_000;

    private record Bucket(double tokens, long nanos) {}

    private final Limits.Rate rate;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final AtomicLong swept = new AtomicLong(System.nanoTime());

    TokenBuckets(Limits.Rate rate) {
        this.rate = rate;
    }

    /** Takes a token: 0 if there was one, else the seconds until there is. */
    int secondsUntilFree(String key) {
        long now = System.nanoTime();
        if (buckets.size() > MOST_KEYS) {
            forgetFull(now);
        }
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

    // Now and then only: somebody with very many addresses would have all of them looked through at every call
    private void forgetFull(long now) {
        long before = swept.get();
        if (now - before > SWEEP_NANOS && swept.compareAndSet(before, now)) {
            buckets.values().removeIf(bucket -> filled(bucket, now) >= rate.burst());
        }
    }
}

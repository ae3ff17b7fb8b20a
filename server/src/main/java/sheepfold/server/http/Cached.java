package sheepfold.server.http;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is costly to find out and stands for a while, however many ask. */
final class Cached<T> {
    private final Supplier<T> source;
    private final long standsNanos;
    private @Nullable T value;
    private long since;

    Cached(Duration stands, Supplier<T> source) {
        this.source = source;
        this.standsNanos = stands.toNanos();
    }

    synchronized T get() {
        T known = value;
        if (known == null || System.nanoTime() - since >= standsNanos) {
            known = source.get();
            value = known;
            since = System.nanoTime();
        }
        return known;
    }
}

package sheepfold.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Lets a caller do only so many things at the same time (a bulkhead): whoever asks for more waits for themselves, and nobody else does. */
final class Turnstile {
    private final int atOnce;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    private record Line(Semaphore free, int callers) {
        Line with(int more) {
            return new Line(free, callers + more);
        }
    }

    Turnstile(int atOnce) {
        this.atOnce = atOnce;
    }

    <T> T pass(String caller, Supplier<T> work) {
        Semaphore free = lines.compute(
                        caller, (_, line) -> line == null ? new Line(new Semaphore(atOnce, true), 1) : line.with(1))
                .free;
        try {
            free.acquireUninterruptibly();
            try {
                return work.get();
            } finally {
                free.release();
            }
        } finally {
            lines.computeIfPresent(caller, (_, line) -> line.callers == 1 ? null : line.with(-1));
        }
    }

    /** How many callers are inside or wait. */
    int callers() {
        return lines.size();
    }
}

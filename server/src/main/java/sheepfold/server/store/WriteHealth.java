package sheepfold.server.store;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Knows whether what is written reaches the disk: by what was just written, otherwise by trying. */
final class WriteHealth {
    private static final Duration FRESH = Duration.ofSeconds(1);

    private final Supplier<CompletableFuture<Void>> probe;
    private final Duration patience;
    private final LongSupplier nanos;
    private CompletableFuture<Void> trial = CompletableFuture.completedFuture(null);
    private boolean isBeating;
    private long lastBeat;

    /**
     * A pulse that was not felt yet.
     *
     * @param probe writes a trifle; who asks waits no longer than the patience for it
     * @param nanos a clock that only goes forward
     */
    WriteHealth(Supplier<CompletableFuture<Void>> probe, Duration patience, LongSupplier nanos) {
        this.probe = probe;
        this.patience = patience;
        this.nanos = nanos;
    }

    /** Something was written. */
    synchronized void beat() {
        isBeating = true;
        lastBeat = nanos.getAsLong();
    }

    /** Something could not be written. */
    synchronized void miss() {
        isBeating = false;
    }

    private synchronized boolean isFresh() {
        return isBeating && nanos.getAsLong() - lastBeat <= FRESH.toNanos();
    }

    boolean isFelt() {
        if (isFresh()) {
            return true;
        }
        try {
            trial().get(patience.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (ExecutionException | TimeoutException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** All who ask at the same time share one trial, so that nobody can fill the queue by asking. */
    private synchronized CompletableFuture<Void> trial() {
        if (trial.isDone()) {
            trial = probe.get();
        }
        return trial;
    }
}

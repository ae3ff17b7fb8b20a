package sheepfold.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.server.store.Store;
import sheepfold.server.store.Write;

/** Deletes tables and forgets guests and runs of the lab that nobody has needed for long, a little at a time. */
final class Sweeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Sweeper.class);
    private static final int LARGEST_BATCH = 500;

    private final Store store;
    private final Predicate<String> isInUse;
    private final InstantSource clock;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofVirtual().name("sweeper").factory());

    /**
     * A sweeper that waits to be told.
     *
     * @param isInUse true of tables that are left alone because somebody has them open
     * @param clock the clock on the wall
     */
    Sweeper(Store store, Predicate<String> isInUse, InstantSource clock) {
        this.store = store;
        this.isInUse = isInUse;
        this.clock = clock;
    }

    /** Sweeps from time to time. Not at once: a machine that has just started may not know yet what time it is. */
    void sweepEvery(Duration pause, Keeping keeping) {
        Future<?> _ = timer.scheduleWithFixedDelay(
                () -> sweepOrSay(keeping), pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void sweepOrSay(Keeping keeping) {
        try {
            sweep(keeping);
        } catch (RuntimeException e) {
            // The next sweep may go better
            LOG.warn("old tables and guests could not be swept away: {}", e.getMessage());
        }
    }

    void sweep(Keeping keeping) {
        if (keeping.tables().isPositive()) {
            sweepTables(oldest(keeping.tables()));
        }
        if (keeping.guests().isPositive()) {
            store.write(new Write.Forget(oldest(keeping.guests()))).join();
        }
        if (keeping.runs().isPositive()) {
            store.write(new Write.ForgetRuns(oldest(keeping.runs()))).join();
        }
    }

    private long oldest(Duration kept) {
        return clock.instant().minus(kept).toEpochMilli();
    }

    private void sweepTables(long unchangedSince) {
        int swept = 0;
        int deleted;
        do {
            deleted = sweepBatch(unchangedSince);
            swept += deleted;
        } while (deleted > 0);
        if (swept > 0) {
            LOG.info("tables deleted because nobody has touched them for long: {}", swept);
        }
    }

    private int sweepBatch(long unchangedSince) {
        List<CompletableFuture<Void>> deletions = store.tablesUnchangedSince(unchangedSince, LARGEST_BATCH).stream()
                .filter(Predicate.not(isInUse))
                .map(table -> store.write(new Write.Expire(table, unchangedSince)))
                .toList();
        deletions.forEach(CompletableFuture::join);
        return deletions.size();
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}

package sheepfold.trials.torture;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.trials.checker.Finding;

/** Counts what happens. */
final class Tally {
    private final AtomicLong nodeKills = new AtomicLong();
    private final AtomicLong databaseKills = new AtomicLong();
    private final AtomicLong otherFaults = new AtomicLong();
    private final AtomicLong tables = new AtomicLong();
    private final AtomicLong deleted = new AtomicLong();
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong sealed = new AtomicLong();
    private final AtomicLong unknown = new AtomicLong();
    private final AtomicLong repeated = new AtomicLong();
    private final AtomicLong messages = new AtomicLong();
    private final ConcurrentLinkedQueue<Long> lags = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> waits = new ConcurrentLinkedQueue<>();
    private final List<Finding> faults = new CopyOnWriteArrayList<>();

    void nodeKilled() {
        nodeKills.incrementAndGet();
    }

    void databaseKilled() {
        databaseKills.incrementAndGet();
    }

    void otherFault() {
        otherFaults.incrementAndGet();
    }

    void tableMade() {
        tables.incrementAndGet();
    }

    void tableDeleted() {
        deleted.incrementAndGet();
    }

    void acknowledged() {
        acknowledged.incrementAndGet();
    }

    void sealed(boolean done) {
        if (done) {
            sealed.incrementAndGet();
        }
    }

    void unknown() {
        unknown.incrementAndGet();
    }

    void repeated() {
        repeated.incrementAndGet();
    }

    void heard(long count) {
        messages.addAndGet(count);
    }

    void waited(long nanos) {
        waits.add(nanos);
    }

    void lag(long nanos) {
        lags.add(nanos);
    }

    void faults(List<Finding> found) {
        faults.addAll(found);
    }

    List<Finding> faults() {
        return faults;
    }

    long nodeKills() {
        return nodeKills.get();
    }

    long databaseKills() {
        return databaseKills.get();
    }

    Torture.Outcome outcome() {
        long[] sorted = lags.stream().mapToLong(Long::longValue).sorted().toArray();
        long[] waited = waits.stream().mapToLong(Long::longValue).sorted().toArray();
        return new Torture.Outcome(
                nodeKills.get(),
                databaseKills.get(),
                otherFaults.get(),
                tables.get(),
                deleted.get(),
                acknowledged.get(),
                sealed.get(),
                unknown.get(),
                repeated.get(),
                messages.get(),
                sorted.length,
                millis(sorted, 0.5),
                millis(sorted, 0.99),
                millis(waited, 0.99),
                List.copyOf(faults));
    }

    private static double millis(long[] sorted, double share) {
        int index = (int) Math.min(sorted.length - 1, sorted.length * share);
        return sorted.length == 0 ? 0 : Math.round(sorted[index] / 1e4) / 100.0;
    }
}

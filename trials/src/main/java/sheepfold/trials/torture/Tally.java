package sheepfold.trials.torture;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLongArray;
import sheepfold.trials.checker.Finding;
import sheepfold.trials.load.Load;

/** Counts what happens. */
final class Tally {
    enum Count {
        NODE_KILLS,
        DATABASE_KILLS,
        OTHER_FAULTS,
        TABLES,
        DELETED,
        ACKNOWLEDGED,
        SEALED,
        UNKNOWN,
        REPEATED,
        MESSAGES
    }

    private final AtomicLongArray counts = new AtomicLongArray(Count.values().length);
    private final Queue<Long> lags = new ConcurrentLinkedQueue<>();
    private final Queue<Long> waits = new ConcurrentLinkedQueue<>();
    private final List<Finding> faults = new CopyOnWriteArrayList<>();

    void add(Count what) {
        add(what, 1);
    }

    void add(Count what, long more) {
        counts.addAndGet(what.ordinal(), more);
    }

    long count(Count what) {
        return counts.get(what.ordinal());
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

    void fault(Finding.Kind kind, String sentence) {
        faults.add(new Finding(kind, sentence));
    }

    List<Finding> faults() {
        return faults;
    }

    Torture.Outcome outcome() {
        return new Torture.Outcome(
                count(Count.NODE_KILLS),
                count(Count.DATABASE_KILLS),
                count(Count.OTHER_FAULTS),
                count(Count.TABLES),
                count(Count.DELETED),
                count(Count.ACKNOWLEDGED),
                count(Count.SEALED),
                count(Count.UNKNOWN),
                count(Count.REPEATED),
                count(Count.MESSAGES),
                lags.size(),
                millis(lags, 0.5),
                millis(lags, 0.99),
                millis(waits, 0.99),
                List.copyOf(faults));
    }

    private static double millis(Queue<Long> times, double share) {
        return times.isEmpty() ? 0 : Load.millis(Load.sorted(times), share);
    }
}

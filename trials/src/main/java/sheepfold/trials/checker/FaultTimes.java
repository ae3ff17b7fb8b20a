package sheepfold.trials.checker;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** When something was wrong on purpose. */
public final class FaultTimes {
    /** So long after a fault its consequences may still be felt. */
    private static final long AFTERMATH = Duration.ofSeconds(4).toNanos();

    private record Span(long from, long to) {}

    private final List<Span> spans = new CopyOnWriteArrayList<>();
    private final List<Long> underWay = new CopyOnWriteArrayList<>();

    public long begin() {
        long now = System.nanoTime();
        underWay.add(now);
        return now;
    }

    public void end(long begun) {
        spans.add(new Span(begun, System.nanoTime() + AFTERMATH));
        underWay.remove(begun);
    }

    /** Was nothing wrong from one time to another? */
    public boolean isCalm(long from, long to) {
        return underWay.stream().noneMatch(begun -> begun < to)
                && spans.stream().noneMatch(span -> span.from < to && from < span.to);
    }

    public boolean isCalmNow() {
        long now = System.nanoTime();
        return isCalm(now, now + 1);
    }
}

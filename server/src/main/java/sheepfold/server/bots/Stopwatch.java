package sheepfold.server.bots;

import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import sheepfold.server.table.Table;

/** How long the present decision has been standing, whatever happens to the clock on the wall. */
public final class Stopwatch {
    /** A clock that is off by more than that was set to another time. */
    private static final long STEP_MILLIS = 1_000;

    private final InstantSource wall;
    private long decision = -1;
    private long since;
    private long headStart;
    private long nanos;
    private long wallBegan;

    public Stopwatch(InstantSource wall) {
        this.wall = wall;
    }

    /** The decision may have been standing for a while; who has just heard of a new one begins at nothing. */
    public void look(Table<?, ?> table, boolean isNew) {
        if (decision == table.decision() && since == table.decisionSince()) {
            return;
        }
        decision = table.decision();
        since = table.decisionSince();
        long now = wall.millis();
        // Another node's clock may be ahead of ours
        headStart = isNew ? 0 : Math.max(0, now - since);
        nanos = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(headStart);
        wallBegan = now - headStart;
    }

    /** How long the decision had been standing when this node came to know it. */
    public long headStart() {
        return headStart;
    }

    public long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }

    /** When it began, by the clock as it is now. */
    public long wallBegan() {
        long now = wall.millis() - elapsedMillis();
        if (Math.abs(now - wallBegan) > STEP_MILLIS) {
            wallBegan = now;
        }
        return wallBegan;
    }
}

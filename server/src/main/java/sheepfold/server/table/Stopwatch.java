package sheepfold.server.table;

import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** How long the present decision has been standing, whatever happens to the clock on the wall. */
final class Stopwatch {
    /** A clock that is off by more than that was set to another time. */
    private static final long STEP_MILLIS = 1_000;

    private final InstantSource wall;
    private long decision = -1;
    private long since;
    private long headStart;
    private long nanos;
    private long wallBegan;

    Stopwatch(InstantSource wall) {
        this.wall = wall;
    }

    /** The decision may have been standing for a while; who has just heard of a new one begins at nothing. */
    void look(Table<?, ?> table, boolean isNew) {
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
    long headStart() {
        return headStart;
    }

    long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }

    /** When it began, by the clock as it is now. */
    long wallBegan() {
        long now = wall.millis() - elapsedMillis();
        if (Math.abs(now - wallBegan) > STEP_MILLIS) {
            wallBegan = now;
        }
        return wallBegan;
    }
}

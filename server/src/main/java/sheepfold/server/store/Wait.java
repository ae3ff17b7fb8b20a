package sheepfold.server.store;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * How long somebody waits for the database (a deadline): one end for all that they wait for, counted from the first wait, be it
 * for a lock whose holder waits for the database. Who has not said how long they wait begins anew with every wait.
 */
public final class Wait {
    /** Unless whoever runs the server says otherwise. */
    public static final Duration USUAL = Duration.ofSeconds(5);

    private static final ScopedValue<Wait> MINE = ScopedValue.newInstance();

    private final Duration longest;
    private boolean begun;
    private long end;

    private Wait(Duration longest) {
        this.longest = longest;
    }

    /** Does something that waits for the database no longer than that. */
    public static <T, X extends Throwable> T atMost(Duration longest, ScopedValue.CallableOp<T, X> work) throws X {
        return ScopedValue.where(MINE, new Wait(longest)).call(work);
    }

    /** Until when the caller waits, as {@link System#nanoTime} counts; or so long from now if they have not said. */
    static long end(Duration otherwise) {
        return MINE.isBound() ? MINE.get().end() : System.nanoTime() + otherwise.toNanos();
    }

    private long end() {
        if (!begun) {
            begun = true;
            end = System.nanoTime() + longest.toNanos();
        }
        return end;
    }

    /**
     * Does something under a lock that is held while the database is waited for. Who has not said how long they wait gets the
     * lock in the end, but keeps others waiting no longer than that.
     */
    public static <T> T locked(ReentrantLock lock, Duration otherwise, Supplier<T> work) {
        boolean isPatient = !MINE.isBound();
        if (isPatient) {
            lock.lock();
        } else {
            MINE.get().take(lock);
        }
        try {
            return isPatient ? atMost(otherwise, work::get) : work.get();
        } finally {
            lock.unlock();
        }
    }

    private void take(ReentrantLock lock) {
        try {
            if (!lock.tryLock() && !lock.tryLock(end() - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                throw new Store.Unavailable("others wait for the database already");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for others was interrupted", e);
        }
    }
}

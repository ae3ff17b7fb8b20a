package sheepfold.server.store;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks the database on threads of its own: a question that the database does not answer cannot be called back, but whoever asked
 * need not wait for it.
 */
final class QueryThreads implements AutoCloseable {
    private static final int MOST_WAITING = 10_000;

    private final Duration deadline;
    private final ThreadPoolExecutor askers;

    QueryThreads(int threads, Duration deadline) {
        this.deadline = deadline;
        this.askers = new ThreadPoolExecutor(
                threads,
                threads,
                1,
                TimeUnit.MINUTES,
                new LinkedBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("store-reader-", 1).daemon().factory());
        askers.allowCoreThreadTimeOut(true);
    }

    /** The answer, or {@link Store.Unavailable} if there is none in time. */
    <T> T ask(Callable<T> question) {
        long end = Wait.end(deadline);
        FutureTask<T> asked = new FutureTask<>(question);
        try {
            askers.execute(asked);
            return asked.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            throw new Store.Unavailable("the database is asked no more just now", e);
        } catch (TimeoutException e) {
            asked.cancel(true);
            askers.remove(asked);
            throw new Store.Unavailable("the database does not answer", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause
                    ? cause
                    : new Store.Unavailable("the database cannot be asked", e);
        } catch (InterruptedException e) {
            asked.cancel(true);
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for the database was interrupted", e);
        }
    }

    @Override
    public void close() {
        askers.shutdown();
    }
}

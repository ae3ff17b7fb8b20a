package sheepfold.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets many callers share one wait for the disk: a single thread takes all that is waiting, writes it in one transaction, commits
 * and only then tells the callers. While it commits the next batch gathers.
 */
final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int LARGEST_BATCH = 1_000;
    private static final int MOST_WAITING = 10_000;
    private static final Duration LONGEST_PROBE = Duration.ofSeconds(3);

    /** Writes a batch in one durable transaction, see {@link Database#commit}. */
    interface Commit {
        Set<Write> commit(List<Write> batch) throws SQLException;
    }

    private record Request(Write write, CompletableFuture<Void> done, long end) {
        boolean isLate() {
            return !done.isDone() && System.nanoTime() - end > 0;
        }
    }

    private final Commit commit;
    private final Duration deadline;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition room = lock.newCondition();
    private final Condition work = lock.newCondition();
    private final Condition outcome = lock.newCondition();
    private final Queue<Request> waiting = new ArrayDeque<>();
    private List<Request> inHand = List.of();
    /** What requests in hand are about whose callers have been told that nobody knows. */
    private final Set<String> inDoubt = ConcurrentHashMap.newKeySet();

    private boolean closed;
    private final WriteHealth pulse = new WriteHealth(this::probe, LONGEST_PROBE, System::nanoTime);
    private final CompletableFuture<Void> allWritten = new CompletableFuture<>();
    // What callers do with an answer must not hold up the next batch
    private final ExecutorService messenger = Executors.newSingleThreadExecutor(
            Thread.ofVirtual().name("store-messenger").factory());

    GroupCommit(Commit commit, Duration deadline) {
        this.commit = commit;
        this.deadline = deadline;
        // What hangs in the database must not keep a server from ending
        Thread.ofPlatform().daemon().name("store-writer").start(this::run);
        Thread.ofPlatform().daemon().name("store-watch").start(this::watch);
    }

    /** Accepts a write, or waits until there is room for it. */
    CompletableFuture<Void> submit(Write write) {
        long end = Wait.end(deadline);
        return submit(write, end, end);
    }

    /** A trial that finds no room need not be made. */
    private CompletableFuture<Void> probe() {
        long now = System.nanoTime();
        return submit(new Write.Probe(), now, now + deadline.toNanos());
    }

    /** Can anything be written? Waits for a trial if that is not known. */
    boolean isHealthy() {
        return pulse.isFelt();
    }

    private CompletableFuture<Void> submit(Write write, long roomUntil, long end) {
        lock.lock();
        try {
            while (waiting.size() >= MOST_WAITING && !closed) {
                if (room.awaitNanos(roomUntil - System.nanoTime()) <= 0) {
                    return refused("the database cannot keep up");
                }
            }
            if (closed) {
                return refused("the store is closed");
            }
            Request request = new Request(write, new CompletableFuture<>(), end);
            waiting.add(request);
            work.signal();
            return request.done;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return refused("the wait for the database was interrupted");
        } finally {
            lock.unlock();
        }
    }

    private static CompletableFuture<Void> refused(String reason) {
        return CompletableFuture.failedFuture(new Store.Unavailable(reason));
    }

    private void run() {
        for (List<Request> batch = next(); !batch.isEmpty(); batch = next()) {
            carryOut(batch);
        }
        allWritten.complete(null);
    }

    /** All that is waiting, as far as one batch can hold it; nothing once the store is closed and all is written. */
    private List<Request> next() {
        lock.lock();
        try {
            inHand = List.of();
            inDoubt.clear();
            outcome.signalAll();
            while (waiting.isEmpty() && !closed) {
                work.awaitUninterruptibly();
            }
            List<Request> batch = new ArrayList<>();
            while (batch.size() < LARGEST_BATCH && !waiting.isEmpty()) {
                batch.add(waiting.remove());
            }
            inHand = batch;
            room.signalAll();
            return batch;
        } finally {
            lock.unlock();
        }
    }

    private void watch() {
        try {
            while (!allWritten.isDone()) {
                Thread.sleep(deadline.dividedBy(20));
                answerLate();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Answers those who have waited long enough: what is not in hand yet is never done, of the rest nobody knows. */
    private void answerLate() {
        lock.lock();
        try {
            List<Request> never = new ArrayList<>();
            waiting.removeIf(request -> request.isLate() && never.add(request));
            List<Request> unknown = inHand.stream().filter(Request::isLate).toList();
            unknown.forEach(request -> inDoubt.add(request.write.subject()));
            fail(never, new Store.Unavailable("the database is still busy with others"));
            fail(unknown, new Store.Unknown("the database has not answered in time"));
        } finally {
            lock.unlock();
        }
    }

    /** Waits until it is settled what was done about a subject, as far as its callers were told that nobody knows. */
    void awaitOutcome(String subject) {
        if (inDoubt.isEmpty()) {
            return;
        }
        long end = Wait.end(deadline);
        lock.lock();
        try {
            while (inDoubt.contains(subject)) {
                if (outcome.awaitNanos(end - System.nanoTime()) <= 0) {
                    throw new Store.Unavailable("the database has not answered an earlier write yet");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for the database was interrupted", e);
        } finally {
            lock.unlock();
        }
    }

    private void carryOut(List<Request> batch) {
        try {
            Set<Write> refused =
                    commit.commit(batch.stream().map(Request::write).toList());
            pulse.beat();
            messenger.execute(() -> batch.forEach(request -> answer(request, refused)));
        } catch (Store.Unavailable | Store.Unknown e) {
            pulse.miss();
            fail(batch, e);
        } catch (SQLException | RuntimeException | Error e) {
            pulse.miss();
            if (batch.size() == 1) {
                fail(batch, new Store.Unavailable("the database refused to write: " + e.getMessage(), e));
            } else {
                // One request that cannot be written must not take the others with it
                int half = batch.size() / 2;
                carryOut(batch.subList(0, half));
                carryOut(batch.subList(half, batch.size()));
            }
        }
    }

    private static void answer(Request request, Set<Write> refused) {
        // What came to life again is simply kept
        if (!refused.contains(request.write) || request.write instanceof Write.Expire) {
            request.done.complete(null);
            return;
        }
        request.done.completeExceptionally(
                switch (request.write) {
                    case Write.ToLog write -> new Store.Conflict(write.table(), write.first());
                    case Store.Answer answer -> new Store.Conflict(answer.table(), answer.decision());
                    case Store.Progress progress -> new Store.Conflict(progress);
                    default -> new IllegalStateException("this cannot be refused: " + request.write);
                });
    }

    private void fail(List<Request> batch, RuntimeException reason) {
        if (batch.isEmpty()) {
            return;
        }
        LOG.error("requests that could not be written: {}; {}", batch.size(), reason.getMessage());
        messenger.execute(() -> batch.forEach(request -> request.done.completeExceptionally(reason)));
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /** Accepts nothing more, writes what was accepted, and tells the callers. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            work.signal();
            room.signalAll();
        } finally {
            lock.unlock();
        }
        allWritten.join();
        messenger.close();
    }
}

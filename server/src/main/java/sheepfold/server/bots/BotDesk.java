package sheepfold.server.bots;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.server.table.Declined;
import sheepfold.server.table.RulesFault;

/**
 * Where bots think: on threads of their own, never while a table waits. Guests take turns, and who thinks long is not in
 * the way of those who think quickly. A table has one thought here at a time, so a guest's queue is as long as their list
 * of tables.
 */
public final class BotDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    private final ThreadPool quick;
    private final ThreadPool slow;
    private final Scheduler scheduler;
    private final Pace pace;

    public BotDesk(int quickThreads, Scheduler scheduler, Pace pace) {
        this.quick = new ThreadPool("bot", quickThreads);
        // However much there is to think about, a core is left for everything else
        this.slow = new ThreadPool("slow-bot", Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        this.scheduler = scheduler;
        this.pace = pace;
    }

    /** Thinks about a decision; the answers come together, by seat, at a time that does not depend on them. */
    public void think(BotJob job, Consumer<Map<Integer, String>> answered, Consumer<RulesFault> failed) {
        ThinkingTime timing = ThinkingTime.of(job, pace, System.nanoTime(), ThreadLocalRandom.current());
        BotJobRun round = new BotJobRun(job, timing);
        ThreadPool pool = job.isSlow() ? slow : quick;
        pool.run(job.guest(), round.parts(pool.threads(), began -> {
            RulesFault fault = round.fault();
            if (fault != null) {
                failed.accept(fault);
            } else {
                at(timing.release(began, System.nanoTime()), () -> answered.accept(round.answers()));
            }
        }));
    }

    private void at(long nanos, Runnable task) {
        long millis = TimeUnit.NANOSECONDS.toMillis(Math.max(0, nanos - System.nanoTime()));
        try {
            Future<?> _ = scheduler.in(millis, task);
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops: nobody waits for answers");
        }
    }

    /** What comes of other thinking of a moment; what fails, or takes too long, is declined in a sentence. */
    public <T> T quickly(String guest, Duration longest, String failure, Supplier<T> thinking) {
        return thoughtOut(quick, guest, longest, failure, thinking);
    }

    /** The same of thinking that may take its time. */
    public <T> T slowly(String guest, Duration longest, String failure, Supplier<T> thinking) {
        return thoughtOut(slow, guest, longest, failure, thinking);
    }

    private static <T> T thoughtOut(
            ThreadPool pool, String guest, Duration longest, String failure, Supplier<T> thinking) {
        CompletableFuture<T> job = new CompletableFuture<>();
        pool.run(guest, () -> {
            try {
                job.complete(thinking.get());
            } catch (RuntimeException | Error e) {
                job.completeExceptionally(e);
            }
        });
        try {
            return job.get(longest.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException e) {
            if (e.getCause() instanceof Declined declined) {
                throw declined;
            }
            LOG.warn("nothing was thought out for {}: {}", guest, e.toString());
            throw Declined.because(503, failure);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Declined.because(503, "The server is about to stop.");
        }
    }

    @Override
    public void close() {
        quick.close();
        slow.close();
    }
}

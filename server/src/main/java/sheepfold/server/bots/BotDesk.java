package sheepfold.server.bots;

import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
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

    /** Other thinking of a moment. */
    public void quickly(String guest, Runnable work) {
        quick.run(guest, work);
    }

    /** Other thinking that may take its time. */
    public void slowly(String guest, Runnable work) {
        slow.run(guest, work);
    }

    @Override
    public void close() {
        quick.close();
        slow.close();
    }
}

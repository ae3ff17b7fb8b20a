package sheepfold.server.bots;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Wakes tables up after a while, whatever the clock on the wall says; what is done then runs on a thread of its own. */
public final class Scheduler implements AutoCloseable {
    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("alarms").daemon().factory());

    public Scheduler() {
        clock.setRemoveOnCancelPolicy(true);
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    public Future<?> in(long millis, Runnable task) {
        return clock.schedule(() -> Thread.startVirtualThread(task), Math.max(0, millis), TimeUnit.MILLISECONDS);
    }

    public void every(long millis, Runnable task) {
        Future<?> _ = clock.scheduleWithFixedDelay(
                () -> Thread.startVirtualThread(task), millis, millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}

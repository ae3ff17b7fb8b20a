package sheepfold.server.bots;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Threads for thinking of one kind. Guests take turns at them. */
public final class ThreadPool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ThreadPool.class);

    private final int threads;
    private final ExecutorService thinkers;
    private final RoundRobin<List<LongConsumer>> waiting = new RoundRobin<>();
    private int free;

    public ThreadPool(String name, int threads) {
        this.threads = threads;
        this.free = threads;
        this.thinkers = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name(name + "-", 1).daemon().factory());
    }

    int threads() {
        return threads;
    }

    public void run(String guest, Runnable work) {
        run(guest, List.of(_ -> work.run()));
    }

    /**
     * Work in parts that begin together, each on a thread of its own as soon as there is one for every part; each is told
     * when that was. There must not be more parts than threads.
     */
    public synchronized void run(String guest, List<LongConsumer> parts) {
        if (parts.size() > threads) {
            throw new IllegalArgumentException("%d parts for %d threads".formatted(parts.size(), threads));
        }
        waiting.add(guest, parts);
        beginWhatFits();
    }

    /** Who is next is waited for, even where others would fit: lest work in many parts never begins. */
    private void beginWhatFits() {
        List<LongConsumer> next = waiting.peek();
        while (next != null && next.size() <= free) {
            waiting.remove();
            free -= next.size();
            begin(next);
            next = waiting.peek();
        }
    }

    private void begin(List<LongConsumer> parts) {
        long now = System.nanoTime();
        try {
            parts.forEach(part -> thinkers.execute(() -> work(part, now)));
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops: no more thinking");
        }
    }

    private void work(LongConsumer part, long began) {
        try {
            part.accept(began);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.error("some thinking failed", e);
        } finally {
            end();
        }
    }

    private synchronized void end() {
        free++;
        beginWhatFits();
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}

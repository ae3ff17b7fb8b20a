package sheepfold.trials.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/** Lets many tables play against a running server and measures from sending a move to its arrival at the other player. */
public final class Load {
    /**
     * What is to be measured.
     *
     * @param movesPerSecond what all tables offer together; 0 for as fast as they can
     */
    public record Plan(String host, int port, int tables, double movesPerSecond, Duration warmUp, Duration measured) {
        public Plan at(int otherPort) {
            return new Plan(host, otherPort, tables, movesPerSecond, warmUp, measured);
        }
    }

    /**
     * What came of it. Times are in milliseconds.
     *
     * @param failures requests that were not answered as they should have been
     */
    public record Figures(
            int tables,
            double offered,
            long moves,
            double movesPerSecond,
            double p50,
            double p99,
            double most,
            long failures) {}

    private final Plan plan;
    private final AtomicLong failures = new AtomicLong();
    private volatile boolean running = true;
    private volatile long measuredFrom = Long.MAX_VALUE;

    private Load(Plan plan) {
        this.plan = plan;
    }

    /** Runs a plan; the hook is told when measuring begins and when it ends. */
    public static Figures run(Plan plan, Runnable begins, Runnable ends) throws InterruptedException {
        return new Load(plan).run(begins, ends);
    }

    private Figures run(Runnable begins, Runnable ends) throws InterruptedException {
        List<Duel> duels = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int table = 0; table < plan.tables; table++) {
            Duel duel = new Duel(this, table);
            duels.add(duel);
            threads.add(Thread.startVirtualThread(duel));
        }
        Thread.sleep(plan.warmUp);
        begins.run();
        long began = System.nanoTime();
        measuredFrom = began;
        Thread.sleep(plan.measured);
        running = false;
        double seconds = (System.nanoTime() - began) / 1e9;
        ends.run();
        for (Thread thread : threads) {
            thread.join(Duration.ofSeconds(5));
        }
        long[] times = duels.stream().flatMapToLong(Duel::times).sorted().toArray();
        return new Figures(
                plan.tables,
                plan.movesPerSecond,
                times.length,
                times.length / seconds,
                millis(times, 0.5),
                millis(times, 0.99),
                millis(times, 1),
                failures.get());
    }

    static double millis(long[] sorted, double share) {
        int index = (int) Math.min(sorted.length - 1, sorted.length * share);
        return sorted.length == 0 ? Double.NaN : Math.round(sorted[index] / 1e4) / 100.0;
    }

    boolean isRunning() {
        return running;
    }

    boolean isMeasured(long sent) {
        return sent >= measuredFrom && running;
    }

    void failed(String what) {
        if (running && failures.getAndIncrement() < 5) {
            System.err.println(what);
        }
    }

    Wire connect() throws IOException {
        return new Wire(plan.host, plan.port);
    }

    /**
     * How long a table waits this time until its next move, in nanoseconds: at random, as people do. With a fixed beat all
     * tables that were held up once would move together ever after.
     */
    long pause() {
        double mean = plan.movesPerSecond == 0 ? 0 : 1e9 * plan.tables / plan.movesPerSecond;
        return (long) (2 * mean * ThreadLocalRandom.current().nextDouble());
    }
}

package sheepfold.trials.load;

import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** Lets many tables play against a running server and measures from sending a move to its arrival at the other player. */
public final class Load implements Duel.Host {
    /**
     * What is to be measured.
     *
     * @param movesPerSecond what all tables offer together; 0 for as fast as they can
     */
    public record Plan(int port, int tables, double movesPerSecond, Duration warmUp, Duration measured) {}

    /**
     * What came of it. Times are in milliseconds.
     *
     * @param failures requests that were not answered as they should have been
     */
    public record Figures(long moves, double movesPerSecond, double p50, double p99, long failures) {}

    private final Plan plan;
    private final Queue<Long> times = new ConcurrentLinkedQueue<>();
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
        List<Thread> threads = IntStream.range(0, plan.tables)
                .mapToObj(table -> Thread.startVirtualThread(() -> play(table)))
                .toList();
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
        long[] sorted = sorted(times);
        return new Figures(
                sorted.length, sorted.length / seconds, millis(sorted, 0.5), millis(sorted, 0.99), failures.get());
    }

    private void play(int table) {
        try (Wire wire = connect()) {
            List<Guest> players = List.of(Guest.arriving(wire, "a" + table), Guest.arriving(wire, "b" + table));
            new Duel(this, players).play(System.nanoTime() + pause());
        } catch (IOException e) {
            failed("table %d: %s".formatted(table, e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static long[] sorted(Collection<Long> times) {
        return times.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    /** Such a share of the times took no longer; not a number where there are none. */
    public static double millis(long[] sorted, double share) {
        int index = (int) Math.min(sorted.length - 1, sorted.length * share);
        return sorted.length == 0 ? Double.NaN : Math.round(sorted[index] / 1e4) / 100.0;
    }

    @Override
    public Wire connect() throws IOException {
        return new Wire(plan.port);
    }

    @Override
    public boolean goesOn() {
        return running;
    }

    @Override
    public long await(long due) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
        return Math.max(due + pause(), System.nanoTime());
    }

    @Override
    public void arrived(long sent, long nanos) {
        if (sent >= measuredFrom && running) {
            times.add(nanos);
        }
    }

    @Override
    public void failed(String what) {
        if (running && failures.getAndIncrement() < 5) {
            System.err.println(what);
        }
    }

    /**
     * How long a table waits this time until its next move, in nanoseconds: at random, as people do. With a fixed beat all
     * tables that were held up once would move together ever after.
     */
    private long pause() {
        double mean = plan.movesPerSecond == 0 ? 0 : 1e9 * plan.tables / plan.movesPerSecond;
        return (long) (2 * mean * ThreadLocalRandom.current().nextDouble());
    }
}

package sheepfold.server.store;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Measures appends with full durability beside the disk's own fsync. Run by hand: the folder to measure in, then seconds per line,
 * then a PostgreSQL address if that is to be measured instead.
 */
public final class StoreMeasurement {
    private static final String SUMMARY =
            "{\"title\":\"Wolf and Sheep\",\"seats\":[{\"kind\":\"person\",\"name\":\"Ann\"},{\"kind\":\"bot\",\"name\":\"medium\"}],\"moves\":17}";

    private StoreMeasurement() {}

    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        Path folder = Files.createTempDirectory(Path.of(args[0]), "measure");
        Duration length = Duration.ofSeconds(Long.parseLong(args[1]));
        System.out.println("fsync of 4 kB appended to a file:  " + fsync(folder.resolve("fsync"), length));
        try (Store store = args.length > 2 ? Stores.open(args[2]) : Stores.open(folder.resolve("home"))) {
            callers(store, 50, Duration.ofSeconds(3), 0);
            for (int callers : new int[] {1, 50, 500}) {
                System.out.println(callers + " callers:  " + callers(store, callers, length, 0));
            }
            System.out.println("1,000 callers, one append each every 5 s:  " + callers(store, 1_000, length, 5_000));
            System.out.println("300 callers, 2,600 appends/s together:  " + callers(store, 300, length, 115));
        }
        System.out.println("fsync again:  " + fsync(folder.resolve("fsync"), length));
    }

    private static String fsync(Path file, Duration length) throws IOException {
        List<Long> nanos = new ArrayList<>();
        ByteBuffer page = ByteBuffer.allocate(4096);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            long end = System.nanoTime() + length.toNanos();
            while (System.nanoTime() < end) {
                long start = System.nanoTime();
                channel.write(page.clear());
                channel.force(false);
                nanos.add(System.nanoTime() - start);
            }
        }
        return percentiles(nanos);
    }

    /** Each caller appends to a table of its own, waits for the acknowledgement, pauses, and appends again. */
    private static String callers(Store store, int callers, Duration length, int pauseMillis)
            throws InterruptedException, ExecutionException {
        ConcurrentLinkedQueue<List<Long>> measured = new ConcurrentLinkedQueue<>();
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long cpu = system.getProcessCpuTime();
        long start = System.nanoTime();
        long end = start + length.toNanos();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> running = new ArrayList<>();
            for (int caller = 0; caller < callers; caller++) {
                String table = Long.toString(System.nanoTime(), 36) + "-" + caller;
                long firstPause = pauseMillis == 0 ? 0 : caller * (long) pauseMillis / callers;
                running.add(threads.submit(() -> {
                    TimeUnit.MILLISECONDS.sleep(firstPause);
                    measured.add(append(store, table, end, pauseMillis));
                    return null;
                }));
            }
            for (Future<?> caller : running) {
                caller.get();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Long> all = measured.stream().flatMap(List::stream).toList();
        return String.format(
                Locale.ROOT,
                "%,.0f appends/s, %s, %.0f µs CPU each",
                all.size() / seconds,
                percentiles(all),
                (system.getProcessCpuTime() - cpu) / 1e3 / all.size());
    }

    private static List<Long> append(Store store, String table, long end, int pauseMillis) throws InterruptedException {
        List<Long> nanos = new ArrayList<>();
        List<String> guests = List.of("guest-of-" + table);
        store.create(head(table), List.of(Samples.entry(table, 1)), guests).join();
        for (long number = 2; System.nanoTime() < end; number++) {
            long start = System.nanoTime();
            store.append(head(table), List.of(Samples.entry(table, number)), guests, Store.Terms.NONE)
                    .join();
            nanos.add(System.nanoTime() - start);
            if (pauseMillis > 0) {
                TimeUnit.MILLISECONDS.sleep(pauseMillis);
            }
        }
        return nanos;
    }

    private static Store.Head head(String table) {
        return new Store.Head(
                table,
                "wolf-and-sheep",
                "playing",
                true,
                "ann",
                SUMMARY,
                "f".repeat(64),
                System.currentTimeMillis(),
                1,
                false);
    }

    private static String percentiles(List<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "p50 %.1f ms, p99 %.1f ms",
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6);
    }
}

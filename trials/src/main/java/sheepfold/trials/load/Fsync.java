package sheepfold.trials.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * How long the disk itself takes to make a page durable, in milliseconds.
 */
public record Fsync(double p50, double p99) {
    private static final int TIMES = 400;
    private static final int PAGE_BYTES = 4096;

    /** Appends pages to a file in a folder, each followed by an fsync. */
    public static Fsync in(Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "fsync", ".tmp");
        long[] nanos = new long[TIMES];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            for (int i = 0; i < TIMES; i++) {
                channel.write(ByteBuffer.allocate(PAGE_BYTES));
                long began = System.nanoTime();
                channel.force(false);
                nanos[i] = System.nanoTime() - began;
            }
        } finally {
            Files.delete(file);
        }
        Arrays.sort(nanos);
        return new Fsync(Load.millis(nanos, 0.5), Load.millis(nanos, 0.99));
    }
}

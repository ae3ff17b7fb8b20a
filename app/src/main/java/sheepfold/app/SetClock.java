package sheepfold.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that a trial can set while the server runs: a file says by how many milliseconds it is off. */
final class SetClock implements InstantSource {
    private static final String FILE = "sheepfold.clock-offset-file";
    private static final long LOOK_AGAIN_NANOS = 100_000_000;

    private final Path file;
    private volatile long offset;
    private volatile long looked = System.nanoTime() - LOOK_AGAIN_NANOS;

    private SetClock(Path file) {
        this.file = file;
    }

    /** The system's clock, unless a trial names a file. */
    static InstantSource orSystem() {
        String file = System.getProperty(FILE);
        return file == null ? InstantSource.system() : new SetClock(Path.of(file));
    }

    @Override
    public Instant instant() {
        if (System.nanoTime() - looked >= LOOK_AGAIN_NANOS) {
            looked = System.nanoTime();
            offset = read();
        }
        return Instant.now().plusMillis(offset);
    }

    private long read() {
        try {
            return Long.parseLong(Files.readString(file).strip());
        } catch (IOException | NumberFormatException e) {
            // It is not there yet, or only half written
            return offset;
        }
    }
}

package sheepfold.games.sheephop.oracle;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import sheepfold.games.sheephop.oracle.Contents.Part;
import sheepfold.json.BadInput;

/** A file of prepared endgames, checked as a whole when it is opened. Only what is asked for is held in memory. */
final class EndgameFile {
    private static final int TRAILER = 2 * Long.BYTES;

    /** What was unpacked lately, of all files together. */
    private static final int MOST_CHUNKS = 96;

    private static final SequencedMap<Place, short[]> UNPACKED = new LinkedHashMap<>(16, 0.75f, true);

    /** A chunk of the values for some number of rolls. */
    private record Place(EndgameFile file, int part, int slice, int chunk) {}

    private final Path path;
    final Contents contents;
    private final long[] starts;

    private EndgameFile(Path path, Contents contents, long[] starts) {
        this.path = path;
        this.contents = contents;
        this.starts = starts;
    }

    /** Reads the first page alone. */
    static Contents contents(Path path) {
        return reading(path, () -> {
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
                return Contents.read(in);
            }
        });
    }

    static EndgameFile open(Path path) {
        Contents contents = contents(path);
        return reading(path, () -> {
            try (FileChannel channel = FileChannel.open(path)) {
                demandChecksum(channel);
                return new EndgameFile(path, contents, starts(channel, contents.toBytes().length));
            }
        });
    }

    private static void demandChecksum(FileChannel channel) throws IOException {
        CRC32C checksum = new CRC32C();
        ByteBuffer buffer = ByteBuffer.allocate(1 << 18);
        long end = channel.size() - Long.BYTES;
        for (long at = 0; at < end; at += buffer.limit()) {
            read(channel, at, buffer.clear().limit((int) Math.min(buffer.capacity(), end - at)));
            checksum.update(buffer);
        }
        if (read(channel, end, ByteBuffer.allocate(Long.BYTES)).getLong() != checksum.getValue()) {
            throw Contents.damaged();
        }
    }

    /** Where each packed chunk starts, and behind them where the last one ends. */
    private static long[] starts(FileChannel channel, long first) throws IOException {
        long end = channel.size() - TRAILER;
        long lengthsAt = read(channel, end, ByteBuffer.allocate(Long.BYTES)).getLong();
        ByteBuffer lengths = read(channel, lengthsAt, ByteBuffer.allocate(Math.toIntExact(end - lengthsAt)));
        long[] starts = new long[lengths.getInt() + 1];
        starts[0] = first;
        for (int i = 1; i < starts.length; i++) {
            starts[i] = starts[i - 1] + lengths.getInt();
        }
        return starts;
    }

    private static ByteBuffer read(FileChannel channel, long at, ByteBuffer into) throws IOException {
        while (into.hasRemaining()) {
            if (channel.read(into, at + into.position()) < 0) {
                throw new EOFException();
            }
        }
        return into.flip();
    }

    /** The figures of a chunk with so many strides of rolls left. */
    short[] figures(Part part, int slice, int chunk) {
        Place place = new Place(this, contents.parts().indexOf(part), slice, chunk);
        synchronized (UNPACKED) {
            short[] known = UNPACKED.get(place);
            short[] figures = known == null ? reading(path, () -> unpack(place, part.columns())) : known;
            UNPACKED.put(place, figures);
            if (UNPACKED.size() > MOST_CHUNKS) {
                UNPACKED.pollFirstEntry();
            }
            return figures;
        }
    }

    private short[] unpack(Place place, Columns columns) throws IOException {
        short[] figures = new short[columns.figures(place.chunk)];
        try (FileChannel channel = FileChannel.open(path)) {
            for (int slice = 0; slice < place.slice; slice++) {
                int index = firstOf(place.part) + slice * columns.chunks() + place.chunk;
                ByteBuffer packed = ByteBuffer.allocate((int) (starts[index + 1] - starts[index]));
                Packing.unpack(read(channel, starts[index], packed).array(), figures);
            }
        } catch (DataFormatException e) {
            throw Contents.damaged();
        }
        return figures;
    }

    private int firstOf(int part) {
        return contents.parts().subList(0, part).stream()
                .mapToInt(earlier -> earlier.columns().chunks() * contents.slices())
                .sum();
    }

    private interface Reading<T> {
        T read() throws IOException;
    }

    private static <T> T reading(Path path, Reading<T> reading) {
        try {
            return reading.read();
        } catch (EOFException | IllegalArgumentException | ArithmeticException e) {
            throw Contents.damaged().within(path.toString());
        } catch (IOException e) {
            throw new BadInput(path.toString(), "the file cannot be read");
        } catch (BadInput e) {
            throw e.within(path.toString());
        }
    }
}

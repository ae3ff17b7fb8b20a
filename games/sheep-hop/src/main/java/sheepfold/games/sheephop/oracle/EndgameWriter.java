package sheepfold.games.sheephop.oracle;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * Writes a file of endgames: the first page, then for every part and slice the packed chunks, then their lengths, where the
 * lengths begin, and a checksum of all that.
 */
final class EndgameWriter implements Closeable {
    private final CRC32C checksum = new CRC32C();
    private final DataOutputStream out;
    private final List<Integer> lengths = new ArrayList<>();
    private long written;
    private short[][] lastFigures = {};

    EndgameWriter(Path file, Contents contents) throws IOException {
        OutputStream plain = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
        out = new DataOutputStream(new CheckedOutputStream(plain, checksum));
        write(contents.toBytes());
    }

    void beginPart(Columns columns) {
        lastFigures = IntStream.range(0, columns.chunks())
                .mapToObj(chunk -> new short[columns.figures(chunk)])
                .toArray(short[][]::new);
    }

    void addSlice(Columns columns, Values values) throws IOException {
        List<byte[]> chunks = IntStream.range(0, columns.chunks())
                .parallel()
                .mapToObj(chunk -> packed(chunk, columns.round(values, chunk)))
                .toList();
        for (byte[] chunk : chunks) {
            lengths.add(chunk.length);
            write(chunk);
        }
    }

    private byte[] packed(int chunk, short[] figures) {
        byte[] packed = Packing.pack(lastFigures[chunk], figures);
        lastFigures[chunk] = figures;
        return packed;
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        written += bytes.length;
    }

    void finish() throws IOException {
        out.writeInt(lengths.size());
        for (int length : lengths) {
            out.writeInt(length);
        }
        out.writeLong(written);
        out.writeLong(checksum.getValue());
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}

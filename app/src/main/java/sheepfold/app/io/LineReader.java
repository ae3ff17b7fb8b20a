package sheepfold.app.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import sheepfold.json.BadInput;

/** Reads lines of bytes, none longer than a limit: what goes beyond is skipped and never held. */
public final class LineReader {
    private final InputStream in;
    private final int limit;
    private final byte[] buffer = new byte[1 << 16];
    private int next;
    private int end;

    public LineReader(InputStream in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /** The next line, or nothing at the end of the input; what is wrong with a line does not spoil the one after it. */
    public Optional<String> read() throws IOException {
        if (!filled()) {
            return Optional.empty();
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean whole = true;
        while (filled()) {
            int stop = newline();
            int kept = Math.min(stop - next, limit - line.size());
            whole &= kept == stop - next;
            line.write(buffer, next, kept);
            next = stop;
            if (stop < end) {
                next++;
                break;
            }
        }
        if (!whole) {
            throw new BadInput("", "this line is longer than %d bytes".formatted(limit));
        }
        return Optional.of(decode(line.toByteArray()));
    }

    private int newline() {
        int at = next;
        while (at < end && buffer[at] != '\n') {
            at++;
        }
        return at;
    }

    private boolean filled() throws IOException {
        if (next == end) {
            next = 0;
            end = Math.max(0, in.read(buffer));
        }
        return end > 0;
    }

    /** Text as bytes, taken strictly: broken bytes are refused, not replaced. */
    static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("", "this is not text in UTF-8");
        }
    }
}

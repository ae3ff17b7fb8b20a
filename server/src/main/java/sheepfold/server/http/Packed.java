package sheepfold.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Answers in fewer bytes (gzip), for those who can unpack them. */
final class Packed {
    private Packed() {}

    static boolean isAccepted(@Nullable String acceptEncoding) {
        return acceptEncoding != null && acceptEncoding.contains("gzip");
    }

    static byte[] gzip(byte[] body) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(body.length / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}

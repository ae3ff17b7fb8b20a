package sheepfold.server.http.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Answers in fewer bytes, for those who can unpack them. */
public final class Gzip {
    private static final Pattern GZIP =
            Pattern.compile("(?i)(?<![\\w-])gzip(?![\\w-])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private Gzip() {}

    /** Whether a request's Accept-Encoding names gzip, and not as what is unwanted (a weight of 0). */
    public static boolean isAccepted(@Nullable String acceptEncoding) {
        return acceptEncoding != null && GZIP.matcher(acceptEncoding).find();
    }

    public static byte[] gzip(byte[] body) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(body.length / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}

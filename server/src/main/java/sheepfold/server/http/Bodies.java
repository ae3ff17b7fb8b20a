package sheepfold.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import sheepfold.server.http.limits.Interruption;
import sheepfold.server.table.Declined;

/** Reads what callers send; what is wrong is named by its field. */
final class Bodies {
    /** What is read of a body that is too large, so that its sender is still there to hear the answer. */
    private static final long MOST_DISCARDED = 16_000_000;

    private static final Pattern JSON =
            Pattern.compile("(?i)application/json\\s*(;\\s*charset\\s*=\\s*(utf-8|\"utf-8\")\\s*)?;?\\s*");

    private Bodies() {}

    /** The body as an object; an empty body is an empty object. */
    static Fields fields(Context context, int mostBytes, Duration patience) {
        if (!hasBody(context)) {
            return Fields.of(Json.object(), "");
        }
        // Before it is read: what is in a charset that nobody knows cannot even be opened
        String type = context.header("Content-Type");
        if (type == null || !JSON.matcher(type).matches()) {
            throw Declined.because(415, "The body is to be JSON in UTF-8, with the content type application/json.");
        }
        byte[] body = bytes(context, mostBytes, patience);
        return Fields.of(body.length == 0 ? Json.object() : Json.parse(new String(body, StandardCharsets.UTF_8)), "");
    }

    private static boolean hasBody(Context context) {
        return context.req().getContentLengthLong() > 0 || context.header("Transfer-Encoding") != null;
    }

    private static byte[] bytes(Context context, int most, Duration patience) {
        try {
            InputStream in = context.req().getInputStream();
            int announced = context.req().getContentLength();
            return announced >= 0 && announced <= most && in.available() >= announced
                    ? in.readNBytes(announced)
                    : awaited(in, most, patience);
        } catch (IOException e) {
            throw Declined.because(400, "The body did not arrive whole.");
        }
    }

    private static byte[] awaited(InputStream in, int most, Duration patience) throws IOException {
        try (Interruption alarm = new Interruption(patience)) {
            try {
                return whole(in, most);
            } catch (IOException e) {
                if (alarm.rang()) {
                    throw Declined.because(408, "The body took too long to arrive.");
                }
                throw e;
            }
        }
    }

    private static byte[] whole(InputStream in, int most) throws IOException {
        byte[] body = in.readNBytes(most + 1);
        if (body.length > most) {
            discard(in);
            throw Declined.because(413, "The body is too large.");
        }
        return body;
    }

    private static void discard(InputStream in) throws IOException {
        byte[] buffer = new byte[16_384];
        long discarded = 0;
        for (int read = 0; read >= 0 && discarded < MOST_DISCARDED; read = in.read(buffer)) {
            discarded += read;
        }
    }
}

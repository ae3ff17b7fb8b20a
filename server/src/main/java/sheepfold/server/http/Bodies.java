package sheepfold.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.BadInput;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.AskFork;
import sheepfold.server.wire.AskMove;
import sheepfold.server.wire.AskSeat;
import sheepfold.server.wire.AskTable;
import sheepfold.server.wire.AskUndo;
import tools.jackson.databind.JsonNode;

/** Reads what callers send; what is wrong is named by its field. */
final class Bodies {
    private static final int MOST_SEATS = 8;
    private static final int MOST_MOVES = 1_000_000;
    private static final int LONGEST_MOVE = 2_000;
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
        try (Alarm alarm = new Alarm(patience)) {
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

    static AskMove move(Fields body) {
        JsonNode data = body.has("data") ? body.member("data") : null;
        String move = data == null || body.has("move") ? body.text("move") : null;
        AskMove ask = new AskMove(move, data, optionalLong(body, "at"), seat(body));
        body.nothingElse();
        if (move != null && data != null) {
            throw new BadInput("data", "a move is sent either as move or as data, not both");
        }
        if (move != null && move.length() > LONGEST_MOVE) {
            throw new BadInput("move", "no move is that long");
        }
        return ask;
    }

    static AskSeat askSeat(Fields body) {
        AskSeat ask = new AskSeat(seat(body), optionalText(body, "bot"), optionalText(body, "key"));
        body.nothingElse();
        return ask;
    }

    static AskUndo undo(Fields body) {
        AskUndo ask = new AskUndo(
                body.has("to") ? body.number("to", 0, MOST_MOVES) : null,
                body.has("agree") ? body.flag("agree", false) : null,
                optionalLong(body, "at"));
        body.nothingElse();
        return ask;
    }

    static AskFork fork(Fields body) {
        AskFork ask = new AskFork(
                body.has("moves") ? body.number("moves", 0, MOST_MOVES) : null,
                body.has("seats") ? body.texts("seats") : null);
        body.nothingElse();
        return ask;
    }

    static AskTable table(Fields body) {
        AskTable ask = new AskTable(
                body.text("game"),
                options(body),
                seats(body),
                body.has("clock") ? body.number("clock", 1, Integer.MAX_VALUE) : null,
                body.has("window") ? body.number("window", 0, Integer.MAX_VALUE) : null,
                body.flag("training", false),
                body.flag("private", false),
                body.has("data") ? body.member("data") : null,
                body.has("nonces") ? body.texts("nonces") : null);
        body.nothingElse();
        return ask;
    }

    private static List<String> seats(Fields body) {
        List<String> seats = body.texts("seats");
        if (seats.size() > MOST_SEATS) {
            throw new BadInput("seats", "no game has more than %d seats".formatted(MOST_SEATS));
        }
        return seats;
    }

    static Map<String, JsonNode> options(Fields body) {
        Map<String, JsonNode> options = new LinkedHashMap<>();
        body.optionalObject("options")
                .ifPresent(chosen -> chosen.names().forEach(id -> options.put(id, chosen.member(id))));
        return options;
    }

    static @Nullable Integer seat(Fields body) {
        return body.has("seat") ? body.number("seat", 0, MOST_SEATS - 1) : null;
    }

    static @Nullable String optionalText(Fields body, String name) {
        return body.has(name) ? body.text(name) : null;
    }

    private static @Nullable Long optionalLong(Fields body, String name) {
        if (!body.has(name)) {
            return null;
        }
        JsonNode value = body.member(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong() || value.longValue() < 0) {
            throw body.wrong(name, "it is to be a log number");
        }
        return value.longValue();
    }
}

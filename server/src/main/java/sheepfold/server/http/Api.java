package sheepfold.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.BadInput;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import sheepfold.server.ServerOptions;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.Look;
import sheepfold.server.table.Requests;
import sheepfold.server.table.Tables;
import sheepfold.server.wire.AskMove;
import sheepfold.server.wire.AskUndo;
import sheepfold.server.wire.Guest;
import sheepfold.server.wire.Phrases;
import sheepfold.server.wire.Problem;
import sheepfold.server.wire.SeatKey;
import sheepfold.server.wire.TableMade;
import tools.jackson.databind.JsonNode;

/** The calls that the page and other programs make. */
final class Api {
    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    private static final String JSON = "application/json";
    /** What fits into one packet is not worth packing. */
    private static final int SHORT = 1400;

    private static final JsonNode OPEN_API = Json.resource(ServerOptions.class, "openapi.json");

    private final Tables tables;
    private final Guests guests;
    private final Shield shield;
    private final Doorkeeper doorkeeper;
    private final Workbench workbench;
    private final ServerOptions options;
    private final OpenStreams streams;

    Api(
            Tables tables,
            Guests guests,
            Shield shield,
            Doorkeeper doorkeeper,
            OpenStreams streams,
            ServerOptions options) {
        this.tables = tables;
        this.guests = guests;
        this.shield = shield;
        this.doorkeeper = doorkeeper;
        this.streams = streams;
        this.workbench = new Workbench(tables);
        this.options = options;
    }

    /** Something that anybody may ask. */
    private interface Question {
        Object answer(Context context, Visitor caller);
    }

    /** Something that changes things, said in a body. */
    private interface Wish {
        Object answer(Context context, Visitor caller, Fields body);
    }

    private interface TableWish {
        Object answer(Requests table, Fields body);
    }

    void addTo(RoutesConfig routes) {
        // Routes are tried in their order, and this one is in use all the time
        routes.post("/api/tables/{id}/moves", context -> change(context, this::move));

        routes.get("/api/openapi.json", context -> answerAnybody(context, _ -> OPEN_API));
        routes.get("/api/games", context -> answerAnybody(context, _ -> Shelf.games()));
        routes.get(
                "/api/games/{game}/rules", context -> answerAnybody(context, c -> Shelf.rulebook(c.pathParam("game"))));
        routes.get("/api/phrases", context -> answerAnybody(context, _ -> new Phrases(Requests.PHRASES)));
        routes.get("/api/qr", this::qrCode);
        routes.post("/api/lab/check", context -> change(context, (_, _, body) -> workbench.check(body)));
        routes.post("/api/lab/measure", context -> change(context, this::measure));

        routes.post("/api/guests", this::welcome);
        routes.get("/api/me", context -> answer(context, (_, caller) -> me(known(caller))));
        routes.put("/api/me", context -> change(context, this::rename));
        routes.post("/api/me/sign-outs", context -> change(context, this::signOutElsewhere));

        routes.get("/api/tables", context -> answer(context, (_, caller) -> tables.list(caller)));
        routes.post("/api/tables", context -> change(context, this::create));
        routes.get(
                "/api/tables/{id}",
                context -> answer(context, (c, caller) -> tables.at(id(c), caller, look(c), seen(c), Requests::shown)));
        routes.delete(
                "/api/tables/{id}",
                context -> change(context, (c, caller, _) -> {
                    tables.delete(id(c), caller);
                    return new TableMade(id(c), link(c, id(c)));
                }));
        routes.get("/api/tables/{id}/events", this::events);
        routes.get("/api/tables/{id}/record", this::record);
        routes.get(
                "/api/tables/{id}/draws",
                context -> answer(context, (c, caller) -> tables.at(id(c), caller, Requests::draws)));
        routes.get(
                "/api/tables/{id}/moments/{moves}",
                context -> answer(context, (c, caller) -> at(c, caller, table -> table.moment(number(c, "moves")))));
        routes.get("/api/tables/{id}/key", context -> answer(context, this::key));
        routes.get("/api/tables/{id}/hint", context -> answer(context, this::hint));

        routes.post("/api/tables/{id}/why", atTable(Api::why));
        routes.post("/api/tables/{id}/seats", atTable((table, body) -> table.seats(Bodies.askSeat(body))));
        routes.delete(
                "/api/tables/{id}/seats/{seat}",
                context -> change(context, (c, caller, _) -> at(c, caller, table -> table.leave(number(c, "seat")))));
        routes.post("/api/tables/{id}/start", atTable((table, body) -> table.start(Bodies.optionalText(body, "bot"))));
        routes.post("/api/tables/{id}/pause", atTable((table, _) -> table.pause()));
        routes.post("/api/tables/{id}/resume", atTable((table, _) -> table.resume()));
        routes.post("/api/tables/{id}/close", atTable((table, _) -> table.close()));
        routes.post("/api/tables/{id}/listed", atTable((table, body) -> table.list(body.flag("listed", true))));
        routes.post("/api/tables/{id}/phrase", context -> change(context, this::phrase));
        routes.post("/api/tables/{id}/concede", atTable((table, body) -> table.concede(Bodies.seat(body))));
        routes.put(
                "/api/tables/{id}/hold",
                atTable((table, body) -> table.hold(body.flag("hold", true), Bodies.seat(body))));
        routes.post("/api/tables/{id}/undo", context -> change(context, this::undo));
        routes.post(
                "/api/tables/{id}/fork",
                context ->
                        change(context, (c, caller, body) -> made(c, tables.fork(id(c), caller, Bodies.fork(body)))));
        routes.post(
                "/api/tables/{id}/rematch",
                context -> change(context, (c, caller, _) -> made(c, tables.rematch(id(c), caller))));
    }

    /** Some things are the same for everybody, so it does not matter who asks. */
    private void answerAnybody(Context context, Function<Context, Object> question) {
        doorkeeper.admitAddress(context);
        send(context, question.apply(context));
    }

    private void answer(Context context, Question question) {
        Visitor caller = admitted(context);
        send(context, question.answer(context, caller));
    }

    /** Changes are for guests, who come from our own page or with a token. */
    private void change(Context context, Wish wish) {
        Visitor caller = admitted(context);
        shield.requireOwnPage(context);
        send(context, wish.answer(context, known(caller), fields(context)));
    }

    private Fields fields(Context context) {
        return Bodies.fields(
                context, options.limits().bodyBytes(), options.patience().body());
    }

    /** What a caller may ask for is limited before anything is done for them, even finding out who they are. */
    private Visitor admitted(Context context) {
        doorkeeper.admitAddress(context);
        Visitor caller = guests.caller(context);
        doorkeeper.admitGuest(caller);
        return caller;
    }

    private <T> T at(Context context, Visitor caller, Function<Requests, T> ask) {
        return tables.at(id(context), caller, look(context), OptionalLong.empty(), ask);
    }

    private io.javalin.http.Handler atTable(TableWish wish) {
        return context -> change(context, (c, caller, body) -> at(c, caller, table -> wish.answer(table, body)));
    }

    private Object move(Context context, Visitor caller, Fields body) {
        AskMove ask = Bodies.move(body);
        return tables.at(id(context), caller, look(context), seen(ask.at()), table -> table.move(ask));
    }

    private Object undo(Context context, Visitor caller, Fields body) {
        AskUndo ask = Bodies.undo(body);
        return tables.at(id(context), caller, look(context), seen(ask.at()), table -> table.undo(ask));
    }

    private static OptionalLong seen(@Nullable Long at) {
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }

    /** The log number that a question names, if it does. */
    private static OptionalLong seen(Context context) {
        String seen = context.queryParam("at");
        return seen != null && seen.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(seen)) : OptionalLong.empty();
    }

    /** Writes an answer at one stroke; what is long is packed for those who can unpack it. */
    static void send(Context context, Object answer) {
        byte[] body = JsonText.bytes(answer);
        HttpServletResponse response = context.res();
        response.setContentType(JSON);
        response.setHeader("Cache-Control", "no-store");
        String accepted = body.length > SHORT ? context.header("Accept-Encoding") : null;
        try {
            if (Packed.isAccepted(accepted)) {
                response.setHeader("Content-Encoding", "gzip");
                body = Packed.gzip(body);
            }
            response.setContentLength(body.length);
            response.getOutputStream().write(body);
        } catch (IOException e) {
            LOG.debug("an answer was not taken: {}", e.toString());
        }
    }

    private static Visitor known(Visitor caller) {
        if (caller.guest().isEmpty()) {
            throw Declined.because(401, "Say who you are first: POST /api/guests with a name.");
        }
        return caller;
    }

    private void welcome(Context context) {
        shield.requireOwnPage(context);
        doorkeeper.admitNewGuest(context);
        Fields body = fields(context);
        String name = body.text("name");
        body.nothingElse();
        send(context, guests.welcome(context, name));
    }

    // The token was given once and is not known any more
    private static Guest me(Visitor caller) {
        return new Guest(caller.guest(), caller.name(), "");
    }

    private Guest rename(Context context, Visitor caller, Fields body) {
        Visitor renamed = guests.rename(caller, body.text("name"));
        tables.rename(renamed);
        return me(renamed);
    }

    private Guest signOutElsewhere(Context context, Visitor caller, Fields body) {
        body.nothingElse();
        return guests.signOutElsewhere(context, caller);
    }

    private TableMade create(Context context, Visitor caller, Fields body) {
        return made(context, tables.create(caller, Bodies.table(body)));
    }

    private TableMade made(Context context, String table) {
        return new TableMade(table, link(context, table));
    }

    private String link(Context context, String table) {
        return base(context) + "/t/" + table;
    }

    private String base(Context context) {
        return options.publicUrl()
                .map(URI::toString)
                .map(url -> url.endsWith("/") ? url.substring(0, url.length() - 1) : url)
                .orElseGet(() -> context.scheme() + "://" + context.header("Host"));
    }

    private static Problem why(Requests table, Fields body) {
        Optional<Declined> reason = table.whyNot(Bodies.move(body));
        return reason.map(Declined::problem).orElseGet(() -> new Problem("", null, null, null));
    }

    private SeatKey key(Context context, Visitor caller) {
        String key = tables.at(id(context), known(caller), Requests::key);
        return new SeatKey(key, link(context, id(context)) + "?key=" + key);
    }

    private Object hint(Context context, Visitor caller) {
        doorkeeper.admitHint(known(caller));
        return tables.hint(id(context), caller, look(context));
    }

    private Object phrase(Context context, Visitor caller, Fields body) {
        doorkeeper.admitPhrase(caller);
        return at(context, caller, table -> table.phrase(body.text("phrase"), Bodies.seat(body)));
    }

    private Object measure(Context context, Visitor caller, Fields body) {
        doorkeeper.admitMeasurement(caller);
        return workbench.measure(caller, body);
    }

    private void qrCode(Context context) {
        doorkeeper.admitAddress(context);
        String text = context.queryParam("text");
        context.contentType("image/svg+xml").result(QrCode.svg(text == null ? "" : text));
    }

    private void record(Context context) {
        Visitor caller = admitted(context);
        String record = at(context, caller, Requests::record);
        context.header("Content-Disposition", "inline; filename=\"%s.sheepfold.txt\"".formatted(id(context)));
        context.header("Cache-Control", "no-store");
        context.contentType("text/plain; charset=utf-8").result(record);
    }

    private void events(Context context) {
        Visitor caller = admitted(context);
        doorkeeper.admitStream(context, caller);
        String holder = caller.guest().isEmpty()
                ? "address " + doorkeeper.address(context).limitedAs()
                : caller.guest();
        EventStream stream = new EventStream(caller, look(context), () -> disconnect(context));
        streams.whileOpen(holder, stream, () -> write(stream, context, caller));
    }

    private static void disconnect(Context context) {
        ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .close();
    }

    private void write(EventStream stream, Context context, Visitor caller) {
        String table = id(context);
        tables.watch(table, caller, stream, lastSeen(context));
        try {
            HttpServletResponse response = context.res();
            response.setStatus(200);
            response.setContentType("text/event-stream");
            response.setCharacterEncoding("UTF-8");
            response.setHeader("Cache-Control", "no-store");
            // Tells proxies not to collect events before they pass them on
            response.setHeader("X-Accel-Buffering", "no");
            stream.writeTo(response.getOutputStream());
        } catch (IOException e) {
            LOG.debug("a stream of {} ended: {}", table, e.toString());
        } finally {
            forget(table, caller, stream);
            if (stream.isCutOff()) {
                LOG.info("a stream of {} was not read and is cut off", table);
            }
        }
    }

    private void forget(String table, Visitor caller, EventStream stream) {
        try {
            tables.at(table, caller, requests -> {
                requests.unwatch(stream);
                return stream;
            });
        } catch (Declined e) {
            // The table is gone, and its watchers with it
        }
    }

    private static OptionalLong lastSeen(Context context) {
        String header = context.header("Last-Event-ID");
        return header != null && header.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(header)) : seen(context);
    }

    private static String id(Context context) {
        return context.pathParam("id");
    }

    private static OptionalInt seat(Context context) {
        String seat = context.queryParam("seat");
        if (seat == null || seat.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!seat.matches("-2|[0-7]")) {
            throw new BadInput("seat", "a seat is a number from 0, or -2 for a spectator");
        }
        return OptionalInt.of(Integer.parseInt(seat));
    }

    private static Look look(Context context) {
        return new Look(seat(context), "1".equals(context.queryParam("data")));
    }

    private static int number(Context context, String name) {
        String text = context.pathParam(name);
        if (!text.matches("\\d{1,7}")) {
            throw Declined.because(404, "There is no such %s.".formatted(name.equals("seat") ? "seat" : "moment"));
        }
        return Integer.parseInt(text);
    }
}

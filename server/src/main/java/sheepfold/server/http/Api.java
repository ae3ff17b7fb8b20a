package sheepfold.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.server.ServerOptions;
import sheepfold.server.http.limits.RateLimiter;
import sheepfold.server.http.site.Gzip;
import sheepfold.server.http.site.QrCode;
import sheepfold.server.http.streams.EventStream;
import sheepfold.server.http.streams.GzipWriter;
import sheepfold.server.http.streams.Hangup;
import sheepfold.server.http.streams.MessageWriter;
import sheepfold.server.http.streams.OpenStreams;
import sheepfold.server.lab.LabRuns;
import sheepfold.server.lab.SetupTester;
import sheepfold.server.lessons.LessonSession;
import sheepfold.server.live.Requests;
import sheepfold.server.live.Tables;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.store.Wait;
import sheepfold.server.table.Declined;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.AskLesson;
import sheepfold.server.wire.LabMessages.AskMeasure;
import sheepfold.server.wire.LabMessages.AskRun;
import sheepfold.server.wire.LobbyMessages.AskGuest;
import sheepfold.server.wire.LobbyMessages.AskProgress;
import sheepfold.server.wire.LobbyMessages.Guest;
import sheepfold.server.wire.LobbyMessages.ProgressState;
import sheepfold.server.wire.LobbyMessages.SeatKey;
import sheepfold.server.wire.LobbyMessages.TableMade;
import sheepfold.server.wire.TableRequests.AskMove;
import sheepfold.server.wire.TableRequests.AskTry;
import sheepfold.server.wire.TalkMessages.AskChat;
import sheepfold.server.wire.TalkMessages.AskPhrase;
import sheepfold.server.wire.TalkMessages.Phrases;

/** The calls that the page and other programs make. */
final class Api {
    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    private static final String JSON = "application/json";
    private static final Pattern RETURN = Pattern.compile("(?i)(?:^|,)\\s*return\\s*=\\s*\"?(\\w+)");
    /** What fits into one packet is not worth packing. */
    private static final int SHORT = 1400;

    private final Tables tables;
    private final Guests guests;
    private final CsrfGuard csrfGuard;
    private final RateLimiter rateLimiter;
    private final SetupTester setupTester;
    private final LabRuns labRuns;
    private final ServerOptions options;
    private final OpenStreams streams;

    Api(
            Tables tables,
            Guests guests,
            CsrfGuard csrfGuard,
            RateLimiter rateLimiter,
            OpenStreams streams,
            LabRuns labRuns,
            ServerOptions options) {
        this.tables = tables;
        this.guests = guests;
        this.csrfGuard = csrfGuard;
        this.rateLimiter = rateLimiter;
        this.streams = streams;
        this.setupTester = new SetupTester(tables);
        this.labRuns = labRuns;
        this.options = options;
    }

    /** Something that anybody may ask. */
    private interface Question {
        Object answer(Context context, Visitor caller);
    }

    /** Something that changes things, said in a body. */
    private interface Wish<A> {
        Object answer(Context context, Visitor caller, A ask);
    }

    private interface TableWish<A> {
        Object answer(Requests table, A ask);
    }

    void addTo(RoutesConfig routes) {
        Map<Operation<?>, Handler> handlers = handlers();
        // Routes are tried in their order, and this one is in use all the time
        routes.addHttpHandler(Calls.MOVE.method(), Calls.MOVE.path(), handler(handlers, Calls.MOVE));
        Calls.all().stream()
                .filter(call -> !call.equals(Calls.MOVE))
                .forEach(call -> routes.addHttpHandler(call.method(), call.path(), handler(handlers, call)));
    }

    /** Streams may take their time; of all others nobody waits longer for the database than is allowed. */
    private Handler handler(Map<Operation<?>, Handler> handlers, Operation<?> call) {
        Handler handler = Objects.requireNonNull(handlers.get(call), call.id());
        Duration deadline = options.store().deadline();
        return call.equals(Calls.EVENTS)
                ? handler
                : context -> Wait.atMost(deadline, () -> {
                    handler.handle(context);
                    return call;
                });
    }

    private Map<Operation<?>, Handler> handlers() {
        Map<Operation<?>, Handler> handlers = new HashMap<>();
        addShelf(handlers);
        addLab(handlers);
        addGuests(handlers);
        addTables(handlers);
        addWishes(handlers);
        return handlers;
    }

    private void addShelf(Map<Operation<?>, Handler> handlers) {
        handlers.put(Calls.DESCRIPTION, answerAnybody(_ -> Description.json()));
        handlers.put(Calls.GAMES, answerAnybody(_ -> GameCatalog.games()));
        handlers.put(Calls.RULES, answerAnybody(context -> GameCatalog.rulebook(context.pathParam("game"))));
        handlers.put(Calls.LESSONS, answerAnybody(context -> GameCatalog.lessons(context.pathParam("game"))));
        handlers.put(Calls.LESSON, answer((context, caller) -> {
            rateLimiter.admitLesson(context, caller);
            return lesson(context).state();
        }));
        handlers.put(Calls.TRY_LESSON, context -> tryLesson(context, Api::lesson));
        handlers.put(Calls.PUZZLES, answerAnybody(context -> GameCatalog.puzzles(context.pathParam("game"))));
        handlers.put(Calls.PUZZLE_OF_DAY, answerAnybody(_ -> GameCatalog.puzzleOf(today())));
        handlers.put(Calls.PUZZLE, answer((context, caller) -> {
            rateLimiter.admitLesson(context, caller);
            return puzzle(context).state().withoutWhatIsWanted();
        }));
        handlers.put(Calls.SOLUTION, answer((context, caller) -> {
            rateLimiter.admitLesson(context, caller);
            return puzzle(context).state();
        }));
        handlers.put(Calls.TRY_PUZZLE, context -> tryLesson(context, Api::puzzle));
        handlers.put(Calls.EXAMPLES, answerAnybody(context -> GameCatalog.examples(context.pathParam("game"))));
        handlers.put(Calls.PHRASES, answerAnybody(_ -> new Phrases(Requests.PHRASES, options.chat())));
        handlers.put(Calls.QR_CODE, this::qrCode);
        change(handlers, Calls.CHECK, (_, _, ask) -> SetupTester.check(ask));
        think(handlers, Calls.MEASURE, this::measure);
    }

    private void addLab(Map<Operation<?>, Handler> handlers) {
        change(handlers, Calls.BEGIN_RUN, this::beginRun);
        handlers.put(Calls.RUN, answer((c, caller) -> labRuns.state(caller, run(c))));
        handlers.put(Calls.PAUSE_RUN, change((c, caller, _) -> labRuns.pause(caller, run(c))));
        handlers.put(Calls.RESUME_RUN, change((c, caller, _) -> labRuns.resume(caller, run(c))));
        handlers.put(Calls.STOP_RUN, change((c, caller, _) -> labRuns.stop(caller, run(c))));
        handlers.put(
                Calls.RUN_TABLE,
                download("text/csv", "games.csv", c -> labRuns.table(run(c), setup(c.queryParam("setup")))));
        handlers.put(Calls.RUN_PAGE, download("text/html", "report.html", c -> labRuns.page(run(c))));
        handlers.put(Calls.RUN_REPORT, download(JSON, "report.json", c -> Json.pretty(labRuns.result(run(c))) + "\n"));
    }

    private Object beginRun(Context context, Visitor caller, AskRun ask) {
        rateLimiter.admitMeasurement(caller);
        return labRuns.begin(caller, rateLimiter.place(context), ask);
    }

    private static String run(Context context) {
        return context.pathParam("run");
    }

    private static int setup(@Nullable String number) {
        return number == null ? 0 : number.matches("[0-9]") ? Integer.parseInt(number) : -1;
    }

    /** A file to be kept, which a browser does not show as a page of ours. */
    private Handler download(String type, String name, Function<Context, String> content) {
        return context -> {
            admitted(context);
            String file = content.apply(context);
            context.header("Content-Disposition", "attachment; filename=\"%s-%s\"".formatted(run(context), name));
            context.header("Cache-Control", "no-store");
            context.contentType(type + "; charset=utf-8").result(file);
        };
    }

    private void addGuests(Map<Operation<?>, Handler> handlers) {
        handlers.put(Calls.WELCOME, this::welcome);
        handlers.put(Calls.ME, answer((_, caller) -> me(known(caller))));
        change(handlers, Calls.RENAME, this::rename);
        handlers.put(Calls.SIGN_OUT, change(this::signOutElsewhere));
        handlers.put(Calls.PROGRESS, answer((_, caller) -> guests.progress(known(caller))));
        change(handlers, Calls.ADVANCE, this::advance);
    }

    private void addTables(Map<Operation<?>, Handler> handlers) {
        handlers.put(Calls.TABLES, answer((context, caller) -> {
            rateLimiter.admitList(context, caller);
            return tables.list(caller);
        }));
        change(
                handlers,
                Calls.MAKE,
                (c, caller, ask) -> made(c, tables.create(caller, rateLimiter.admitTable(c, caller), ask)));
        handlers.put(
                Calls.TABLE, answer((c, caller) -> tables.at(id(c), caller, viewing(c), seen(c), Requests::shown)));
        handlers.put(Calls.DELETE, change((context, caller, _) -> {
            tables.delete(id(context), caller);
            return made(context, id(context));
        }));
        handlers.put(Calls.DISCARD, change((context, caller, _) -> {
            tables.discard(id(context), caller);
            return made(context, id(context));
        }));
        handlers.put(Calls.EVENTS, this::events);
        handlers.put(Calls.RECORD, this::record);
        handlers.put(Calls.DRAWS, answer((c, caller) -> tables.at(id(c), caller, Requests::draws)));
        handlers.put(Calls.MOMENT, answer((c, caller) -> at(c, caller, table -> table.moment(number(c, "moves")))));
        handlers.put(Calls.KEY, answer(this::key));
        handlers.put(Calls.HINT, context -> send(context, hint(context, admitted(context))));
        handlers.put(Calls.ANALYSIS, answer(this::analysis));
    }

    private void addWishes(Map<Operation<?>, Handler> handlers) {
        change(handlers, Calls.MOVE, this::move);
        change(
                handlers,
                Calls.UNDO,
                (c, caller, ask) -> tables.at(id(c), caller, viewing(c), seen(ask.at()), table -> table.undo(ask)));
        think(handlers, Calls.TRY, this::tryOut);
        change(handlers, Calls.PHRASE, this::phrase);
        change(handlers, Calls.CHAT, this::chat);
        change(
                handlers,
                Calls.FORK,
                (c, caller, ask) -> made(c, tables.fork(id(c), caller, rateLimiter.admitTable(c, caller), ask)));
        change(
                handlers,
                Calls.REMATCH,
                (c, caller, ask) -> made(c, tables.rematch(id(c), caller, rateLimiter.admitTable(c, caller), ask)));
        handlers.put(Calls.LEAVE, change((c, caller, _) -> at(c, caller, table -> table.leave(number(c, "seat")))));
        handlers.put(Calls.PAUSE, atTable(Requests::pause));
        handlers.put(Calls.RESUME, atTable(Requests::resume));
        change(handlers, Calls.CLOSE, (c, caller, ask) -> tables.close(id(c), caller, viewing(c), ask.agree()));
        atTable(handlers, Calls.WHY, Requests::whyNot);
        atTable(handlers, Calls.SEATS, Requests::seats);
        atTable(handlers, Calls.START, (table, ask) -> table.start(ask.bot()));
        atTable(handlers, Calls.LISTED, (table, ask) -> table.list(ask.listed()));
        atTable(handlers, Calls.CONCEDE, (table, ask) -> table.concede(ask.seat()));
        atTable(handlers, Calls.HOLD, (table, ask) -> table.hold(ask.hold(), ask.seat()));
    }

    /** Some things are the same for everybody, so it does not matter who asks. */
    private Handler answerAnybody(Function<Context, Object> question) {
        return context -> {
            rateLimiter.admitAddress(context);
            send(context, question.apply(context));
        };
    }

    private Handler answer(Question question) {
        return context -> {
            Visitor caller = admitted(context);
            Body body = rateLimiter.inTurn(context, caller, () -> Body.of(context, question.answer(context, caller)));
            body.send(context);
        };
    }

    /** Changes are for guests, who come from our own page or with a token. */
    private Handler change(Wish<Fields> wish) {
        return context -> {
            Visitor caller = changing(context);
            Fields asked = fields(context);
            Body body =
                    rateLimiter.inTurn(context, caller, () -> Body.of(context, wish.answer(context, caller, asked)));
            body.send(context);
        };
    }

    private <A> void change(Map<Operation<?>, Handler> handlers, Operation<A> call, Wish<A> wish) {
        Shape<A> shape = shape(call);
        handlers.put(call, change((context, caller, body) -> wish.answer(context, caller, shape.read(body))));
    }

    /** What is thought about waits for its turn elsewhere, and is in nobody's way meanwhile. */
    private <A> void think(Map<Operation<?>, Handler> handlers, Operation<A> call, Wish<A> wish) {
        Shape<A> shape = shape(call);
        handlers.put(call, context -> {
            Visitor caller = changing(context);
            send(context, wish.answer(context, caller, shape.read(fields(context))));
        });
    }

    private Visitor changing(Context context) {
        Visitor caller = admitted(context);
        csrfGuard.requireOwnPage(context);
        return known(caller);
    }

    private static <A> Shape<A> shape(Operation<A> call) {
        return Shape.of(Objects.requireNonNull(call.asks(), call.id()));
    }

    private Handler atTable(Function<Requests, Object> wish) {
        return change((context, caller, _) -> at(context, caller, wish));
    }

    private <A> void atTable(Map<Operation<?>, Handler> handlers, Operation<A> call, TableWish<A> wish) {
        change(handlers, call, (c, caller, ask) -> at(c, caller, table -> wish.answer(table, ask)));
    }

    private Fields fields(Context context) {
        return Bodies.fields(
                context, options.limits().bodyBytes(), options.timeouts().body());
    }

    /** What a caller may ask for is limited before anything is done for them, even finding out who they are. */
    private Visitor admitted(Context context) {
        rateLimiter.admitAddress(context);
        Visitor caller = guests.caller(context);
        rateLimiter.admitGuest(caller);
        return caller;
    }

    private <T> T at(Context context, Visitor caller, Function<Requests, T> ask) {
        return tables.at(id(context), caller, viewing(context), OptionalLong.empty(), ask);
    }

    private static OptionalLong seen(@Nullable Long at) {
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }

    /** The log number that a question names, if it does. */
    private static OptionalLong seen(Context context) {
        String seen = context.queryParam("at");
        return seen != null && seen.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(seen)) : OptionalLong.empty();
    }

    static void send(Context context, Object answer) {
        Body.of(context, answer).send(context);
    }

    /** An answer that only has to be sent; what is long is packed for those who can unpack it. */
    private static final class Body {
        private final byte[] bytes;
        private final boolean packed;

        private Body(byte[] bytes, boolean packed) {
            this.bytes = bytes;
            this.packed = packed;
        }

        static Body of(Context context, Object answer) {
            byte[] body = JsonText.bytes(answer);
            boolean packs = body.length > SHORT && Gzip.isAccepted(context.header("Accept-Encoding"));
            return new Body(packs ? Gzip.gzip(body) : body, packs);
        }

        /** At one stroke, however slowly it is taken. */
        void send(Context context) {
            HttpServletResponse response = context.res();
            response.setContentType(JSON);
            response.setHeader("Cache-Control", "no-store");
            try {
                if (packed) {
                    response.setHeader("Content-Encoding", "gzip");
                }
                response.setContentLength(bytes.length);
                response.getOutputStream().write(bytes);
            } catch (IOException e) {
                LOG.debug("an answer was not taken: {}", e.toString());
            }
        }
    }

    private static Visitor known(Visitor caller) {
        if (caller.guest().isEmpty()) {
            throw Declined.because(401, "Say who you are first: POST /api/guests with a name.");
        }
        return caller;
    }

    private void welcome(Context context) {
        csrfGuard.requireOwnPage(context);
        rateLimiter.admitNewGuest(context);
        AskGuest ask = shape(Calls.WELCOME).read(fields(context));
        send(context, guests.welcome(context, ask.name()));
    }

    // The token was given once and is not known any more
    private static Guest me(Visitor caller) {
        return new Guest(caller.guest(), caller.name(), "");
    }

    private Guest rename(Context context, Visitor caller, AskGuest ask) {
        Visitor renamed = guests.rename(caller, ask.name());
        tables.rename(renamed);
        return me(renamed);
    }

    private Guest signOutElsewhere(Context context, Visitor caller, Fields body) {
        body.nothingElse();
        return guests.signOutElsewhere(context, caller);
    }

    private ProgressState advance(Context context, Visitor caller, AskProgress ask) {
        rateLimiter.admitProgress(caller);
        return guests.advance(caller, ask);
    }

    private TableMade made(Context context, String table) {
        return new TableMade(table, link(context, table));
    }

    private String link(Context context, String table) {
        return base(context) + "/t/" + table;
    }

    /** Where this server is, as the caller or whoever runs it names it. */
    String base(Context context) {
        return options.publicUrl()
                .map(URI::toString)
                .map(url -> url.endsWith("/") ? url.substring(0, url.length() - 1) : url)
                .orElseGet(() -> context.scheme() + "://" + context.header("Host"));
    }

    private SeatKey key(Context context, Visitor caller) {
        String key = tables.at(id(context), known(caller), Requests::key);
        return new SeatKey(key, link(context, id(context)) + "?key=" + key);
    }

    private Object hint(Context context, Visitor caller) {
        rateLimiter.admitHint(known(caller));
        return tables.hint(id(context), caller, viewing(context));
    }

    private Object analysis(Context context, Visitor caller) {
        rateLimiter.admitAnalysis(known(caller));
        return tables.analysis(id(context), caller);
    }

    private Object move(Context context, Visitor caller, AskMove ask) {
        boolean quietly = prefersLittle(context);
        Object answer = tables.at(
                id(context),
                caller,
                viewing(context),
                seen(ask.at()),
                table -> quietly ? table.moveQuietly(ask) : table.move(ask));
        if (quietly) {
            context.header("Preference-Applied", "return=minimal");
        }
        return answer;
    }

    /** Preferences come in a list, perhaps over several lines, and the first of a name counts (RFC 7240). */
    private static boolean prefersLittle(Context context) {
        String preferences = String.join(",", Collections.list(context.req().getHeaders("Prefer")));
        Matcher wanted = RETURN.matcher(preferences);
        return wanted.find() && wanted.group(1).equalsIgnoreCase("minimal");
    }

    private Object tryOut(Context context, Visitor caller, AskTry ask) {
        rateLimiter.admitTry(caller);
        return tables.tried(id(context), caller, viewing(context), seen(ask.at()), ask);
    }

    private Object phrase(Context context, Visitor caller, AskPhrase ask) {
        rateLimiter.admitPhrase(caller);
        return at(context, caller, table -> table.phrase(ask.phrase(), ask.seat(), ask.place()));
    }

    private Object chat(Context context, Visitor caller, AskChat ask) {
        rateLimiter.admitChat(caller);
        return at(context, caller, table -> table.chat(ask.text(), ask.seat()));
    }

    private Object measure(Context context, Visitor caller, AskMeasure ask) {
        rateLimiter.admitMeasurement(caller);
        return setupTester.measure(caller, ask);
    }

    /** Whoever learns need not say who they are. */
    private void tryLesson(Context context, Function<Context, LessonSession<?, ?>> room) {
        Visitor caller = admitted(context);
        csrfGuard.requireOwnPage(context);
        rateLimiter.admitLesson(context, caller);
        AskLesson ask = shape(Calls.TRY_LESSON).read(fields(context));
        send(context, room.apply(context).answer(ask));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(options.clock().instant(), ZoneOffset.UTC);
    }

    private static LessonSession<?, ?> puzzle(Context context) {
        return GameCatalog.puzzle(context.pathParam("game"), context.pathParam("puzzle"), viewing(context));
    }

    private static LessonSession<?, ?> lesson(Context context) {
        return GameCatalog.lesson(
                context.pathParam("game"), context.pathParam("lesson"), number(context, "step"), viewing(context));
    }

    private void qrCode(Context context) {
        rateLimiter.admitAddress(context);
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
        rateLimiter.admitStream(context, caller);
        String holder = caller.guest().isEmpty()
                ? "address " + rateLimiter.address(context).limitedAs()
                : caller.guest();
        EventStream stream = new EventStream(caller, viewing(context), line(context)::close);
        streams.whileOpen(holder, stream, () -> write(stream, context, caller));
    }

    private static EndPoint line(Context context) {
        return ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
    }

    private void write(EventStream stream, Context context, Visitor caller) {
        String table = rateLimiter.inTurn(context, caller, () -> {
            tables.watch(id(context), caller, stream, lastSeen(context));
            return id(context);
        });
        try {
            HttpServletResponse response = context.res();
            response.setStatus(200);
            response.setContentType("text/event-stream");
            response.setCharacterEncoding("UTF-8");
            response.setHeader("Cache-Control", "no-store");
            // Tells proxies not to collect events before they pass them on
            response.setHeader("X-Accel-Buffering", "no");
            // The line is listened at for its end, and serves no other request; still the end of the stream is told
            // from that of the line
            response.setHeader("Connection", "close");
            response.setHeader("Transfer-Encoding", "chunked");
            new Hangup(line(context), stream::end).await();
            OutputStream out = response.getOutputStream();
            if (Gzip.isAccepted(context.header("Accept-Encoding"))) {
                response.setHeader("Content-Encoding", "gzip");
                stream.writeTo(out, new GzipWriter(out));
            } else {
                stream.writeTo(out, new MessageWriter.Plain(out));
            }
        } catch (IOException e) {
            LOG.debug("a stream of {} ended: {}", table, e.toString());
        } finally {
            tables.unwatch(table, stream);
            if (stream.isCutOff()) {
                LOG.info("a stream of {} was not read and is cut off", table);
            }
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

    private static ViewOptions viewing(Context context) {
        return new ViewOptions(seat(context), "1".equals(context.queryParam("data")));
    }

    private static int number(Context context, String name) {
        String text = context.pathParam(name);
        if (!text.matches("\\d{1,7}")) {
            throw Declined.because(404, "There is no such %s.".formatted(name.equals("moves") ? "moment" : name));
        }
        return Integer.parseInt(text);
    }
}

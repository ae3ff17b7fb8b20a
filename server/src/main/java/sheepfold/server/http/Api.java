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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.server.ServerOptions;
import sheepfold.server.http.limits.Limits.Kind;
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
import sheepfold.server.lessons.PuzzleSession;
import sheepfold.server.live.Requests;
import sheepfold.server.live.Tables;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.store.Wait;
import sheepfold.server.table.Declined;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.LessonAnswer;
import sheepfold.server.wire.LobbyMessages.AskGuest;
import sheepfold.server.wire.LobbyMessages.Guest;
import sheepfold.server.wire.LobbyMessages.SeatKey;
import sheepfold.server.wire.LobbyMessages.TableMade;
import sheepfold.server.wire.TableRequests.AskMove;
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
    private final Map<Operation<?>, Handler> handlers = new HashMap<>();

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

    /** Something that anybody may ask, or a change of which nothing has to be said. */
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
        addShelf();
        addLab();
        addGuests();
        addTables();
        addWishes();
        // Routes are tried in their order, and this one is in use all the time
        addTo(routes, Calls.MOVE);
        Calls.all().stream().filter(call -> !call.equals(Calls.MOVE)).forEach(call -> addTo(routes, call));
    }

    /** Streams may take their time; of all others nobody waits longer for the database than is allowed. */
    private void addTo(RoutesConfig routes, Operation<?> call) {
        Handler handler = Objects.requireNonNull(handlers.get(call), call.id());
        Duration deadline = options.store().deadline();
        Handler inTime = context -> Wait.atMost(deadline, () -> {
            handler.handle(context);
            return call;
        });
        routes.addHttpHandler(call.method(), call.path(), call.equals(Calls.EVENTS) ? handler : inTime);
    }

    private void addShelf() {
        answerAnybody(Calls.DESCRIPTION, _ -> Description.json());
        answerAnybody(Calls.GAMES, _ -> GameCatalog.games());
        answerAnybody(Calls.RULES, c -> GameCatalog.rulebook(game(c)));
        answerAnybody(Calls.LESSONS, c -> GameCatalog.lessons(game(c)));
        answer(Calls.LESSON, limited(Kind.LESSONS, (c, _) -> lesson(c).state()));
        handlers.put(
                Calls.TRY_LESSON,
                teaching(Calls.TRY_LESSON, (c, ask) -> lesson(c).answer(ask.sent())));
        answerAnybody(Calls.PUZZLES, c -> GameCatalog.puzzles(game(c)));
        answerAnybody(Calls.PUZZLE_OF_DAY, _ -> GameCatalog.puzzleOf(today()));
        answer(Calls.PUZZLE, limited(Kind.LESSONS, (c, _) -> puzzle(c).state()));
        answer(Calls.SOLUTION, limited(Kind.LESSONS, (c, _) -> puzzle(c).solution()));
        handlers.put(
                Calls.SHOW_PUZZLE,
                teaching(Calls.SHOW_PUZZLE, (c, ask) -> puzzle(c).shown(ask.made())));
        handlers.put(
                Calls.TRY_PUZZLE,
                teaching(Calls.TRY_PUZZLE, (c, ask) -> puzzle(c).answer(ask.sent(), ask.made())));
        answerAnybody(Calls.EXAMPLES, c -> GameCatalog.examples(game(c)));
        answerAnybody(Calls.PHRASES, _ -> new Phrases(Requests.PHRASES, options.chat()));
        handlers.put(Calls.QR_CODE, this::qrCode);
        change(Calls.CHECK, (_, _, ask) -> SetupTester.check(ask));
        think(Calls.MEASURE, limited(Kind.MEASUREMENTS, (_, caller, ask) -> setupTester.measure(caller, ask)));
    }

    private void addLab() {
        change(
                Calls.BEGIN_RUN,
                limited(Kind.MEASUREMENTS, (c, caller, ask) -> labRuns.begin(caller, rateLimiter.place(c), ask)));
        answer(Calls.RUN, (c, caller) -> labRuns.state(caller, run(c)));
        change(Calls.PAUSE_RUN, (c, caller) -> labRuns.pause(caller, run(c)));
        change(Calls.RESUME_RUN, (c, caller) -> labRuns.resume(caller, run(c)));
        change(Calls.STOP_RUN, (c, caller) -> labRuns.stop(caller, run(c)));
        download(Calls.RUN_TABLE, "text/csv", "games.csv", c -> labRuns.table(run(c), setup(c.queryParam("setup"))));
        download(Calls.RUN_PAGE, "text/html", "report.html", c -> labRuns.page(run(c)));
        download(Calls.RUN_REPORT, JSON, "report.json", c -> Json.pretty(labRuns.result(run(c))) + "\n");
    }

    private void addGuests() {
        handlers.put(Calls.WELCOME, this::welcome);
        answer(Calls.ME, (c, caller) -> me("1".equals(c.queryParam("new")) ? caller : known(caller)));
        change(Calls.RENAME, this::rename);
        handlers.put(Calls.SIGN_OUT, changing((context, caller, body) -> {
            body.nothingElse();
            return guests.signOutElsewhere(context, caller);
        }));
        answer(Calls.PROGRESS, (_, caller) -> guests.progress(known(caller)));
        change(Calls.ADVANCE, limited(Kind.PROGRESS, (_, caller, ask) -> guests.advance(caller, ask)));
    }

    private void addTables() {
        answer(Calls.TABLES, limited(Kind.LISTS, (_, caller) -> tables.list(caller)));
        make(Calls.MAKE, (c, caller, ask) -> tables.create(caller, rateLimiter.place(c), ask));
        answer(Calls.TABLE, (c, caller) -> tables.at(id(c), caller, viewing(c), seen(c), Requests::shown));
        change(Calls.DELETE, (c, caller) -> made(c, tables.delete(id(c), caller)));
        change(Calls.DISCARD, (c, caller) -> made(c, tables.discard(id(c), caller)));
        handlers.put(Calls.EVENTS, this::events);
        handlers.put(Calls.RECORD, this::record);
        answer(Calls.DRAWS, (c, caller) -> tables.at(id(c), caller, Requests::draws));
        answer(Calls.MOMENT, (c, caller) -> at(c, caller, table -> table.moment(number(c, "moves"))));
        answer(Calls.KEY, this::key);
        Question hint = limited(Kind.HINTS, (c, caller) -> tables.hint(id(c), caller, viewing(c)));
        handlers.put(Calls.HINT, c -> send(c, hint.answer(c, known(admitted(c)))));
        Question analysis = limited(Kind.ANALYSES, (c, caller) -> tables.analysis(id(c), caller));
        answer(Calls.ANALYSIS, (c, caller) -> analysis.answer(c, known(caller)));
    }

    private void addWishes() {
        change(Calls.MOVE, this::move);
        change(Calls.UNDO, (c, caller, ask) -> at(c, caller, ask.at(), table -> table.undo(ask)));
        think(
                Calls.TRY,
                limited(Kind.TRIES, (c, caller, ask) -> tables.tried(id(c), caller, viewing(c), seen(ask.at()), ask)));
        Wish<AskPhrase> phrase = (c, caller, ask) -> at(c, caller, table -> table.phrase(ask));
        change(Calls.PHRASE, limited(Kind.PHRASES, phrase));
        Wish<AskChat> chat = (c, caller, ask) -> at(c, caller, table -> table.chat(ask.text(), ask.seat()));
        change(Calls.CHAT, limited(Kind.CHATS, chat));
        make(Calls.FORK, (c, caller, ask) -> tables.fork(id(c), caller, rateLimiter.place(c), ask));
        make(Calls.REMATCH, (c, caller, ask) -> tables.rematch(id(c), caller, rateLimiter.place(c), ask));
        change(Calls.LEAVE, (c, caller) -> at(c, caller, table -> table.leave(number(c, "seat"))));
        change(Calls.PAUSE, (c, caller) -> at(c, caller, Requests::pause));
        change(Calls.RESUME, (c, caller) -> at(c, caller, Requests::resume));
        change(Calls.CLOSE, (c, caller, ask) -> tables.close(id(c), caller, viewing(c), ask.agree()));
        atTable(Calls.WHY, Requests::whyNot);
        atTable(Calls.SEATS, Requests::seats);
        atTable(Calls.START, (table, ask) -> table.start(ask.bot()));
        atTable(Calls.LISTED, (table, ask) -> table.list(ask.listed()));
        atTable(Calls.CONCEDE, (table, ask) -> table.concede(ask.seat()));
        atTable(Calls.HOLD, (table, ask) -> table.hold(ask.hold(), ask.seat()));
    }

    /** Some things are the same for everybody, so it does not matter who asks. */
    private void answerAnybody(Operation<?> call, Function<Context, Object> question) {
        handlers.put(call, context -> {
            rateLimiter.admit(Kind.ADDRESS, context);
            send(context, question.apply(context));
        });
    }

    private void answer(Operation<?> call, Question question) {
        handlers.put(call, context -> answerInTurn(context, admitted(context), question));
    }

    private void answerInTurn(Context context, Visitor caller, Question question) {
        Body body = rateLimiter.inTurn(context, caller, () -> Body.of(context, question.answer(context, caller)));
        body.send(context);
    }

    private void change(Operation<Void> call, Question question) {
        handlers.put(call, changing((context, caller, _) -> question.answer(context, caller)));
    }

    private <A> void change(Operation<A> call, Wish<A> wish) {
        Shape<A> shape = shape(call);
        handlers.put(call, changing((context, caller, body) -> wish.answer(context, caller, shape.read(body))));
    }

    private Handler changing(Wish<Fields> wish) {
        return context -> {
            Visitor caller = mayChange(context);
            Fields asked = fields(context);
            answerInTurn(context, caller, (_, _) -> wish.answer(context, caller, asked));
        };
    }

    /** What is thought about waits for its turn elsewhere, and is in nobody's way meanwhile. */
    private <A> void think(Operation<A> call, Wish<A> wish) {
        Shape<A> shape = shape(call);
        handlers.put(call, context -> {
            Visitor caller = mayChange(context);
            send(context, wish.answer(context, caller, shape.read(fields(context))));
        });
    }

    private interface Making<A> {
        String table(Context context, Visitor caller, A ask);
    }

    private <A> void make(Operation<A> call, Making<A> making) {
        change(call, limited(Kind.TABLES, (context, caller, ask) -> made(context, making.table(context, caller, ask))));
    }

    private <A> void atTable(Operation<A> call, TableWish<A> wish) {
        change(call, (c, caller, ask) -> at(c, caller, table -> wish.answer(table, ask)));
    }

    private Question limited(Kind kind, Question question) {
        return (context, caller) -> {
            rateLimiter.admit(kind, context, caller);
            return question.answer(context, caller);
        };
    }

    private <A> Wish<A> limited(Kind kind, Wish<A> wish) {
        return (context, caller, ask) -> {
            rateLimiter.admit(kind, context, caller);
            return wish.answer(context, caller, ask);
        };
    }

    private static <A> Shape<A> shape(Operation<A> call) {
        return Shape.of(Objects.requireNonNull(call.asks(), call.id()));
    }

    private static String game(Context context) {
        return context.pathParam("game");
    }

    private static String run(Context context) {
        return context.pathParam("run");
    }

    private static int setup(@Nullable String number) {
        return number == null ? 0 : number.matches("[0-9]") ? Integer.parseInt(number) : -1;
    }

    /** A file to be kept, which a browser does not show as a page of ours. */
    private void download(Operation<?> call, String type, String name, Function<Context, String> content) {
        handlers.put(call, context -> {
            admitted(context);
            String file = content.apply(context);
            context.header("Content-Disposition", "attachment; filename=\"%s-%s\"".formatted(run(context), name));
            context.header("Cache-Control", "no-store");
            context.contentType(type + "; charset=utf-8").result(file);
        });
    }

    /** Changes are for guests, who come from our own page or with a token. */
    private Visitor mayChange(Context context) {
        Visitor caller = admitted(context);
        csrfGuard.requireOwnPage(context);
        return known(caller);
    }

    private Fields fields(Context context) {
        return Bodies.fields(
                context, options.limits().bodyBytes(), options.timeouts().body());
    }

    /** What a caller may ask for is limited before anything is done for them, even finding out who they are. */
    private Visitor admitted(Context context) {
        rateLimiter.admit(Kind.ADDRESS, context);
        Visitor caller = guests.caller(context);
        rateLimiter.admitGuest(caller);
        return caller;
    }

    private <T> T at(Context context, Visitor caller, Function<Requests, T> ask) {
        return at(context, caller, null, ask);
    }

    private <T> T at(Context context, Visitor caller, @Nullable Long seen, Function<Requests, T> ask) {
        return tables.at(id(context), caller, viewing(context), seen(seen), ask);
    }

    private static OptionalLong seen(@Nullable Long at) {
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }

    /** The log number that a question names, if it does. */
    private static OptionalLong seen(Context context) {
        return logNumber(context.queryParam("at"));
    }

    private static OptionalLong logNumber(@Nullable String text) {
        return text != null && text.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    static void send(Context context, Object answer) {
        Body.of(context, answer).send(context);
    }

    /** An answer that only has to be sent; what is long is packed for those who can unpack it. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Body(byte[] bytes, boolean packed) {
        static Body of(Context context, Object answer) {
            byte[] body = Json.bytes(answer);
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
        rateLimiter.admit(Kind.ADDRESS, context);
        rateLimiter.admit(Kind.NEW_GUESTS, context);
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

    private Object move(Context context, Visitor caller, AskMove ask) {
        boolean quietly = prefersLittle(context);
        Object answer = at(context, caller, ask.at(), table -> quietly ? table.moveQuietly(ask) : table.move(ask));
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

    /** Whoever learns need not say who they are. */
    private <A> Handler teaching(Operation<A> call, BiFunction<Context, A, LessonAnswer> answer) {
        return context -> {
            Visitor caller = admitted(context);
            csrfGuard.requireOwnPage(context);
            rateLimiter.admit(Kind.LESSONS, context, caller);
            send(context, answer.apply(context, shape(call).read(fields(context))));
        };
    }

    private LocalDate today() {
        return LocalDate.ofInstant(options.clock().instant(), ZoneOffset.UTC);
    }

    private static PuzzleSession<?, ?> puzzle(Context context) {
        return GameCatalog.puzzle(game(context), context.pathParam("puzzle"), viewing(context));
    }

    private static LessonSession<?, ?> lesson(Context context) {
        return GameCatalog.lesson(
                game(context), context.pathParam("lesson"), number(context, "step"), viewing(context));
    }

    private void qrCode(Context context) {
        rateLimiter.admit(Kind.ADDRESS, context);
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
        rateLimiter.admit(Kind.STREAMS, context, caller);
        String holder = caller.guest().isEmpty()
                ? "address " + rateLimiter.address(context).limitedAs()
                : caller.guest();
        EventStream stream = new EventStream(caller, viewing(context), line(context)::close);
        String table = id(context);
        streams.add(holder, stream);
        try {
            rateLimiter.inTurn(context, caller, () -> {
                tables.watch(table, caller, stream, lastSeen(context));
                return stream;
            });
        } catch (RuntimeException e) {
            streams.remove(holder, stream);
            throw e;
        }
        MessageWriter writer = begin(context);
        context.future(() -> stream.begin(writer).thenRun(() -> {
            streams.remove(holder, stream);
            tables.unwatch(table, stream);
            if (stream.isCutOff()) {
                LOG.info("a stream of {} was not read and is cut off", table);
            }
        }));
        new Hangup(line(context), stream::end).await();
    }

    private static ServletContextRequest request(Context context) {
        return ServletContextRequest.getServletContextRequest(context.req());
    }

    private static EndPoint line(Context context) {
        return request(context).getConnectionMetaData().getConnection().getEndPoint();
    }

    private static MessageWriter begin(Context context) {
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
        // A message is sent whole, so nothing has to be gathered
        OutputStream out = Content.Sink.asOutputStream(request(context).getServletContextResponse());
        if (!Gzip.isAccepted(context.header("Accept-Encoding"))) {
            return new MessageWriter.Plain(out);
        }
        response.setHeader("Content-Encoding", "gzip");
        return new GzipWriter(out);
    }

    private static OptionalLong lastSeen(Context context) {
        OptionalLong header = logNumber(context.header("Last-Event-ID"));
        return header.isPresent() ? header : seen(context);
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

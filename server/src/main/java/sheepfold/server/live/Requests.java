package sheepfold.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Match;
import sheepfold.engine.MoveText.Reading;
import sheepfold.engine.Ref;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.engine.Undo;
import sheepfold.json.BadInput;
import sheepfold.server.bots.SeatDecision;
import sheepfold.server.lessons.TryOut;
import sheepfold.server.people.Seating;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.people.Wording;
import sheepfold.server.present.Records;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.store.Write;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Entry;
import sheepfold.server.table.Proposal;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Table;
import sheepfold.server.table.Takeback;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.LobbyMessages.Problem;
import sheepfold.server.wire.PositionMessages.ReplayState;
import sheepfold.server.wire.TableMessages.Draws;
import sheepfold.server.wire.TableMessages.LogLine;
import sheepfold.server.wire.TableMessages.Moved;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableRequests.AskMove;
import sheepfold.server.wire.TableRequests.AskSeat;
import sheepfold.server.wire.TableRequests.AskTry;
import sheepfold.server.wire.TableRequests.AskUndo;
import sheepfold.server.wire.TableRequests.TriedMove;
import sheepfold.server.wire.TalkMessages.AskPhrase;

/** What one caller asks of one table. Lives for one request, while the table is locked. */
public final class Requests {
    private static final Pattern PREFIXED = Pattern.compile("(\\d)\\s*:\\s*(.*)", Pattern.DOTALL);

    private static final Pattern PLACE = Pattern.compile("[A-Za-z0-9.-]{1,16}");

    /** No notation has it: in a record it begins a comment. */
    private static final String BETWEEN_MOVES = ";";

    private static final int MOST_ATTEMPTS = 5;

    private static final Entry CLOSED = new Entry.Closed("given up");

    private static final String NO_HINTS =
            "Hints are off at this table: where several people play, they are on only if that was agreed when it was"
                    + " set up.";

    /** What people may say to each other with one press of a button. */
    public static final List<String> PHRASES = List.of(
            "Hello!",
            "Good luck!",
            "Well played!",
            "Thank you!",
            "Oh no!",
            "Sorry!",
            "One moment, please.",
            "It is your turn.",
            "Look here!",
            "Agreed!",
            "Another game?",
            "Goodbye!");

    private final LiveTable live;
    private final Services services;
    private final Visitor caller;
    private final ViewOptions viewing;

    Requests(LiveTable live, Services services, Visitor caller, ViewOptions viewing) {
        this.live = live;
        this.services = services;
        this.caller = caller;
        this.viewing = viewing;
    }

    Table<?, ?> table() {
        return live.table();
    }

    private String guest() {
        return caller.guest();
    }

    private Seating seating() {
        return new Seating(table(), services.signer(), this::isAwayTooLong, this::generation);
    }

    private long generation(String guest) {
        return services.store().visitor(guest).map(Visitor::generation).orElse(0L);
    }

    private boolean isAwayTooLong(String guest) {
        OptionalLong away = live.presence().awaySince(guest);
        return away.isPresent()
                && services.clock().millis() - away.getAsLong()
                        >= services.pace().absence().toMillis();
    }

    /** The table as the caller asks to be shown it. */
    public TableState shown() {
        return live.state(guest(), viewing);
    }

    TableState state() {
        return live.state(guest(), viewing.with(OptionalInt.empty()));
    }

    private ViewOptions lookOf(int seat) {
        return viewing.with(table().heldBy(guest()).count() > 1 ? OptionalInt.of(seat) : OptionalInt.empty());
    }

    private TableState stateOf(int seat) {
        return live.state(guest(), lookOf(seat));
    }

    public ReplayState moment(int moves) {
        Viewpoint viewpoint = Viewpoint.of(table(), guest(), viewing);
        if (table().info().hidden() && !table().isOver()) {
            throw Declined.because(403, "This game has secrets: its replay opens when it is over.");
        }
        if (moves < 0 || moves > table().made().size()) {
            throw Declined.because(
                    404,
                    "The game has %d moves so far.".formatted(table().made().size()));
        }
        return live.presenter(guest(), viewing.with(OptionalInt.of(viewpoint.seat())))
                .moment(moves);
    }

    /** Which game was played here to its end, told from others that the table may have seen before moves were taken back. */
    String finishedGame() {
        String fault = table().fault();
        if (fault != null) {
            throw Declined.because(409, fault);
        }
        if (!table().isOver() || !table().hasStarted()) {
            throw Declined.because(409, "What a game was about is told when it is over.");
        }
        List<String> moves =
                table().match().played().stream().map(Match.Played::text).toList();
        return "%d-%08x".formatted(moves.size(), moves.hashCode());
    }

    /** The game of its own, to be thought about while the table is not locked. */
    Match<?, ?> finishedMatch() {
        return table().ask(() -> table().match().until(table().match().length()));
    }

    /** Makes a move, or answers a sealed decision. */
    public TableState move(AskMove ask) {
        long seen = seen(ask);
        int seat = moveAs(ask, seen);
        // A log grows, and the caller has all of it but the end
        return live.stateSince(seen, guest(), lookOf(seat));
    }

    /** The same for who hears on a stream what came of it. */
    public Moved moveQuietly(AskMove ask) {
        moveAs(ask, seen(ask));
        return new Moved(table().at());
    }

    private long seen(AskMove ask) {
        return ask.at() == null ? table().at() : ask.at();
    }

    /** The seat that made the move. */
    private int moveAs(AskMove ask, long seen) {
        Sent sent = sent(ask);
        Optional<Entry.Asked> request =
                ask.at() == null ? Optional.empty() : Optional.of(new Entry.Asked(guest(), sent.seat, seen, ""));
        boolean done = false;
        for (int attempt = 1; !done; attempt++) {
            done = carryOut(sent, request, seen, attempt == MOST_ATTEMPTS);
        }
        live.driver().goOn();
        return sent.seat;
    }

    /** A move without the seat in front, and who is to make it. */
    private record Sent(int seat, TriedMove move) {}

    private Sent sent(AskMove ask) {
        String move = ask.sent().or("").strip();
        Matcher prefixed = PREFIXED.matcher(move);
        if (move.indexOf(':') > 0 && prefixed.matches()) {
            return new Sent(seatFor(Integer.valueOf(prefixed.group(1)), ask.seat()), TriedMove.of(prefixed.group(2)));
        }
        return new Sent(seatFor(ask.seat(), null), ask.sent().data() == null ? TriedMove.of(move) : ask.sent());
    }

    /** False if another node was faster, so that it is to be tried on what stands now. */
    private boolean carryOut(Sent sent, Optional<Entry.Asked> request, long seen, boolean last) {
        int seat = sent.seat;
        // A request is no repeat of what came about before it
        if (seen < table().at()
                && request.filter(asked -> table().hasDone(asked, sent.move)).isPresent()) {
            return true;
        }
        requireGoing();
        // Who names an entry that nobody knows has seen another table
        if (isLate(seat, seen) || seen > table().at()) {
            throw late(seat);
        }
        try {
            if (table().turn().isSealed()) {
                answer(sent, request.isEmpty() ? -1 : seen);
            } else {
                play(sent, request, seen);
            }
            return true;
        } catch (LiveTable.OutOfDate e) {
            if (last) {
                throw e;
            }
            return false;
        }
    }

    /** Has what the seat decides come up since? Where it is not asked, what it may do all the same is never late. */
    private boolean isLate(int seat, long seen) {
        return table().turn().asks(seat)
                ? seen < table().decision(seat)
                : table().turn().isSealed() && seen < table().decision();
    }

    private Declined late(int seat) {
        return Declined.late("The table has moved on since you looked.", stateOf(seat));
    }

    private void play(Sent sent, Optional<Entry.Asked> request, long seen) {
        live.act(guest(), Store.Terms.NONE, draft -> draft.play(sent.seat, sent.move, request))
                .ifPresent(why -> {
                    // Others have acted in the meantime, and perhaps that is why
                    throw seen < table().decision() ? late(sent.seat) : Declined.illegal(why, viewing);
                });
    }

    private void answer(Sent sent, long seen) {
        int seat = sent.seat;
        Reading<?> reading = table().read(seat, sent.move);
        String text = sent.move.or(reading.text());
        if (stands(seat, text)) {
            return;
        }
        reading.refusal().ifPresent(why -> {
            throw Declined.illegal(why, viewing);
        });
        Store.Answer answer = new Store.Answer(table().id(), table().decision(), seat, guest(), text, seen);
        try {
            Store.await(services.store().write(answer));
            live.sealed(answer);
        } catch (Store.Conflict e) {
            // At another node the decision was closed, or this seat has answered it
            live.refresh();
            if (table().decision() != answer.decision() || !stands(seat, text)) {
                throw new LiveTable.OutOfDate();
            }
        }
    }

    /**
     * Is this the answer that the seat's holder has given? {@link Declined} if another answer of the seat stands. A pass that
     * was found for a seat is not its holder's: who passes as well has to be remembered.
     */
    private boolean stands(int seat, String text) {
        if (isAnsweredOtherwise(seat, text) && !live.answers().isOfHolder(table(), seat)) {
            learnAnswers();
        }
        if (isAnsweredOtherwise(seat, text)) {
            throw Declined.late("You have answered already, and an answer stands.", stateOf(seat));
        }
        return live.answers().isOfHolder(table(), seat);
    }

    private boolean isAnsweredOtherwise(int seat, String text) {
        String given = live.answers().to(table()).get(seat);
        return given != null && !given.equals(text);
    }

    /** The holder may have answered at another node, of which this one has not heard yet. */
    private void learnAnswers() {
        long decision = table().decision();
        live.refresh();
        if (table().decision() != decision) {
            throw new LiveTable.OutOfDate();
        }
    }

    /** The seat a caller means: the one they name, or the only one that can be meant. */
    private int seatFor(@Nullable Integer named, @Nullable Integer also) {
        Seats held = held();
        if (named != null && also != null && !named.equals(also)) {
            throw new BadInput("seat", "the move and the request name different seats");
        }
        if (named != null) {
            if (!held.contains(named)) {
                throw table().hasSeat(named)
                        ? Declined.notYours(table().seat(named))
                        : Declined.because(404, "This table has no such seat.");
            }
            return named;
        }
        List<Integer> deciding = held.list().stream().filter(table()::asks).toList();
        if (held.count() == 1) {
            return held.lowest();
        }
        if (deciding.size() == 1) {
            return deciding.getFirst();
        }
        throw new BadInput("seat", "you hold several seats; say which one moves");
    }

    private Seats held() {
        Seats held = table().heldBy(guest());
        if (held.isEmpty()) {
            throw Declined.because(403, "You are watching this table; only those who hold a seat can do that.");
        }
        return held;
    }

    private void requireGoing() {
        String fault = table().fault();
        if (fault != null) {
            throw Declined.because(409, fault);
        }
        if (!table().hasStarted()) {
            throw Declined.because(409, "The game has not begun: a seat is still open.");
        }
        if (table().closed() != null) {
            throw Declined.because(409, "This table was closed.");
        }
        if (table().isPaused()) {
            throw Declined.because(409, "The table is paused.");
        }
    }

    /** Why a move cannot be made; no error if it can. */
    public Problem whyNot(AskMove ask) {
        Sent sent = sent(ask);
        return table().read(sent.seat, sent.move)
                .refusal()
                .map(why -> Declined.illegal(why, viewing).problem())
                .orElseGet(() -> new Problem(""));
    }

    /** Gives the game up, where it has a move for that. */
    public TableState concede(@Nullable Integer named) {
        int seat = seatFor(named, null);
        String move =
                table().concession(seat).orElseThrow(() -> Declined.because(409, "This game cannot be conceded now."));
        return move(new AskMove(TriedMove.of(move), null, seat));
    }

    public TableState seats(AskSeat ask) {
        return change(table -> seating().ask(caller, ask));
    }

    public TableState leave(int seat) {
        return change(table -> seating().leave(guest(), seat));
    }

    /** Rises from all seats: before the game they are open again, later bots play on. */
    TableState leaveToOthers() {
        return change(table -> table.isOver() ? List.of() : seating().leaveAll(guest()));
    }

    public TableState start(@Nullable String bot) {
        return change(table -> seating().fill(guest(), bot));
    }

    public String key() {
        return seating().key(guest(), caller.generation());
    }

    public TableState pause() {
        requireOwner("pause it");
        return change(table -> table.isPaused() || !table.isRunning() ? List.of() : List.of(new Entry.Paused()));
    }

    public TableState resume() {
        requireOwner("go on");
        return change(table -> table.isPaused() ? List.of(new Entry.Resumed()) : List.of());
    }

    public TableState list(boolean listed) {
        requireOwner("list or hide it");
        if (listed && table().beginsAtPosition()) {
            throw Declined.because(
                    409, "A table that begins at a position is not listed; its link invites people to watch.");
        }
        return change(table -> table.isListed() == listed ? List.of() : List.of(new Entry.Listed(listed)));
    }

    /** Gives the table up: nobody has won, and the seed is revealed. Where others have moved they are asked, or answer. */
    public TableState close(@Nullable Boolean agree) {
        if (agree != null) {
            return decideOnRequest(agree, true);
        }
        requireOwner("close it");
        return change(table -> table.isOver() ? List.of() : ending(table));
    }

    private List<Entry> ending(Table<?, ?> table) {
        Optional<Proposal> asked = table.request().filter(Proposal::isToEnd);
        List<String> ask = table.people().stream()
                .filter(other -> table.othersPlayedWith(guest()) && !other.equals(guest()) && !isAwayTooLong(other))
                .filter(other -> asked.isEmpty() || asked.get().waiting().contains(other))
                .sorted()
                .toList();
        if (ask.isEmpty()) {
            return List.of(CLOSED);
        }
        return asked.filter(same -> same.waiting().equals(ask)).isPresent()
                ? List.of()
                : List.of(new Entry.CloseAsked(guest(), ask));
    }

    public TableState rename(String name) {
        return change(table -> table.heldBy(guest()).isEmpty() ? List.of() : List.of(new Entry.Renamed(guest(), name)));
    }

    TableState rematched(String next, boolean swapped) {
        return change(table -> List.of(new Entry.Rematched(next, guest(), swapped ? true : null)));
    }

    /** The others need not wait. */
    TableState declineRematch() {
        return change(table -> List.of(new Entry.RematchDeclined(guest(), caller.name())));
    }

    /** Takes the seats that were kept for the caller, as far as they still are. */
    TableState takeKept(Map<Integer, Seat> kept) {
        return change(table -> kept.entrySet().stream()
                .filter(seat -> table.seat(seat.getKey()).isOpen() && !table.keepsSecrets() && !table.isOver())
                .<Entry>map(seat -> seat.getValue().takenAgain(seat.getKey(), caller))
                .toList());
    }

    private void requireOwner(String what) {
        if (!seating().isOwner(guest())) {
            throw Declined.because(403, "Only the one who made the table can %s.".formatted(what));
        }
    }

    public TableState phrase(AskPhrase ask) {
        Seats held = held();
        int seat = ask.seat() == null ? held.lowest() : seatFor(ask.seat(), null);
        if (!PHRASES.contains(ask.phrase())) {
            throw new BadInput("phrase", "this is none of the quick phrases");
        }
        String place = ask.place();
        List<TriedMove> plan = ask.plan();
        if (plan != null) {
            live.say(seat, ask.phrase() + " " + planned(seat, plan));
        } else {
            live.say(seat, place == null ? ask.phrase() : pointing(ask.phrase(), place));
        }
        return state();
    }

    /** A plan is shown as far as it can be made just now; where there are secrets it could tell of them. */
    private String planned(int seat, List<TriedMove> moves) {
        if (table().keepsSecrets()) {
            throw new BadInput("plan", "this game has secrets, so nobody shows a plan");
        }
        List<LogLine> lines = tryOut(new AskTry(moves, null, seat)).of(moves).log();
        return plan(lines.stream().map(LogLine::move));
    }

    private static String plan(Stream<String> moves) {
        Ref plan = Ref.sign("plan", moves.collect(Collectors.joining(BETWEEN_MOVES)), "My plan.");
        return Sentence.of("{plan}", plan).marked();
    }

    /** Whoever holds a seat may look at what another one plans and has shown. */
    private boolean isShown(int seat, AskTry ask) {
        String plan = plan(ask.moves().stream().map(TriedMove::move).map(String::valueOf));
        return !held().isEmpty() && live.hasShown(seat, plan);
    }

    /** Writes to the others in one's own words. */
    public TableState chat(String text, @Nullable Integer named) {
        Seats held = held();
        if (!services.chat()) {
            throw Declined.because(403, "Whoever runs this server wants people to use the quick phrases alone.");
        }
        live.chat(named == null ? held.lowest() : seatFor(named, null), Wording.checked(text));
        return state();
    }

    /** Where there are secrets, fingers could tell them. */
    private String pointing(String phrase, String place) {
        if (table().keepsSecrets()) {
            throw new BadInput("place", "this game has secrets, so nobody points at its board");
        }
        if (!PLACE.matcher(place).matches()) {
            throw new BadInput("place", "a place is a short name, as in b3");
        }
        return Sentence.of("{phrase} {place}", Sentence.sign(phrase), Ref.sign("place", place))
                .marked();
    }

    /** Unseen by others, and no matter of the log. */
    public TableState hold(boolean hold, @Nullable Integer named) {
        List<Integer> seats = named == null ? held().list() : List.of(seatFor(named, null));
        seats.forEach(
                seat -> Store.await(services.store().write(new Write.Hold(table().id(), seat, hold ? guest() : ""))));
        live.refreshAsides();
        live.driver().goOn();
        return state();
    }

    /** Takes moves back, asks the others to agree, or answers them. */
    public TableState undo(AskUndo ask) {
        held();
        Entry.Asked request = ask.at() == null || ask.agree() != null
                ? null
                : new Entry.Asked(guest(), Seats.SPECTATOR, ask.at(), "undo " + ask.to());
        if (request != null && table().hasDone(request)) {
            return state();
        }
        requireGoing();
        return ask.agree() == null ? takeBack(ask.to(), request) : decideOnRequest(ask.agree(), false);
    }

    private TableState takeBack(@Nullable Integer wanted, Entry.@Nullable Asked request) {
        if (table().isOver()) {
            throw Declined.because(409, "The game is over and its seed is known; fork it to try something else.");
        }
        int to = wanted == null
                ? Takeback.beforeLastMoveOf(guest(), table())
                        .orElseThrow(() -> Declined.because(409, "You have made no move that could be taken back."))
                : Takeback.wholeEntries(wanted, table());
        if (to < table().movesBeforeFirstDecision() || to >= table().made().size()) {
            throw new BadInput(
                    "to",
                    "from %d to %d moves can remain"
                            .formatted(
                                    table().movesBeforeFirstDecision(),
                                    table().made().size() - 1));
        }
        Undo.Verdict verdict = Takeback.verdict(guest(), to, table());
        List<String> ask = verdict.ask().stream().sorted().toList();
        return change(table -> List.of(
                verdict.free()
                        ? new Entry.Undone(to, request, guest())
                        : new Entry.UndoAsked(guest(), to, ask, request)));
    }

    private TableState decideOnRequest(boolean agrees, boolean toEnd) {
        Proposal request = table().request()
                .filter(asked -> asked.isToEnd() == toEnd)
                .orElseThrow(() -> Declined.because(
                        409, toEnd ? "Nobody asks to end the game." : "Nobody asks to take anything back."));
        if (!request.waiting().contains(guest()) && !request.by().equals(guest())) {
            throw Declined.because(403, "You were not asked.");
        }
        if (!agrees) {
            return change(table -> List.of(new Entry.UndoRefused(guest())));
        }
        if (request.by().equals(guest())) {
            throw Declined.because(409, "The others have to agree.");
        }
        Entry agreed = new Entry.UndoAgreed(guest());
        Entry then = toEnd ? CLOSED : new Entry.Undone(request.to().getAsInt(), null, request.by());
        boolean all = request.agreedBy(guest()).waiting().isEmpty();
        return change(_ -> all ? List.of(agreed, then) : List.of(agreed));
    }

    /** Appends what the request comes to; the game begins with the last open seat. */
    private TableState change(Function<Table<?, ?>, List<Entry>> request) {
        try {
            append(request);
        } catch (LiveTable.OutOfDate e) {
            // Another node was faster; what was asked for may be as good after that
            append(request);
        }
        live.driver().goOn();
        return state();
    }

    private void append(Function<Table<?, ?>, List<Entry>> request) {
        live.act(guest(), draft -> {
            request.apply(table()).forEach(draft::add);
            if (!table().hasStarted()
                    && table().closed() == null
                    && table().seats().stream().noneMatch(Seat::isOpen)) {
                draft.start();
            }
        });
    }

    public String record() {
        return Records.of(table(), Viewpoint.of(table(), guest(), viewing)).format();
    }

    public Draws draws() {
        return Records.draws(table());
    }

    /** Somebody begins to look on; who was away is given their seat back. */
    void watch(Watcher watcher, Optional<Missed> missed) {
        if (!seating().comeBack(caller).isEmpty()) {
            change(_ -> seating().comeBack(caller));
        }
        live.watch(watcher, missed);
    }

    /** A question about the caller's own decision, to be thought about elsewhere. */
    SeatDecision<?, ?> question(@Nullable Integer named) {
        int seat = seatFor(named, null);
        requireGoing();
        if (!table().allowsHints()) {
            throw Declined.because(403, NO_HINTS);
        }
        if (!table().turn().asks(seat)) {
            throw Declined.because(409, "Somebody else decides now.");
        }
        return SeatDecision.of(table(), seat);
    }

    /** The caller's own turn, to be tried out elsewhere. */
    TryOut<?, ?> tryOut(AskTry ask) {
        Integer named = ask.seat();
        int seat = named != null && isShown(named, ask) ? named : seatFor(named, null);
        requireGoing();
        if (table().isOver()) {
            throw Declined.because(409, "The game is over: fork it to try something else.");
        }
        if (ask.at() != null && (isLate(seat, ask.at()) || ask.at() > table().at())) {
            throw late(seat);
        }
        if (!table().turn().asks(seat)) {
            throw Declined.because(409, "Somebody else decides now.");
        }
        if (!TryOut.isOpen(table().turn(), seat)) {
            throw Declined.because(409, "Everybody answers in secret now, so there is nothing to try out.");
        }
        return TryOut.of(table(), seat, viewing);
    }

    LiveTable live() {
        return live;
    }
}

package sheepfold.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.advice.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.engine.Unsigned;
import sheepfold.json.BadInput;
import sheepfold.json.Text;
import sheepfold.server.table.Entry.Opened;
import sheepfold.server.table.Entry.Played;
import sheepfold.server.table.Entry.Started;
import sheepfold.server.table.Entry.Step;
import sheepfold.server.wire.TableMessages.TableStatus;
import sheepfold.server.wire.TableMessages.UndoState;
import sheepfold.server.wire.TableRequests.TriedMove;
import tools.jackson.databind.JsonNode;

/** What the entries of a log add up to: a game in progress and the people around it. Owned by one thread at a time. */
public final class Table<P extends Position<P, M>, M extends Move> {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);
    /** No game draws that often in a row; one that does is caught in a circle. */
    private static final int MOST_DRAWS = 100_000;

    private final String id;
    private final Game<P, M> game;
    private final Unsigned.Whose whose;
    private final Opened opened;
    private final Setup setup;
    private final SecretSeed seed;
    private final Seat[] seats;
    private final List<String> warnings;
    private final List<PlayedMove> made = new ArrayList<>();
    /** The requests that were carried out, by which repeats are known; those of moves that were taken back too. */
    private final Set<Entry.Asked> asked = new HashSet<>();
    /** Every seat that somebody has ever held here. */
    private final Map<String, Seats> everHeld = new HashMap<>();

    /** Since when somebody belongs to those who hold a seat, in milliseconds since 1970. */
    private final Map<String, Long> seatedSince = new HashMap<>();

    /** The people who have moved here, even if it was taken back. */
    private final Set<String> movers = new HashSet<>();

    private final Notes notes = new Notes();

    private final Map<Integer, JsonNode> views = new HashMap<>();
    private final Map<String, Optional<UndoState>> undos = new HashMap<>();
    private @Nullable Turn turn;
    private @Nullable List<String> people;
    private @Nullable List<Summary.Holder> holders;
    private Match<P, M> match;
    private int movesBeforeFirstDecision;
    private boolean started;
    private boolean paused;
    private boolean listed;
    private Optional<Proposal> request = Optional.empty();
    private String closed = "";
    private String fault = "";
    private boolean replays = true;
    private String rematch = "";
    private boolean swapped;
    private long at;
    private long decision;
    /** The number of the entry with which all seats began to decide anew. */
    private long anew;

    private long decisionSince;
    private long changed;

    private Table(String id, Game<P, M> game, Opened opened, SecretSeed seed, long when, Unsigned.Whose whose) {
        this.id = id;
        this.game = game;
        this.whose = whose;
        this.opened = opened;
        this.setup = Setup.of(game.info(), opened.seats(), opened.options(), Optional.ofNullable(opened.data()))
                .under(opened.rules(), game);
        this.seed = seed;
        this.seats = new Seat[opened.seats()];
        Arrays.fill(seats, Seat.OPEN);
        this.listed = !opened.settings().hidden();
        this.match = new Match<>(game, setup, Optional.ofNullable(opened.position()));
        this.warnings = List.copyOf(position().warnings());
        this.at = 1;
        this.changed = when;
    }

    /** The table as its first entry leaves it. {@link BadInput} if the game cannot be played here, or not any more. */
    public static Table<?, ?> open(String id, Opened opened, String secret, long when, Unsigned.Whose whose) {
        return new Table<>(
                id, Games.named(opened.game()), opened, SecretSeed.revealed(secret, opened.nonces()), when, whose);
    }

    /**
     * Adds an entry that others have made. Where the rules fail the table keeps the state before, with the fault.
     *
     * @param actor whose request it came from, if somebody's
     */
    public void apply(Entry entry, String actor, long when) {
        try {
            add(entry, actor, when);
        } catch (RulesFault e) {
            fault = e.sentence();
            replays = false;
        }
        at++;
        changed = when;
    }

    private void add(Entry entry, String actor, long when) {
        notes.hear(entry, this);
        people = null;
        holders = null;
        undos.clear();
        switch (entry) {
            case Opened _ -> throw new IllegalArgumentException("a table is opened once");
            case Entry.SeatTaken taken -> {
                hearFrom(taken, when);
                seats[taken.seat()] = seats[taken.seat()].takenBy(taken, at + 1);
                everHeld.merge(taken.guest(), Seats.of(taken.seat()), Seats::and);
            }
            case Entry.SeatGiven(int seat, String bot, Boolean away) ->
                seats[seat] = seats[seat].givenTo(bot, Boolean.TRUE.equals(away), at + 1);
            case Entry.SeatLeft(int seat) -> seats[seat] = seats[seat].left(started, at + 1);
            case Entry.LeaveAsked(int seat, String by) -> seats[seat] = seats[seat].askedToLeaveBy(by);
            case Started(List<Step> steps) -> {
                replay(steps, Seats.NONE);
                begin(when);
            }
            case Played(List<Step> steps, List<Entry.Asked> requests) -> {
                replay(steps, movedBy(actor, requests));
                remember(requests);
                goOn(when);
            }
            case Entry.Undone(int to, Entry.Asked why, String _) -> {
                takeBack(to, when);
                remember(why == null ? null : List.of(why));
            }
            case Entry.UndoAsked(String by, int to, List<String> others, Entry.Asked why) -> {
                request = Optional.of(new Proposal(by, OptionalInt.of(to), List.copyOf(new TreeSet<>(others))));
                remember(why == null ? null : List.of(why));
            }
            case Entry.CloseAsked(String by, List<String> others) ->
                request = Optional.of(new Proposal(by, OptionalInt.empty(), List.copyOf(others)));
            case Entry.UndoAgreed(String guest) -> request = request.map(asked -> asked.agreedBy(guest));
            case Entry.UndoRefused _ -> request = Optional.empty();
            case Entry.Paused _ -> paused = true;
            case Entry.Resumed _ -> {
                paused = false;
                decisionSince = when;
            }
            case Entry.Listed(boolean nowListed) -> listed = nowListed;
            case Entry.Renamed(String guest, String name) -> rename(guest, name);
            case Entry.Rematched rematched -> {
                rematch = rematched.table();
                swapped = Boolean.TRUE.equals(rematched.swapped());
            }
            case Entry.TimeUp _, Entry.Phrased _, Entry.RematchDeclined _ ->
                LOG.trace("table {} is told something that changes nothing at it", id);
            case Entry.Closed(String reason) -> {
                closed = reason;
                request = Optional.empty();
            }
            case Entry.SetAside(String reason) -> fault = reason;
        }
    }

    /** Who takes their seat back, or brings it here from another device, has been with the others since they first sat down. */
    private void hearFrom(Entry.SeatTaken taken, long when) {
        String guest = taken.guest();
        boolean goesOn = taken.from() != null
                || seats[taken.seat()].isClaimedBy(guest)
                || !heldBy(guest).isEmpty();
        String before = taken.from() == null ? guest : taken.from();
        seatedSince.put(guest, goesOn ? seatedSince.getOrDefault(before, when) : when);
    }

    private void rename(String guest, String name) {
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = seats[seat].isHeldBy(guest) ? seats[seat].renamed(name) : seats[seat];
        }
    }

    /** Begins the game; the entry says with which chance moves. */
    public Started start(long when) {
        List<Step> steps = guarded(this::drawChance);
        begin(when);
        moveOn(when);
        return new Started(steps);
    }

    private void begin(long when) {
        started = true;
        // What somebody saw of a seat before the game was no secret yet
        everHeld.replaceAll((guest, _) -> heldBy(guest));
        movesBeforeFirstDecision = made.size();
        decideAnew(when);
    }

    private void remember(@Nullable List<Entry.Asked> requests) {
        if (requests != null) {
            asked.addAll(requests);
        }
    }

    /** Was this very request carried out already? */
    public boolean hasDone(Entry.Asked request) {
        return asked.contains(request);
    }

    /** Was this very move asked for already? Data is compared with what was written where its sender stood. */
    public boolean hasDone(Entry.Asked request, TriedMove sent) {
        JsonNode data = sent.data();
        return data == null
                ? hasDone(request.with(sent.or("")))
                : asked.stream()
                        .filter(request::isAt)
                        .anyMatch(done -> guarded(() ->
                                MoveText.isSame(game, positionAfter(movesUpTo(request.at())), done.what(), data)));
    }

    /**
     * Makes a move, with the chance it triggers, or says why it cannot be made.
     *
     * @param request the request that asks for it but for the move, if somebody does
     * @param noted hears what happened, as an entry
     */
    public Optional<Refusal> play(
            int seat, TriedMove sent, Optional<Entry.Asked> request, long when, Consumer<Entry> noted) {
        return switch (read(seat, sent)) {
            case MoveText.Reading.Refused<M>(Refusal why) -> Optional.of(why);
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) -> {
                String text = sent.or(steps.getFirst().text());
                List<Entry.Asked> requests =
                        request.stream().map(asks -> asks.with(text)).toList();
                noted.accept(carryOut(() -> match.decide(steps), requests, when));
                yield Optional.empty();
            }
        };
    }

    /** Closes a sealed decision with the answers of all who were asked. */
    public Played close(Map<Integer, String> answers, List<Entry.Asked> requests, long when) {
        Map<Integer, M> moves = new TreeMap<>();
        answers.forEach((seat, text) -> moves.put(seat, answer(seat, text)));
        return carryOut(() -> match.close(moves), requests, when);
    }

    private M answer(int seat, String text) {
        return switch (read(seat, TriedMove.of(text))) {
            case MoveText.Reading.Refused<M>(Refusal why) -> throw RulesFault.refused(text, why);
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) ->
                steps.getFirst().move();
        };
    }

    private Played carryOut(Runnable decision, List<Entry.Asked> requests, long when) {
        List<Step> steps = guarded(() -> {
            decision.run();
            return drawChance();
        });
        remember(requests);
        goOn(when);
        moveOn(when);
        return new Played(steps, requests.isEmpty() ? null : requests);
    }

    private void moveOn(long when) {
        at++;
        changed = when;
    }

    private void goOn(long when) {
        request = Optional.empty();
        decision = at + 1;
        decisionSince = when;
    }

    /** Whatever anybody decided before is over. */
    private void decideAnew(long when) {
        goOn(when);
        anew = decision;
    }

    private void takeBack(int to, long when) {
        match = guarded(() -> match.until(to));
        made.subList(to, made.size()).clear();
        forgetLooks();
        decideAnew(when);
    }

    /** Draws the chance that is due; the steps that were made since the last entry. */
    private List<Step> drawChance() {
        for (int draws = 0; match.turn().isChance(); draws++) {
            if (draws == MOST_DRAWS) {
                throw new RulesFault("its rules ask chance without end");
            }
            match.draw(seed);
        }
        return noteMoves();
    }

    private List<Step> noteMoves() {
        List<Step> steps = new ArrayList<>();
        for (Match.Played<M> move : match.played().subList(made.size(), match.length())) {
            made.add(PlayedMove.of(made.size() + 1, move, move.byChance() ? "" : seats[move.actor()].guest(), at + 1));
            steps.add(new Step(
                    move.text(),
                    move.byChance() ? null : move.actor(),
                    move.draw().isPresent() ? move.draw().getAsLong() : null));
            movers.add(made.getLast().person());
        }
        forgetLooks();
        return steps;
    }

    /** The seats that an entry's move is of, where its line does not say and several could have made it. */
    private Seats movedBy(String actor, @Nullable List<Entry.Asked> requests) {
        return requests == null
                ? heldBy(actor)
                : Seats.of(requests.stream().mapToInt(Entry.Asked::seat).toArray());
    }

    private void replay(List<Step> steps, Seats meant) {
        steps.forEach(step -> guarded(() -> replay(step, meant)));
    }

    private List<Step> replay(Step step, Seats meant) {
        MoveText.Reading<M> reading = step.seat() == null
                ? match.read(step.line(), meant, whose)
                : MoveText.read(game, position(), Seats.of(step.seat()), step.line());
        switch (reading) {
            case MoveText.Reading.Refused<M>(Refusal why) ->
                throw new RulesFault("move %d, %s, cannot be replayed: %s"
                        .formatted(match.length() + 1, Text.shortened(step.line()), why));
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> moves) ->
                moves.forEach(move ->
                        match.play(move, step.draw() == null ? OptionalLong.empty() : OptionalLong.of(step.draw())));
        }
        return noteMoves();
    }

    /** What a seat means by what it has sent. */
    public MoveText.Reading<M> read(int seat, TriedMove sent) {
        return guarded(() -> read(game, position(), seat, sent));
    }

    /** The same in any position: one move, for each is an entry of its own. */
    public static <P extends Position<P, M>, M extends Move> MoveText.Reading<M> read(
            Game<P, M> game, P position, int seat, TriedMove sent) {
        JsonNode data = sent.data();
        MoveText.Reading<M> reading = data == null
                ? MoveText.read(game, position, Seats.of(seat), sent.or(""))
                : MoveText.read(game, position, seat, data);
        return reading instanceof MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) && steps.size() > 1
                ? new MoveText.Reading.Refused<>(Refusal.plain("this stands for several moves; make them one by one"))
                : reading;
    }

    /** Whatever a game's code throws must not reach other tables, nor be taken for the caller's fault. */
    private static <T> T guarded(Supplier<T> rules) {
        try {
            return rules.get();
        } catch (RulesFault e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            throw new RulesFault(e);
        }
    }

    /** A question to the game, asked with the same care. */
    public <T> T ask(Supplier<T> question) {
        return guarded(question);
    }

    /** What is played for a seat that does not answer in time; nothing where a bot has to. */
    public Optional<String> timeOutMove(int seat) {
        return guarded(() ->
                position().decision(seat).timeOut().map(move -> game.notation().write(position(), move)));
    }

    /** The move by which a seat that is not asked takes part again after what somebody has done, if its game knows one. */
    public Optional<String> comeBack(int seat, RandomGenerator random) {
        return lastWasByAPerson() && position().volunteers().contains(seat)
                ? guarded(() -> Advice.of(game)
                        .comeBack(new Observation<>(game, position(), seat), random)
                        .map(move -> game.notation().write(position(), move)))
                : Optional.empty();
    }

    private boolean lastWasByAPerson() {
        int last = made.size() - 1;
        while (last >= 0 && made.get(last).move().byChance()) {
            last--;
        }
        return last >= 0 && !made.get(last).person().isEmpty();
    }

    /** The move by which a seat gives the game up, where it may. */
    public Optional<String> concession(int seat) {
        return guarded(() -> turn().asks(seat)
                ? position()
                        .decision(seat)
                        .concede()
                        .map(move -> game.notation().write(position(), move))
                : Optional.empty());
    }

    /** A sealed decision that may pass without anybody doing anything: a chance to react. */
    public boolean isWindow() {
        return turn().isSealed()
                && turn().asked().list().stream()
                        .allMatch(
                                seat -> guarded(() -> position().decision(seat)).window());
    }

    /** How many moves had been made with an entry. */
    public int movesUpTo(long entry) {
        int moves = made.size();
        while (moves > 0 && made.get(moves - 1).entry() > entry) {
            moves--;
        }
        return moves;
    }

    /** The position after so many moves. */
    public P positionAfter(int moves) {
        return moves == made.size()
                ? position()
                : guarded(() -> match.until(moves).position());
    }

    public String id() {
        return id;
    }

    public Game<P, M> game() {
        return game;
    }

    public GameInfo info() {
        return game.info();
    }

    public Opened opened() {
        return opened;
    }

    public Entry.Settings settings() {
        return opened.settings();
    }

    public Setup setup() {
        return setup;
    }

    public List<String> warnings() {
        return warnings;
    }

    public SecretSeed seed() {
        return seed;
    }

    public Match<P, M> match() {
        return match;
    }

    public P position() {
        return match.position();
    }

    public Turn turn() {
        Turn known = turn;
        if (known == null) {
            known = guarded(() -> position().turn());
            turn = known;
        }
        return known;
    }

    /** What somebody sees of the position, written once for all who see the same. */
    public JsonNode view(int viewer) {
        return views.computeIfAbsent(
                info().hidden() ? viewer : Seats.SPECTATOR,
                viewpoint -> guarded(() -> JsonText.raw(position().view(viewpoint))));
    }

    private void forgetLooks() {
        turn = null;
        views.clear();
        undos.clear();
    }

    public List<PlayedMove> made() {
        return Collections.unmodifiableList(made);
    }

    public Notes notes() {
        return notes;
    }

    public int movesBeforeFirstDecision() {
        return movesBeforeFirstDecision;
    }

    /** Was it given up before anybody had moved, even if it was taken back? */
    public boolean isClosedUnplayed() {
        return !closed.isEmpty()
                && made.size() <= movesBeforeFirstDecision
                && movers.stream().allMatch(String::isEmpty);
    }

    public Seat seat(int seat) {
        return seats[seat];
    }

    public List<Seat> seats() {
        return List.of(seats);
    }

    public IntStream seatNumbers() {
        return IntStream.range(0, seats.length);
    }

    /** Does a seat decide now, as far as the rules can be asked? */
    public boolean asks(int seat) {
        return fault.isEmpty() && turn().asks(seat);
    }

    public boolean hasSeat(int seat) {
        return seat >= 0 && seat < seats.length;
    }

    public Seats heldBy(String guest) {
        Seats held = Seats.NONE;
        for (int seat = 0; seat < seats.length; seat++) {
            held = seats[seat].isHeldBy(guest) ? held.with(seat) : held;
        }
        return held;
    }

    /** Every seat that somebody holds here or ever held. */
    public Seats everHeldBy(String guest) {
        return everHeld.getOrDefault(guest, Seats.NONE);
    }

    /** Did nobody else ever sit here? */
    public boolean isSoloOf(String guest) {
        return everHeld.keySet().equals(Set.of(guest));
    }

    /** Has somebody else made a move here? */
    public boolean othersPlayedWith(String guest) {
        return movers.stream().anyMatch(mover -> !mover.isEmpty() && !mover.equals(guest));
    }

    /** May what one seat knows never come to the holder of another? Who has chosen the position at the start may know all. */
    public boolean keepsSecrets() {
        return info().hidden() && (started || beginsAtPosition()) && !isOver();
    }

    public boolean beginsAtPosition() {
        return opened.position() != null;
    }

    /** May somebody take back a seat that they left? Not if they or another who plays now would have seen each other's hand. */
    public boolean mayTakeBack(int seat, String guest) {
        return seats[seat].isClaimedBy(guest)
                && (!keepsSecrets()
                        || people().stream()
                                .filter(other -> !other.equals(guest))
                                .noneMatch(other -> knows(guest, heldBy(other)) || knows(other, Seats.of(seat))));
    }

    private boolean knows(String guest, Seats hands) {
        return everHeldBy(guest).list().stream().anyMatch(hands::contains);
    }

    /** Since when somebody who holds a seat belongs to those who do. */
    public long seatedSince(String guest) {
        return seatedSince.getOrDefault(guest, Long.MAX_VALUE);
    }

    /** The people who hold seats. */
    public List<String> people() {
        List<String> known = people;
        if (known == null) {
            known = Arrays.stream(seats)
                    .filter(Seat::isPerson)
                    .map(Seat::guest)
                    .distinct()
                    .toList();
            people = known;
        }
        return known;
    }

    /** Who sits where, for lists. */
    List<Summary.Holder> holders() {
        List<Summary.Holder> known = holders;
        if (known == null) {
            known = Arrays.stream(seats).map(Summary.Holder::of).toList();
            holders = known;
        }
        return known;
    }

    /** What taking back their last move would need, for somebody at the table. */
    public Optional<UndoState> undo(String guest) {
        return undos.computeIfAbsent(guest, someone -> Takeback.offer(someone, this));
    }

    /** Somebody's own name if they sit here by it, else that of the first at their screen. */
    public String nameOf(String guest) {
        return ownName(guest)
                .orElseGet(() -> Arrays.stream(seats)
                        .filter(seat -> seat.isHeldBy(guest))
                        .map(Seat::name)
                        .findFirst()
                        .orElse(Seat.NOBODY));
    }

    Optional<String> ownName(String guest) {
        return Arrays.stream(seats)
                .filter(seat -> seat.isHeldBy(guest) && seat.called().isEmpty())
                .map(Seat::name)
                .findFirst();
    }

    public boolean hasStarted() {
        return started;
    }

    public boolean isOver() {
        return !closed.isEmpty() || isPlayedOut();
    }

    /** Has the game ended by its rules? */
    public boolean isPlayedOut() {
        return started && fault.isEmpty() && turn().isOver();
    }

    /** May somebody move now? */
    public boolean isRunning() {
        return started && fault.isEmpty() && !isOver();
    }

    public TableStatus status() {
        return isOver() ? TableStatus.OVER : started ? TableStatus.PLAYING : TableStatus.OPEN;
    }

    public boolean isPaused() {
        return paused;
    }

    public boolean isListed() {
        return listed && !beginsAtPosition();
    }

    public Optional<Proposal> request() {
        return request;
    }

    public @Nullable String closed() {
        return closed.isEmpty() ? null : closed;
    }

    public @Nullable String fault() {
        return fault.isEmpty() ? null : fault;
    }

    /** Could every entry so far be added as it was made? */
    boolean replays() {
        return replays;
    }

    public @Nullable String rematch() {
        return rematch.isEmpty() ? null : rematch;
    }

    /** Where the holder of a seat sits in the next game. */
    public int seatAtRematch(int seat) {
        return swapped ? (seat + 1) % seats.length : seat;
    }

    /** May people ask for hints? Where several play, only if that was agreed on when the table was set up. */
    public boolean allowsHints() {
        Boolean agreed = opened.settings().hints();
        if (agreed != null) {
            return agreed;
        }
        boolean mayFill = !started && Arrays.stream(seats).anyMatch(Seat::isOpen);
        return !mayFill
                && Arrays.stream(seats)
                                .map(Seat::claimant)
                                .filter(guest -> !guest.isEmpty())
                                .distinct()
                                .count()
                        <= 1;
    }

    public long at() {
        return at;
    }

    /** The number of the entry that led to the present decision. */
    public long decision() {
        return decision;
    }

    /** The number of the entry that led to what a seat that is asked decides now: who has seen less is late. */
    public long decision(int seat) {
        int since = match.decidesSince(seat);
        return since == 0 ? anew : Math.max(anew, made.get(since - 1).entry());
    }

    public long decisionSince() {
        return decisionSince;
    }

    public long changed() {
        return changed;
    }
}

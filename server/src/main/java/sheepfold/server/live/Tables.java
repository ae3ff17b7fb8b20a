package sheepfold.server.live;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.server.bots.BotDesk;
import sheepfold.server.bots.Pace;
import sheepfold.server.bots.Scheduler;
import sheepfold.server.bots.SeatDecision;
import sheepfold.server.lessons.Stories;
import sheepfold.server.lessons.TryOut;
import sheepfold.server.people.Signer;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.store.Write;
import sheepfold.server.table.Declined;
import sheepfold.server.table.LogReader;
import sheepfold.server.table.RulesFault;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Summary;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.AnalysisState;
import sheepfold.server.wire.LobbyMessages.AskTable;
import sheepfold.server.wire.LobbyMessages.TableEntry;
import sheepfold.server.wire.LobbyMessages.TableList;
import sheepfold.server.wire.PositionMessages.HintState;
import sheepfold.server.wire.PositionMessages.TryState;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableRequests.AskFork;
import sheepfold.server.wire.TableRequests.AskRematch;
import sheepfold.server.wire.TableRequests.AskTry;
import tools.jackson.databind.JsonNode;

/** All tables of this node: those in use are in memory, the others are read from the store when somebody comes. */
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{8,40}");
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration IDLE_IF_OVER = Duration.ofSeconds(5);
    private static final Duration SWEEP = Duration.ofSeconds(5);
    private static final Duration TAKE_OVER = Duration.ofSeconds(1);
    private static final int LONGEST_LIST = 100;
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(20);

    /** Those who have seen more than this node wait for it so long. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    private static final Duration LOOK_AGAIN = Duration.ofMillis(100);
    private static final int MOST_WAITS_OF_A_GUEST = 4;

    private final Services services;
    private final Stories stories;
    private final Quota room;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();
    private final Map<String, Integer> waiting = new ConcurrentHashMap<>();
    private final AtomicBoolean looking = new AtomicBoolean();

    public Tables(
            Store store,
            Signer signer,
            Pace pace,
            InstantSource clock,
            int botThreads,
            int analysisThreads,
            Share share,
            boolean chat,
            MeterRegistry meters) {
        Scheduler scheduler = new Scheduler();
        Timer durable = Timer.builder("sheepfold.entry.durable")
                .description("From accepting an entry until it is durable and told to all who watch")
                .publishPercentiles(0.5, 0.99)
                .distributionStatisticExpiry(Duration.ofSeconds(20))
                .register(meters);
        this.services = new Services(
                store, signer, pace, scheduler, new BotDesk(botThreads, scheduler, pace), durable, chat, clock);
        this.stories = new Stories(store, analysisThreads);
        this.room = new Quota(services, share, this::isWatched, id -> take(id, LiveTable::leave));
        meters.gaugeMapSize("sheepfold.tables.live", List.of(), live);
        store.onNews(this::hear);
        scheduler.every(SWEEP.toMillis(), this::sweep);
        if (store.isShared()) {
            scheduler.every(TAKE_OVER.toMillis(), this::resume);
        }
    }

    /** Lets tables go on by themselves that nobody drives: after a start, or because the node that drove them is gone. */
    public void resume() {
        if (!looking.compareAndSet(false, true)) {
            return;
        }
        try {
            services.store().undriven().forEach(this::takeOver);
        } catch (Store.Unavailable e) {
            LOG.debug("tables without a driver could not be looked for: {}", e.getMessage());
        } finally {
            looking.set(false);
        }
    }

    private void takeOver(String id) {
        try {
            OptionalLong fence = services.store().drive(id);
            if (fence.isPresent()) {
                LiveTable table = find(id, fence);
                table.whileLocked(() -> table.driver().driveWith(fence.getAsLong()));
            }
        } catch (RuntimeException e) {
            LOG.warn("table {} does not go on: {}", id, e.toString());
        }
    }

    private void hear(Store.News news) {
        switch (news) {
            case Store.News.Appended(String table, long number) -> {
                LiveTable changed = live.get(table);
                if (changed != null && changed.newest() < number) {
                    take(table, LiveTable::refresh);
                }
            }
            case Store.News.Deleted(String table) -> take(table, LiveTable::leave);
            case Store.News.Aside(String table) -> take(table, LiveTable::refreshAsides);
            case Store.News.Spoken(String table) -> take(table, LiveTable::hearWords);
            case Store.News.Undriven(String table) ->
                take(table, undriven -> undriven.driver().doubt());
            case Store.News.Missed _ -> {
                LOG.info("this node may have missed something, and looks at all its tables anew");
                live.keySet().forEach(table -> take(table, this::catchUp));
            }
            case Store.News.GuestChanged _ -> LOG.trace("the tables of a guest hear of a new name by themselves");
        }
    }

    /** What other nodes do is taken in on a thread of its own, since it needs the table's lock and the database. */
    private void take(String id, Consumer<LiveTable> news) {
        LiveTable table = live.get(id);
        if (table == null) {
            return;
        }
        Thread.startVirtualThread(() -> table.whileLocked(() -> {
            try {
                if (!table.isGone()) {
                    news.accept(table);
                    table.driver().goOn();
                }
            } catch (RuntimeException e) {
                LOG.warn("table {} is to be loaded anew: {}", id, e.toString());
                table.leave();
            }
        }));
    }

    private void catchUp(LiveTable table) {
        if (services.store().newest(table.table().id()).isEmpty()) {
            table.leave();
        } else {
            table.refreshAll();
        }
    }

    private void sweep() {
        live.values().removeIf(table -> table.locked(() -> leavesIfIdle(table)));
    }

    private static boolean leavesIfIdle(LiveTable table) {
        if (!table.isGone() && table.isIdleFor(IDLE.toNanos(), IDLE_IF_OVER.toNanos())) {
            table.leave();
        }
        return table.isGone();
    }

    private LiveTable find(String id, OptionalLong fence) {
        LiveTable known = live.get(id);
        if (known != null) {
            return known;
        }
        Store.Head head = head(id).orElseThrow(Tables::unknown);
        LiveTable entered = enter(new LiveTable(services, head.secret(), fold(head), fence));
        if (services.store().isShared()) {
            // What another node wrote after it was read and before it was here was told to nobody
            take(id, LiveTable::refresh);
        }
        return entered;
    }

    /** Is a table loaded here, because somebody is at it or was a moment ago? */
    public boolean isInUse(String id) {
        return live.containsKey(id);
    }

    private boolean isWatched(String id) {
        LiveTable known = live.get(id);
        return known != null && known.isWatched();
    }

    /** The game of a table that is loaded here; nobody is kept waiting for one that is not. */
    public Optional<String> gameInUse(String id) {
        return Optional.ofNullable(live.get(id))
                .map(known -> known.table().game().info().id());
    }

    /** The game of a table, loaded here or not; nothing if there is no such table. */
    public Optional<String> gameOf(String id) {
        return gameInUse(id).or(() -> head(id).map(Store.Head::game));
    }

    private Optional<Store.Head> head(String id) {
        return ID.matcher(id).matches() ? services.store().head(id) : Optional.empty();
    }

    private static Declined unknown() {
        return Declined.because(404, "There is no such table.");
    }

    private Table<?, ?> fold(Store.Head head) {
        try {
            List<Store.Entry> rows = services.store().entries(head.table(), 0);
            if (rows.isEmpty()) {
                throw unknown();
            }
            return LogReader.fold(rows, head.secret(), Long.MAX_VALUE);
        } catch (Store.Damaged e) {
            LOG.error("a log is damaged: {}", e.getMessage());
            throw Declined.because(
                    409,
                    "The log of this table is damaged on the disk, so it cannot be opened. Whoever runs the server can"
                            + " restore it.");
        }
    }

    private LiveTable enter(LiveTable entering) {
        LiveTable first = live.putIfAbsent(entering.table().id(), entering);
        if (first != null) {
            return first;
        }
        entering.whileLocked(entering.driver()::goOn);
        return entering;
    }

    /** Lets somebody ask something of a table. */
    public <T> T at(String id, Visitor caller, Function<Requests, T> ask) {
        return at(id, caller, ViewOptions.PLAIN, OptionalLong.empty(), ask);
    }

    /** Lets somebody ask something of a table who has seen it after an entry, perhaps at another node. */
    public <T> T at(String id, Visitor caller, ViewOptions viewing, OptionalLong seen, Function<Requests, T> ask) {
        long end = System.nanoTime() + LONGEST_WAIT.toNanos();
        while (true) {
            LiveTable table = find(id, OptionalLong.empty());
            boolean patient = System.nanoTime() - end < 0;
            Requests requests = new Requests(table, services, caller, viewing);
            Optional<T> answer =
                    table.locked(() -> answer(table, requests, patient ? seen : OptionalLong.empty(), ask));
            if (answer.isPresent()) {
                return answer.get();
            }
            if (table.isGone()) {
                live.remove(id, table);
            } else if (!mayWait(caller)) {
                end = System.nanoTime();
            }
        }
    }

    /** Nothing if the table has left memory in the meantime, or does not yet know what the caller has seen. */
    private <T> Optional<T> answer(LiveTable table, Requests requests, OptionalLong seen, Function<Requests, T> ask) {
        if (table.isGone() || isGoneElsewhere(table)) {
            return Optional.empty();
        }
        table.use();
        if (seen.orElse(0) > table.table().at()) {
            table.refresh();
            if (seen.getAsLong() > table.table().at()) {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(ask.apply(requests));
        } catch (LiveTable.OutOfDate e) {
            throw Declined.late("The table has moved on since you looked.", requests.state());
        } catch (RulesFault e) {
            table.setAside(e);
            throw Declined.because(409, String.valueOf(table.table().fault()));
        }
    }

    /** A node that does not hear the others asks the database before it answers from memory. */
    private boolean isGoneElsewhere(LiveTable table) {
        if (services.store().hears()) {
            return false;
        }
        String id = table.table().id();
        Optional<Long> newest = services.store().newest(id);
        if (newest.isEmpty()) {
            table.leave();
            return true;
        }
        if (newest.get() > table.table().at()) {
            table.refresh();
        }
        return false;
    }

    /** Waits a moment for another node; false if this guest waits too often already. */
    private boolean mayWait(Visitor caller) {
        String guest = caller.guest();
        try {
            if (waiting.merge(guest, 1, Integer::sum) > MOST_WAITS_OF_A_GUEST) {
                return false;
            }
            Thread.sleep(LOOK_AGAIN);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            waiting.computeIfPresent(guest, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Begins to tell somebody of a table's changes. What they missed is gathered without holding up the table. */
    public void watch(String id, Visitor caller, Watcher watcher, OptionalLong lastSeen) {
        boolean tells = at(id, caller, watcher.viewing(), lastSeen, request -> {
            Viewpoint.of(request.table(), watcher.guest(), watcher.viewing());
            return request.live().canTellSince(lastSeen);
        });
        Optional<Missed> missed = Optional.empty();
        if (tells) {
            LiveTable table = find(id, OptionalLong.empty());
            Missed made = table.missedSince(watcher, lastSeen.getAsLong());
            made.tellUpTo(table.newest() - 1);
            missed = Optional.of(made);
        }
        Optional<Missed> told = missed;
        at(id, caller, request -> {
            request.watch(watcher, told);
            return id;
        });
    }

    /** A new table; the address it is made at is empty where that does not count. */
    public String create(Visitor owner, String address, AskTable ask) {
        return found(owner, address, TableFactory.of(owner, ask, now()));
    }

    private long now() {
        return services.clock().millis();
    }

    private String found(Visitor owner, String address, TableFactory factory) {
        // What is kept is a mark by which nobody finds the address
        String mark = address.isEmpty() ? "" : services.signer().sign("address", address);
        room.require(owner.guest(), mark);
        Table<?, ?> table = factory.table();
        Store.await(
                services.store().create(LiveTable.head(table, factory.secret()), factory.rows(), table.people(), mark));
        enter(new LiveTable(services, factory.secret(), table, OptionalLong.empty()));
        return table.id();
    }

    /**
     * A new table for the same people: the first who asks has it made and sits down there, the others are asked, and each of
     * them who asks too sits down as well.
     */
    public String rematch(String id, Visitor caller, String address, AskRematch ask) {
        boolean agrees = !Boolean.FALSE.equals(ask.agree());
        Invitation invitation = at(id, caller, request -> invitation(request, caller, address, agrees, ask.swap()));
        if (invitation.isElsewhere) {
            at(
                    invitation.table,
                    caller,
                    request -> agrees ? request.takeKept(invitation.kept) : request.declineRematch());
        }
        return invitation.table;
    }

    /** A table to play on at, and the seats that wait there for the one who is asked, each with the seat they had. */
    private record Invitation(String table, Map<Integer, Seat> kept, boolean isElsewhere) {}

    private Invitation invitation(
            Requests request, Visitor caller, String address, boolean agrees, @Nullable Boolean swap) {
        Table<?, ?> table = request.table();
        List<Integer> mine = table.heldBy(caller.guest()).list();
        if (mine.isEmpty()) {
            throw Declined.because(403, "Only those who played can ask for a rematch.");
        }
        if (!table.isOver()) {
            throw Declined.because(409, "The game is not over yet.");
        }
        if (!agrees) {
            request.declineRematch();
        }
        Optional<String> next = Optional.ofNullable(table.rematch())
                .filter(asked -> services.store().head(asked).isPresent());
        if (next.isPresent()) {
            Map<Integer, Seat> kept = mine.stream().collect(Collectors.toMap(table::seatAtRematch, table::seat));
            return new Invitation(next.get(), kept, true);
        }
        String here = agrees ? rematch(request, table, caller, address, Boolean.TRUE.equals(swap)) : table.id();
        return new Invitation(here, Map.of(), false);
    }

    private String rematch(Requests request, Table<?, ?> table, Visitor caller, String address, boolean swap) {
        // What waits for certain people is not for everybody
        boolean hidden = !table.isListed() || table.people().size() > 1;
        // Of what is hidden at a position somebody may know more than the others
        boolean fromPosition = !table.info().hidden() || table.people().size() == 1;
        TableFactory factory = TableFactory.like(
                table,
                caller,
                Optional.ofNullable(table.opened().position()).filter(_ -> fromPosition),
                table.settings().hidden(hidden),
                now());
        factory.seatAsAt(table, caller, swap);
        String next = found(caller, address, factory);
        request.rematched(next, swap);
        return next;
    }

    /** A new table that begins where the game stood after so many moves. */
    public String fork(String id, Visitor caller, String address, AskFork ask) {
        return at(id, caller, request -> {
            Table<?, ?> table = request.table();
            requireForkable(table, caller.guest());
            int moves = Optional.ofNullable(ask.moves()).orElse(table.made().size());
            if (moves < 0 || moves > table.made().size()) {
                throw new BadInput(
                        "moves", "the game has %d moves".formatted(table.made().size()));
            }
            Optional<JsonNode> position = Optional.of(positionAfter(table, moves));
            TableFactory factory =
                    TableFactory.like(table, caller, position, table.settings().ofFork(), now());
            factory.seat(caller, Optional.ofNullable(ask.seats()).orElseGet(() -> seatsForOne(table, caller.guest())));
            return found(caller, address, factory);
        });
    }

    private static void requireForkable(Table<?, ?> table, String guest) {
        boolean solo = table.isSoloOf(guest);
        boolean ownTraining =
                table.settings().training() && !table.heldBy(guest).isEmpty() && !table.keepsSecrets();
        if (!table.isOver() && !solo && !ownTraining) {
            throw Declined.because(
                    403,
                    table.settings().training()
                            ? "This game has secrets: until it is over it can be forked only where nobody else ever"
                                    + " sat."
                            : "Only games that are over, that you play alone or that are for training can be forked.");
        }
    }

    private static <P extends Position<P, M>, M extends Move> JsonNode positionAfter(Table<P, M> table, int moves) {
        P position = table.positionAfter(moves);
        if (table.ask(() -> position.turn().isOver())) {
            throw new BadInput("moves", "the game is over there; choose an earlier move");
        }
        return table.ask(() -> table.game().positions().write(position));
    }

    /** The caller keeps their seats; who only watched takes the first one. Bots play the others. */
    private static List<String> seatsForOne(Table<?, ?> table, String guest) {
        List<String> seats = new ArrayList<>();
        boolean watched = table.heldBy(guest).isEmpty();
        for (Seat seat : table.seats()) {
            boolean mine = seat.isHeldBy(guest) || (watched && seats.isEmpty());
            seats.add(mine ? TableFactory.wordFor(seat) : "bot:" + (seat.isBot() ? seat.bot() : "medium"));
        }
        return seats;
    }

    /** Gives a table up. Where nothing was played there is nothing to keep. */
    public TableState close(String id, Visitor caller, ViewOptions viewing, @Nullable Boolean agree) {
        return at(id, caller, viewing, OptionalLong.empty(), request -> {
            TableState closed = request.close(agree);
            if (request.table().isClosedUnplayed() && request.live().answers().count() == 0) {
                delete(id);
            }
            return closed;
        });
    }

    /** Gives back the table that is gone. */
    public String delete(String id, Visitor caller) {
        return at(id, caller, request -> {
            Table<?, ?> table = request.table();
            if (!table.opened().owner().equals(caller.guest()) || caller.guest().isEmpty()) {
                throw Declined.because(403, "Only the one who made the table can delete it.");
            }
            if (!table.isOver()) {
                throw Declined.because(409, "The game is not over: close it first.");
            }
            if (table.othersPlayedWith(caller.guest())) {
                throw Declined.because(
                        409,
                        "Others have played here, and the record stays theirs too: discard takes it off your lists.");
            }
            delete(id);
            return id;
        });
    }

    /**
     * Takes a table off somebody's lists: where nobody else ever sat it is deleted, elsewhere they leave it to the others, with
     * a bot in their place.
     */
    public String discard(String id, Visitor caller) {
        return at(id, caller, request -> {
            Table<?, ?> table = request.table();
            if (table.everHeldBy(caller.guest()).isEmpty()) {
                throw Declined.because(403, "You have never sat at this table.");
            }
            if (table.isSoloOf(caller.guest())) {
                delete(id);
            } else {
                request.leaveToOthers();
                Store.await(services.store().write(new Write.Unlist(id, caller.guest())));
            }
            return id;
        });
    }

    private void delete(String id) {
        Store.await(services.store().write(new Write.Delete(id)));
        Optional.ofNullable(live.remove(id)).ifPresent(LiveTable::leave);
    }

    public TableList list(Visitor caller) {
        List<TableEntry> open = services.store().listed(LONGEST_LIST).stream()
                .map(head -> Summary.entry(head, caller.guest()))
                .toList();
        return new TableList(
                open, entries(caller, services.store()::running), entries(caller, services.store()::finished));
    }

    private static List<TableEntry> entries(Visitor caller, BiFunction<String, Integer, List<Store.Head>> tables) {
        return caller.guest().isEmpty()
                ? List.of()
                : tables.apply(caller.guest(), LONGEST_LIST).stream()
                        .map(head -> Summary.entry(head, caller.guest()))
                        .toList();
    }

    /** Gives a guest's seats their new name. */
    public void rename(Visitor caller) {
        for (Store.Head head : services.store().running(caller.guest(), LONGEST_LIST)) {
            at(head.table(), caller, request -> request.rename(caller.name()));
        }
    }

    /** A suggestion for the caller's decision, from what their seat may know. */
    public HintState hint(String id, Visitor caller, ViewOptions viewing) {
        Integer seat = viewing.seat().isPresent() ? viewing.seat().getAsInt() : null;
        SeatDecision<?, ?> question = at(id, caller, request -> request.question(seat));
        return services.bots()
                .quickly(
                        caller.guest(),
                        LONGEST_THOUGHT,
                        "No hint could be found just now.",
                        () -> question.hint(viewing));
    }

    /** What a finished game was about; who asks first has it found out, and asks again until it is. */
    public AnalysisState analysis(String id, Visitor caller) {
        String game = at(id, caller, Requests::finishedGame);
        return stories.of(id, game)
                .orElseGet(() -> stories.begin(id, game, at(id, caller, Requests::finishedMatch), caller.guest()));
    }

    /** What moves of the caller's would bring, from what their seat may know; the table knows nothing of it. */
    public TryState tried(String id, Visitor caller, ViewOptions viewing, OptionalLong seen, AskTry ask) {
        TryOut<?, ?> trial = at(id, caller, viewing, seen, request -> request.tryOut(ask));
        return services.bots()
                .quickly(
                        caller.guest(),
                        LONGEST_THOUGHT,
                        "This could not be tried out just now.",
                        () -> trial.of(ask.moves()));
    }

    /** Thinking for others that is not to disturb tables. */
    public <T> T think(Visitor caller, Duration longest, String failure, Supplier<T> work) {
        return services.bots().slowly(caller.guest(), longest, failure, work);
    }

    /** Somebody looks on no more; nothing is asked of the database for that. */
    public void unwatch(String id, Watcher watcher) {
        Optional.ofNullable(live.get(id))
                .ifPresent(table -> table.whileLocked(() -> {
                    table.use();
                    table.unwatch(watcher);
                }));
    }

    private static void leave(LiveTable table) {
        try {
            table.whileLocked(table::leave);
        } catch (Store.Unavailable e) {
            LOG.warn("table {} is left as it is: {}", table.table().id(), e.getMessage());
        }
    }

    /** Ends all streams and waits until nobody changes a table any more. */
    @Override
    public void close() {
        services.scheduler().close();
        services.bots().close();
        stories.close();
        live.values().forEach(Tables::leave);
        live.clear();
    }
}

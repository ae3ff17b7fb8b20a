package sheepfold.server.table;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.BadInput;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.wire.AskFork;
import sheepfold.server.wire.AskTable;
import sheepfold.server.wire.HintState;
import sheepfold.server.wire.TableEntry;
import sheepfold.server.wire.TableList;
import tools.jackson.databind.JsonNode;

/** All tables of this node: those in use are in memory, the others are read from the store when somebody comes. */
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{8,40}");
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration IDLE_IF_OVER = Duration.ofSeconds(5);
    private static final Duration SWEEP = Duration.ofSeconds(5);
    private static final int LONGEST_LIST = 100;
    private static final long LONGEST_HINT_SECONDS = 20;

    private final House house;
    private final int mostTablesOfAGuest;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();

    public Tables(Store store, Signer signer, Pace pace, int botThreads, int mostTablesOfAGuest, MeterRegistry meters) {
        Alarms alarms = new Alarms();
        Timer durable = Timer.builder("sheepfold.entry.durable")
                .description("From accepting an entry until it is durable and told to all who watch")
                .publishPercentiles(0.5, 0.99)
                .distributionStatisticExpiry(Duration.ofSeconds(20))
                .register(meters);
        this.house = new House(store, signer, pace, alarms, new BotDesk(botThreads, alarms, pace), durable);
        this.mostTablesOfAGuest = mostTablesOfAGuest;
        meters.gaugeMapSize("sheepfold.tables.live", List.of(), live);
        store.onForeignChange(this::changedElsewhere);
        alarms.every(SWEEP.toMillis(), this::sweep);
    }

    /** Lets tables go on in which a bot is to move or a clock runs. */
    public void resume() {
        for (Store.Head head : house.store().running()) {
            try {
                if (JsonText.summary(head.summary()).wakes()) {
                    find(head.table());
                }
            } catch (RuntimeException e) {
                LOG.warn("table {} does not go on: {}", head.table(), e.toString());
            }
        }
    }

    private void changedElsewhere(String table, long number) {
        LiveTable changed = live.get(table);
        if (changed != null) {
            Thread.startVirtualThread(() -> changed.locked(() -> {
                if (!changed.isGone() && changed.table().at() < number) {
                    changed.refresh();
                    changed.driver().goOn();
                }
                return number;
            }));
        }
    }

    private void sweep() {
        live.values().removeIf(table -> table.locked(() -> leavesIfIdle(table)));
    }

    private static boolean leavesIfIdle(LiveTable table) {
        long now = System.currentTimeMillis();
        boolean idle = table.isIdleSince(now - IDLE.toMillis(), now - IDLE_IF_OVER.toMillis());
        if (idle) {
            table.leave();
        }
        return idle;
    }

    private LiveTable find(String id) {
        LiveTable known = live.get(id);
        if (known != null) {
            return known;
        }
        Store.Head head = ID.matcher(id).matches() ? house.store().head(id).orElseThrow(Tables::unknown) : missing();
        return enter(new LiveTable(house, head.secret(), fold(head)));
    }

    private static Store.Head missing() {
        throw unknown();
    }

    private static Declined unknown() {
        return Declined.because(404, "There is no such table.");
    }

    private Table<?, ?> fold(Store.Head head) {
        List<Store.Entry> rows = house.store().entries(head.table(), 0);
        if (rows.isEmpty()) {
            throw unknown();
        }
        return Logbook.fold(rows, head.secret(), Long.MAX_VALUE);
    }

    private LiveTable enter(LiveTable entering) {
        LiveTable first = live.putIfAbsent(entering.table().id(), entering);
        if (first != null) {
            return first;
        }
        entering.locked(() -> {
            entering.driver().goOn();
            return entering;
        });
        return entering;
    }

    /** Lets somebody ask something of a table. */
    public <T> T at(String id, Visitor caller, Function<Requests, T> ask) {
        while (true) {
            LiveTable table = find(id);
            Optional<T> answer = table.locked(() -> answer(table, caller, ask));
            if (answer.isPresent()) {
                return answer.get();
            }
            live.remove(id, table);
        }
    }

    /** Nothing if the table has left memory in the meantime. */
    private <T> Optional<T> answer(LiveTable table, Visitor caller, Function<Requests, T> ask) {
        if (table.isGone()) {
            return Optional.empty();
        }
        table.use();
        try {
            return Optional.of(ask.apply(new Requests(table, house, caller)));
        } catch (LiveTable.OutOfDate e) {
            throw Declined.late(
                    "The table has moved on since you looked.", table.state(caller.guest(), OptionalInt.empty()));
        } catch (RulesFault e) {
            table.setAside(e);
            throw Declined.because(409, String.valueOf(table.table().fault()));
        }
    }

    public String create(Visitor owner, AskTable ask) {
        long running = house.store().of(owner.guest(), 10 * mostTablesOfAGuest).stream()
                .filter(head ->
                        head.owner().equals(owner.guest()) && !head.status().equals("over"))
                .count();
        if (running >= mostTablesOfAGuest) {
            throw Declined.because(
                    429,
                    "You have %d tables that are not over; close some before you make more."
                            .formatted(mostTablesOfAGuest));
        }
        return found(Founding.of(owner, ask));
    }

    private String found(Founding founding) {
        Table<?, ?> table = founding.table();
        LiveTable.awaited(
                house.store().create(LiveTable.head(table, founding.secret()), founding.rows(), table.people()));
        enter(new LiveTable(house, founding.secret(), table));
        return table.id();
    }

    /** The same people at a new table; whoever asks later is sent there too. */
    public String rematch(String id, Visitor caller) {
        return at(id, caller, request -> {
            Table<?, ?> table = request.folded();
            if (table.heldBy(caller.guest()).isEmpty()) {
                throw Declined.because(403, "Only those who played can ask for a rematch.");
            }
            if (!table.isOver()) {
                throw Declined.because(409, "The game is not over yet.");
            }
            String agreed = table.rematch();
            return agreed != null ? agreed : rematch(request, table, caller);
        });
    }

    private String rematch(Requests request, Table<?, ?> table, Visitor caller) {
        Optional<JsonNode> position = Optional.ofNullable(table.opened().position());
        Founding founding =
                Founding.like(table, caller, position, table.opened().training(), !table.isListed());
        founding.seatAsAt(table);
        String next = found(founding);
        request.rematched(next);
        return next;
    }

    /** A new table that begins where the game stood after so many moves. */
    public String fork(String id, Visitor caller, AskFork ask) {
        return at(id, caller, request -> {
            Table<?, ?> table = request.folded();
            requireForkable(table, caller.guest());
            int moves = Optional.ofNullable(ask.moves()).orElse(table.made().size());
            if (moves < 0 || moves > table.made().size()) {
                throw Declined.wrongInput(new BadInput(
                        "moves", "the game has %d moves".formatted(table.made().size())));
            }
            Founding founding = Founding.like(table, caller, Optional.of(positionAfter(table, moves)), true, true);
            founding.seat(caller, Optional.ofNullable(ask.seats()).orElseGet(() -> seatsForOne(table, caller.guest())));
            return found(founding);
        });
    }

    private static void requireForkable(Table<?, ?> table, String guest) {
        boolean solo = table.people().equals(List.of(guest));
        boolean ownTraining = table.opened().training() && !table.heldBy(guest).isEmpty();
        if (!table.isOver() && !solo && !ownTraining) {
            throw Declined.because(
                    403, "Only games that are over, that you play alone or that are for training can be forked.");
        }
    }

    private static <P extends Position<P, M>, M extends Move> JsonNode positionAfter(Table<P, M> table, int moves) {
        P position = table.positionAfter(moves);
        if (table.ask(() -> position.turn().isOver())) {
            throw Declined.wrongInput(new BadInput("moves", "the game is over there; choose an earlier move"));
        }
        return table.ask(() -> table.game().positions().write(position));
    }

    /** The caller keeps their seats; who only watched takes the first one. Bots play the others. */
    private static List<String> seatsForOne(Table<?, ?> table, String guest) {
        List<String> seats = new ArrayList<>();
        boolean watched = table.heldBy(guest).isEmpty();
        for (Seat seat : table.seats()) {
            boolean mine = seat.isHeldBy(guest) || (watched && seats.isEmpty());
            seats.add(mine ? "me" : "bot:" + (seat.isBot() ? seat.bot() : "medium"));
        }
        return seats;
    }

    public void delete(String id, Visitor caller) {
        at(id, caller, request -> {
            Table<?, ?> table = request.folded();
            if (!table.opened().owner().equals(caller.guest()) || caller.guest().isEmpty()) {
                throw Declined.because(403, "Only the one who made the table can delete it.");
            }
            if (!table.isOver()) {
                throw Declined.because(409, "The game is not over: close it first.");
            }
            LiveTable.awaited(house.store().delete(id));
            Optional.ofNullable(live.remove(id)).ifPresent(LiveTable::leave);
            return id;
        });
    }

    public TableList list(Visitor caller) {
        List<TableEntry> open = house.store().listed(LONGEST_LIST).stream()
                .map(head -> Summary.entry(head, caller.guest()))
                .toList();
        List<TableEntry> own = caller.guest().isEmpty()
                ? List.of()
                : house.store().of(caller.guest(), LONGEST_LIST).stream()
                        .map(head -> Summary.entry(head, caller.guest()))
                        .toList();
        return new TableList(
                open,
                own.stream().filter(entry -> !entry.status().equals("over")).toList(),
                own.stream().filter(entry -> entry.status().equals("over")).toList());
    }

    /** Gives a guest's seats their new name. */
    public void rename(Visitor caller) {
        for (Store.Head head : house.store().of(caller.guest(), LONGEST_LIST)) {
            if (!head.status().equals("over")) {
                at(head.table(), caller, request -> request.rename(caller.name()));
            }
        }
    }

    /** A suggestion for the caller's decision, from what their seat may know. */
    public HintState hint(String id, Visitor caller, @Nullable Integer seat) {
        Question<?, ?> question = at(id, caller, request -> request.question(seat));
        CompletableFuture<HintState> hint = new CompletableFuture<>();
        house.bots().quickly(caller.guest(), () -> {
            try {
                hint.complete(question.hint(
                        new SeededRandom(ThreadLocalRandom.current().nextLong())));
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                hint.completeExceptionally(e);
            }
        });
        try {
            return hint.get(LONGEST_HINT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("no hint for {}: {}", id, e.toString());
            throw Declined.because(503, "No hint could be found just now.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Declined.because(503, "The server is about to stop.");
        }
    }

    /** Thinking for others that is not to disturb tables. */
    public void think(Visitor caller, Runnable work) {
        house.bots().slowly(caller.guest(), work);
    }

    /** Ends all streams and waits until nobody changes a table any more. */
    @Override
    public void close() {
        house.alarms().close();
        house.bots().close();
        live.values()
                .forEach(table -> table.locked(() -> {
                    table.leave();
                    return table;
                }));
        live.clear();
    }
}

package sheepfold.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.Turn;
import sheepfold.server.store.Store;
import sheepfold.server.wire.Presence;
import sheepfold.server.wire.TableState;

/**
 * A table in memory, with the people who look on. One lock guards it, and it is held until an entry is durable: so nobody
 * ever sees what could still be lost, and everybody hears of changes in their order.
 */
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    /** Who missed more than that gets the whole state instead. */
    private static final long MOST_MISSED = 200;

    private final House house;
    private final String id;
    private final String secret;
    private final ReentrantLock lock = new ReentrantLock();
    private final Set<Watcher> watchers = new LinkedHashSet<>();
    private final SealedAnswers answers = new SealedAnswers();
    private final Driver driver;
    private final long loadedAt = System.currentTimeMillis();
    private Table<?, ?> table;
    private long lastUsed = loadedAt;
    private boolean gone;

    LiveTable(House house, String secret, Table<?, ?> table) {
        this.house = house;
        this.id = table.id();
        this.secret = secret;
        this.table = table;
        this.driver = new Driver(this, house);
        loadAnswers();
    }

    /** Sealed answers are durable though they are in no log. */
    void loadAnswers() {
        if (table.isRunning() && table.turn() instanceof Turn.Players players && players.mode() == Turn.Mode.ALL) {
            house.store()
                    .answers(id, table.decision())
                    .forEach(answer -> answers.to(table).putIfAbsent(answer.seat(), answer.move()));
        }
    }

    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Somebody asks something of it, so it is not idle. */
    void use() {
        lastUsed = System.currentTimeMillis();
    }

    Table<?, ?> table() {
        return table;
    }

    SealedAnswers answers() {
        return answers;
    }

    Driver driver() {
        return driver;
    }

    long loadedAt() {
        return loadedAt;
    }

    /** The table as somebody may see it; rules that fail at showing set it aside like those that fail at playing. */
    TableState state(String guest, OptionalInt asked) {
        return stateSince(0, guest, asked);
    }

    /** The same for somebody who has seen it after an entry. */
    TableState stateSince(long entry, String guest, OptionalInt asked) {
        try {
            return sight(guest, asked).stateSince(entry);
        } catch (RulesFault e) {
            setAside(e);
            return sight(guest, asked).stateSince(entry);
        }
    }

    Sight<?, ?> sight(String guest, OptionalInt asked) {
        return Sight.of(scene(), Eyes.of(table, guest, asked));
    }

    private Scene scene() {
        return new Scene(table, answers.to(table), Deadline.of(table, house.pace(), loadedAt), guestsHere());
    }

    private Set<String> guestsHere() {
        Set<String> guests = new HashSet<>();
        watchers.forEach(watcher -> guests.add(watcher.guest()));
        return guests;
    }

    /** Entries that are about to be written, with what each watcher is to hear of them. */
    final class Draft {
        private final String actor;
        private final long began = table.at();
        private final long when = System.currentTimeMillis();
        private final List<Store.Entry> rows = new ArrayList<>();
        private final List<Delivery> deliveries = new ArrayList<>();
        // The store remembers who held a seat, so it need not hear it with every move
        private List<String> newcomers = List.of();

        private Draft(String actor) {
            this.actor = actor;
        }

        void add(Entry entry) {
            table.apply(entry, when);
            note(entry);
        }

        void start() {
            note(table.start(when));
        }

        void play(int seat, String move) {
            note(table.play(seat, move, when));
        }

        void close(Map<Integer, String> sealed) {
            note(table.close(sealed, when));
        }

        private void note(Entry entry) {
            rows.add(new Store.Entry(id, table.at(), actor, JsonText.entry(entry), when));
            newcomers = entry instanceof Entry.SeatTaken ? table.people() : newcomers;
            addDeliveries(entry, deliveries);
        }
    }

    private record Delivery(Watcher watcher, Message message) {}

    /** Does something and makes it durable, or leaves everything as it was. Then all watchers hear of it. */
    void act(String actor, Consumer<Draft> action) {
        Draft draft = new Draft(actor);
        try {
            action.accept(draft);
        } catch (RulesFault e) {
            setAside(e, draft.began);
            throw Declined.because(409, setAsideSentence(e));
        } catch (RuntimeException e) {
            if (!draft.rows.isEmpty()) {
                reload(draft.began);
            }
            throw e;
        }
        if (!draft.rows.isEmpty()) {
            commit(draft);
        }
    }

    private void commit(Draft draft) {
        long began = System.nanoTime();
        try {
            awaited(house.store().append(head(), draft.rows, draft.newcomers));
        } catch (Store.Conflict e) {
            reload(draft.began);
            throw new OutOfDate();
        } catch (RuntimeException e) {
            reload(draft.began);
            throw e;
        }
        draft.deliveries.forEach(delivery -> delivery.watcher.tell(delivery.message));
        house.durable().record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
    }

    /** Another node was faster. */
    static final class OutOfDate extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static void awaited(CompletableFuture<Void> written) {
        try {
            written.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Store.Conflict conflict) {
                throw conflict;
            }
            throw new Store.Unavailable("it could not be written", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for the database was interrupted", e);
        }
    }

    Store.Head head() {
        return head(table, secret);
    }

    static Store.Head head(Table<?, ?> table, String secret) {
        return new Store.Head(
                table.id(),
                table.info().id(),
                table.status(),
                table.isListed(),
                table.opened().owner(),
                JsonText.line(Summary.of(table)),
                secret,
                table.changed());
    }

    private void addDeliveries(Entry entry, List<Delivery> deliveries) {
        if (watchers.isEmpty()) {
            return;
        }
        boolean seatsChanged = entry instanceof Entry.SeatTaken
                || entry instanceof Entry.SeatGiven
                || entry instanceof Entry.SeatLeft
                || entry instanceof Entry.Renamed;
        driver.passQuietly();
        Scene scene = scene();
        Map<Eyes, Message> messages = new HashMap<>();
        for (Watcher watcher : watchers) {
            // Spectators all see the same
            String guest = table.heldBy(watcher.guest()).isEmpty() ? "" : watcher.guest();
            Eyes eyes = Eyes.allowed(table, guest, watcher.asked());
            deliveries.add(new Delivery(
                    watcher, messages.computeIfAbsent(eyes, key -> changeMessage(scene, key, seatsChanged))));
        }
    }

    private static Message changeMessage(Scene scene, Eyes eyes, boolean seatsChanged) {
        return Message.numbered(
                "change", scene.table().at(), Sight.of(scene, eyes).change(seatsChanged));
    }

    /** Forgets what is in memory, reads the log anew, and tells watchers what they have not heard yet. */
    private void reload(long heard) {
        try {
            List<Store.Entry> rows = house.store().entries(id, 0);
            if (rows.isEmpty()) {
                throw Declined.because(404, "This table is not there any more.");
            }
            table = Logbook.fold(rows, secret, heard);
            // Answers to a decision that never came are forgotten
            answers.to(table);
            catchUp(rows.stream().filter(row -> row.number() > heard).toList());
        } catch (RuntimeException e) {
            // What is in memory now never happened, so nobody may see it
            leave();
            throw e;
        }
    }

    /** Takes in what other nodes have appended. */
    void refresh() {
        catchUp(house.store().entries(id, table.at()));
    }

    private void catchUp(List<Store.Entry> rows) {
        for (Store.Entry row : rows) {
            Entry entry = JsonText.entry(row.entry());
            table.apply(entry, row.at());
            List<Delivery> deliveries = new ArrayList<>();
            addDeliveries(entry, deliveries);
            deliveries.forEach(delivery -> delivery.watcher.tell(delivery.message));
        }
        loadAnswers();
    }

    /** The rules have failed: the table stays as it was before, and says why. */
    void setAside(RulesFault failure) {
        setAside(failure, table.at());
    }

    private void setAside(RulesFault failure, long heard) {
        LOG.error("table {} of {} is set aside", id, table.info().id(), failure);
        if (table.fault() == null) {
            reload(heard);
        }
        if (table.fault() == null) {
            Draft draft = new Draft("");
            draft.add(new Entry.SetAside(setAsideSentence(failure)));
            commit(draft);
        }
    }

    private String setAsideSentence(RulesFault failure) {
        return "This table is set aside, because %s of %s. What was played so far can be downloaded."
                .formatted(failure.sentence(), table.info().title());
    }

    /** Begins to tell somebody of changes, from what they have seen last. */
    void watch(Watcher watcher, OptionalLong lastSeen) {
        if (lastSeen.isPresent() && lastSeen.getAsLong() > table.at()) {
            refresh();
        }
        Eyes.of(table, watcher.guest(), watcher.asked());
        long seen = lastSeen.orElse(-1);
        if (seen < 1 || seen > table.at() || table.at() - seen > MOST_MISSED) {
            watcher.tell(Message.numbered("state", table.at(), state(watcher.guest(), watcher.asked())));
        } else if (seen < table.at()) {
            tellMissed(watcher, seen);
        }
        boolean wasHere = guestsHere().contains(watcher.guest());
        watchers.add(watcher);
        if (!wasHere) {
            tellWhoIsHere(watcher.guest());
        }
    }

    private void tellMissed(Watcher watcher, long seen) {
        List<Store.Entry> rows = house.store().entries(id, 0);
        Table<?, ?> then = Logbook.fold(rows, secret, seen);
        for (Store.Entry row : rows) {
            if (row.number() > seen && row.number() <= table.at()) {
                then.apply(JsonText.entry(row.entry()), row.at());
                Scene scene = row.number() == table.at()
                        ? scene()
                        : new Scene(then, Map.of(), OptionalLong.empty(), guestsHere());
                Eyes eyes = Eyes.allowed(then, watcher.guest(), watcher.asked());
                watcher.tell(changeMessage(scene, eyes, true));
            }
        }
    }

    void unwatch(Watcher watcher) {
        if (watchers.remove(watcher) && !guestsHere().contains(watcher.guest())) {
            tellWhoIsHere(watcher.guest());
        }
    }

    private void tellWhoIsHere(String whoChanged) {
        if (table.heldBy(whoChanged).isEmpty()) {
            return;
        }
        Scene scene = scene();
        for (Watcher watcher : watchers) {
            Eyes eyes = Eyes.allowed(table, watcher.guest(), watcher.asked());
            watcher.tell(Message.unnumbered(
                    "seats", new Presence(Sight.of(scene, eyes).seats())));
        }
    }

    /** Is nobody here, and does nothing go on? A game that is over is not waited for. */
    boolean isIdleSince(long millis, long millisIfOver) {
        return watchers.isEmpty()
                && !driver.isBusy()
                && (lastUsed < millis || (lastUsed < millisIfOver && table.isOver()));
    }

    /** Leaves memory: whoever finds it is to load it anew. */
    void leave() {
        gone = true;
        driver.stop();
        watchers.forEach(Watcher::end);
        watchers.clear();
    }

    boolean isGone() {
        return gone;
    }
}

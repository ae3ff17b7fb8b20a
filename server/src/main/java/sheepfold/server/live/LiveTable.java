package sheepfold.server.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.Refusal;
import sheepfold.json.Json;
import sheepfold.server.bots.Deadline;
import sheepfold.server.bots.Stopwatch;
import sheepfold.server.people.PresenceLog;
import sheepfold.server.people.Signer;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.present.Message;
import sheepfold.server.present.Presenter;
import sheepfold.server.present.Snapshot;
import sheepfold.server.store.Store;
import sheepfold.server.store.Wait;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Entry;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.LogReader;
import sheepfold.server.table.RulesFault;
import sheepfold.server.table.SealedAnswers;
import sheepfold.server.table.Summary;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.TableMessages.Presence;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableMessages.Watching;
import sheepfold.server.wire.TableRequests.TriedMove;
import sheepfold.server.wire.TalkMessages.ChatLately;
import sheepfold.server.wire.TalkMessages.ChatLine;
import sheepfold.server.wire.TalkMessages.Phrase;
import sheepfold.server.wire.TalkMessages.SaidLately;

/**
 * A table in memory, with the people who look on. One lock guards it, and it is held until an entry is durable: so nobody
 * ever sees what could still be lost, and everybody hears of changes in their order.
 */
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    /** Who missed more than that gets the whole state instead. */
    private static final long MOST_MISSED = 200;

    private static final int MOST_SAID = 20;
    private static final int MOST_CHATTED = 100;
    private static final int MOST_NAMED = 12;

    private final Services services;
    private final String id;
    private final String secret;
    private final ReentrantLock lock = new ReentrantLock();
    private final Set<Watcher> watchers = new LinkedHashSet<>();
    private final SealedAnswers answers = new SealedAnswers();
    private final PresenceLog presence;
    private final Stopwatch stopwatch;
    private final Driver driver;
    private final Deque<Store.Said> said = new ArrayDeque<>();
    private Table<?, ?> table;
    private volatile long newest;
    private long lastUsed = System.nanoTime();
    private boolean gone;
    private boolean inDoubt;

    LiveTable(Services services, String secret, Table<?, ?> table, OptionalLong fence) {
        this.services = services;
        this.id = table.id();
        this.secret = secret;
        this.table = table;
        this.presence = new PresenceLog(services.clock().millis());
        this.stopwatch = new Stopwatch(services.clock());
        this.driver = new Driver(this, services, fence);
        this.newest = table.at();
        stopwatch.look(table, false);
        refreshAsides();
        said.addAll(services.store().said(id, MOST_SAID));
    }

    /** Takes in what is durable though it is in no log: sealed answers, wishes to be asked, and who is at other nodes. */
    void refreshAsides() {
        loadAnswers();
        if (table.info().hidden()) {
            driver.holdAs(services.store().holds(id));
        }
        List<String> lookers = lookersElsewhere();
        if (presence.learn(
                services.store().presentElsewhere(id), services.clock().millis())) {
            tellWhoIsHere();
        }
        if (table.hasStarted() && !lookers.equals(lookersElsewhere())) {
            tellSeated(whoWatches());
        }
    }

    void loadAnswers() {
        if (table.isRunning() && table.turn().isSealed()) {
            answers.learn(table, services.store().answers(id, table.decision()));
        }
    }

    /** An answer is durable, even where its decision was closed in the meantime. */
    void sealed(Store.Answer answer) {
        loadAnswers();
        answers.add(table, answer);
    }

    <T> T locked(Supplier<T> work) {
        return Wait.locked(lock, services.store().deadline(), work);
    }

    /** Does something that gives nothing. */
    void whileLocked(Runnable work) {
        locked(() -> {
            work.run();
            return id;
        });
    }

    /** Somebody asks something of it, so it is not idle. */
    void use() {
        lastUsed = System.nanoTime();
    }

    String id() {
        return id;
    }

    Table<?, ?> table() {
        if (inDoubt) {
            throw new Store.Unknown("what is in memory may never have been");
        }
        return table;
    }

    SealedAnswers answers() {
        return answers;
    }

    PresenceLog presence() {
        return presence;
    }

    Driver driver() {
        return driver;
    }

    /** The newest entry that is known here, to be read without the lock. */
    long newest() {
        return newest;
    }

    /** How long the present decision has been standing, in milliseconds. */
    long elapsedMillis() {
        return stopwatch.elapsedMillis();
    }

    /** After how many milliseconds the time for the present decision is up. */
    OptionalLong deadlineMillis() {
        return Deadline.of(table, services.pace(), stopwatch.headStart());
    }

    /** The table as somebody may see it; rules that fail at showing set it aside like those that fail at playing. */
    TableState state(String guest, ViewOptions viewing) {
        return stateSince(0, guest, viewing);
    }

    /** The same for somebody who has seen it after an entry. */
    TableState stateSince(long entry, String guest, ViewOptions viewing) {
        try {
            return presenter(guest, viewing).stateSince(entry);
        } catch (RulesFault e) {
            setAside(e);
            return presenter(guest, viewing).stateSince(entry);
        }
    }

    Presenter<?, ?> presenter(String guest, ViewOptions viewing) {
        return Presenter.of(snapshot(), Viewpoint.of(table(), guest, viewing), services.pace());
    }

    private Snapshot snapshot() {
        Table<?, ?> table = table();
        OptionalLong limit = deadlineMillis();
        return new Snapshot(
                table,
                answers.to(table),
                limit.isPresent() ? stopwatch.wallBegan() + limit.getAsLong() : null,
                presence);
    }

    /** Entries that are about to be written, with what each watcher is to hear of them. */
    final class Draft {
        private final String actor;
        private final Store.Terms terms;
        private final long began = table.at();
        private final long when = services.clock().millis();
        private final List<Store.Entry> rows = new ArrayList<>();
        private final List<Delivery> deliveries = new ArrayList<>();
        // The store remembers who held a seat, so it need not hear it with every move
        private List<String> newcomers = List.of();

        private Draft(String actor, Store.Terms terms) {
            this.actor = actor;
            this.terms = terms;
        }

        void add(Entry entry) {
            table.apply(entry, actor, when);
            note(entry);
        }

        void start() {
            note(table.start(when));
        }

        Optional<Refusal> play(int seat, TriedMove move, Optional<Entry.Asked> request) {
            return table.play(seat, move, request, when, this::note);
        }

        Draft close(Map<Integer, String> sealed, List<Entry.Asked> requests) {
            note(table.close(sealed, requests, when));
            return this;
        }

        private void note(Entry entry) {
            stopwatch.look(table, true);
            noteWhoActed(entry, actor, when);
            rows.add(new Store.Entry(id, table.at(), actor, JsonText.entry(entry), when));
            newcomers = entry instanceof Entry.SeatTaken ? table.people() : newcomers;
            addDeliveries(entry, deliveries);
        }
    }

    /** What everybody sees is a sign of life; what nobody may know, such as a sealed answer, is none. */
    private void noteWhoActed(Entry entry, String actor, long when) {
        presence.acts(actor, when);
        if (entry instanceof Entry.Played(List<Entry.Step> _, List<Entry.Asked> requests) && requests != null) {
            requests.forEach(request -> presence.acts(request.guest(), when));
        }
    }

    private record Delivery(Watcher watcher, Message message) {}

    /** Does something that somebody asks for and makes it durable, or leaves everything as it was. Then all watchers hear of it. */
    void act(String actor, Consumer<Draft> action) {
        act(actor, Store.Terms.NONE, draft -> {
            action.accept(draft);
            return draft;
        });
    }

    /** The same under further terms, with what comes of it. */
    <T> T act(String actor, Store.Terms terms, Function<Draft, T> action) {
        Draft draft = new Draft(actor, terms);
        T outcome;
        try {
            outcome = action.apply(draft);
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
        return outcome;
    }

    private void commit(Draft draft) {
        long began = System.nanoTime();
        try {
            Store.await(services.store().append(head(), draft.rows, draft.newcomers, draft.terms));
        } catch (Store.Conflict e) {
            reload(draft.began);
            throw new OutOfDate();
        } catch (RuntimeException e) {
            reloadAfter(e, draft.began);
            throw e;
        }
        newest = table.at();
        draft.deliveries.forEach(delivery -> delivery.watcher.tell(delivery.message));
        services.durable().record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
    }

    /** What the caller is told is why the write failed, not why the log could not be read after that. */
    private void reloadAfter(RuntimeException failure, long heard) {
        try {
            reload(heard);
        } catch (RuntimeException e) {
            failure.addSuppressed(e);
        }
    }

    /** Another node was faster. */
    static final class OutOfDate extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    Store.Head head() {
        return head(table, secret);
    }

    static Store.Head head(Table<?, ?> table, String secret) {
        return new Store.Head(
                table.id(),
                table.info().id(),
                table.status().id(),
                table.isListed(),
                table.opened().owner(),
                Json.line(Summary.of(table)),
                secret,
                table.changed(),
                table.decision(),
                Summary.wakes(table));
    }

    private void addDeliveries(Entry entry, List<Delivery> deliveries) {
        if (watchers.isEmpty()) {
            return;
        }
        boolean seatsChanged = entry instanceof Entry.SeatTaken
                || entry instanceof Entry.SeatGiven
                || entry instanceof Entry.SeatLeft
                || entry instanceof Entry.LeaveAsked
                || entry instanceof Entry.Renamed;
        driver.passQuietly();
        Snapshot snapshot = snapshot();
        Map<Viewpoint, Message> messages = new HashMap<>();
        for (Watcher watcher : watchers) {
            // Spectators all see the same, but for those who may come back to a seat
            String guest = table.everHeldBy(watcher.guest()).isEmpty() ? "" : watcher.guest();
            Viewpoint viewpoint = Viewpoint.allowed(table, guest, watcher.viewing());
            deliveries.add(new Delivery(
                    watcher, messages.computeIfAbsent(viewpoint, key -> changeMessage(snapshot, key, seatsChanged))));
        }
    }

    private Message changeMessage(Snapshot snapshot, Viewpoint viewpoint, boolean seatsChanged) {
        return Message.numbered(
                "change",
                snapshot.table().at(),
                Presenter.of(snapshot, viewpoint, services.pace()).change(seatsChanged));
    }

    /** Forgets what is in memory, reads the log anew, and tells watchers what they have not heard yet. */
    private void reload(long heard) {
        try {
            List<Store.Entry> rows = services.store().entries(id, 0);
            if (rows.isEmpty()) {
                throw Declined.because(404, "This table is not there any more.");
            }
            table = LogReader.fold(rows, secret, heard);
            // They may be to a decision that never came, whose number another has now
            answers.forget();
            newest = table.at();
            catchUp(rows.stream().filter(row -> row.number() > heard).toList());
        } catch (RuntimeException e) {
            // What is in memory now may never have been, so nobody may see it, not even who is being answered
            leave();
            inDoubt = true;
            throw e;
        }
    }

    /** Takes in what other nodes have appended. */
    void refresh() {
        catchUp(services.store().entries(id, table.at()));
    }

    private void catchUp(List<Store.Entry> rows) {
        for (Store.Entry row : rows) {
            Entry entry = JsonText.entry(row.entry());
            table.apply(entry, row.actor(), row.at());
            newest = table.at();
            stopwatch.look(table, true);
            noteWhoActed(entry, row.actor(), services.clock().millis());
            List<Delivery> deliveries = new ArrayList<>();
            addDeliveries(entry, deliveries);
            deliveries.forEach(delivery -> delivery.watcher.tell(delivery.message));
        }
        loadAnswers();
    }

    /** Other nodes have taken this one for dead, or it has heard nothing for a while. */
    void refreshAll() {
        refresh();
        driver.doubt();
        presence.watchers().forEach(guest -> services.store().present(id, guest, true));
        refreshAsides();
        hearWords();
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
            Draft draft = new Draft("", Store.Terms.NONE);
            draft.add(new Entry.SetAside(setAsideSentence(failure)));
            commit(draft);
        }
    }

    private String setAsideSentence(RulesFault failure) {
        return "This table is set aside, because %s of %s. What was played so far can be downloaded."
                .formatted(failure.sentence(), table.info().title());
    }

    /** Can somebody who has seen an entry be told of what came after it one by one? */
    boolean canTellSince(OptionalLong lastSeen) {
        long seen = lastSeen.orElse(-1);
        return seen >= 1 && seen <= table.at() && table.at() - seen <= MOST_MISSED;
    }

    /** A table as it was after an entry, to tell somebody of what they missed; takes its time, and needs no lock. */
    Missed missedSince(Watcher watcher, long seen) {
        return new Missed(services, id, secret, watcher, seen);
    }

    /** Begins to tell somebody of changes: of what they missed, or else with the whole state. */
    void watch(Watcher watcher, Optional<Missed> missed) {
        Viewpoint viewpoint = Viewpoint.of(table, watcher.guest(), watcher.viewing());
        if (missed.isEmpty()) {
            watcher.tell(Message.numbered("state", table.at(), state(watcher.guest(), watcher.viewing())));
        } else {
            missed.get().tellUpTo(table.at() - 1);
            if (missed.get().at() < table.at()) {
                watcher.tell(changeMessage(snapshot(), viewpoint, true));
            }
        }
        if (!said.isEmpty()) {
            watcher.tell(Message.unnumbered(
                    "phrases",
                    new SaidLately(said.stream().map(LiveTable::phrase).toList())));
        }
        watchers.add(watcher);
        tellOfTalk(MOST_CHATTED, Stream.of(watcher));
        boolean watched = presence.watchesHere(watcher.guest());
        if (presence.comes(watcher.guest())) {
            tellWhoIsHere(watcher.guest());
        }
        tellWhoWatches(watcher);
        if (!watched) {
            services.store().present(id, watcher.guest(), true);
        }
    }

    void unwatch(Watcher watcher) {
        if (!watchers.remove(watcher)) {
            return;
        }
        String guest = watcher.guest();
        if (presence.goes(guest, services.clock().millis())) {
            tellWhoIsHere(guest);
        }
        if (!isSeated(watcher)) {
            tellWhoWatches(watcher);
        }
        if (!presence.watchesHere(guest)) {
            services.store().present(id, guest, false);
        }
    }

    private void tellWhoIsHere(String whoChanged) {
        if (!table.heldBy(whoChanged).isEmpty()) {
            tellWhoIsHere();
        }
    }

    private void tellWhoIsHere() {
        Snapshot snapshot = snapshot();
        for (Watcher watcher : watchers) {
            Viewpoint viewpoint = Viewpoint.allowed(table, watcher.guest(), watcher.viewing());
            watcher.tell(Message.unnumbered(
                    "seats",
                    new Presence(
                            Presenter.of(snapshot, viewpoint, services.pace()).seats())));
        }
    }

    private boolean isSeated(Watcher watcher) {
        return !table.heldBy(watcher.guest()).isEmpty();
    }

    /** Tells those who play of those who only look on: of one who comes or goes, or somebody who sits down to hear it. */
    private void tellWhoWatches(Watcher newest) {
        if (table.hasStarted() && !isSeated(newest)) {
            tellSeated(whoWatches());
        } else if (table.hasStarted() && !lookers().isEmpty()) {
            newest.tell(whoWatches());
        }
    }

    private Message whoWatches() {
        List<String> lookers = lookers();
        List<String> names = lookers.stream()
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MOST_NAMED)
                .toList();
        long others = lookers.stream().filter(name -> !names.contains(name)).count();
        return Message.unnumbered("watchers", new Watching(names, (int) others));
    }

    /** The names of those who only look on, at whatever node; empty for who has not said theirs. */
    private List<String> lookers() {
        Stream<String> here =
                watchers.stream().filter(watcher -> !isSeated(watcher)).map(Watcher::name);
        return Stream.concat(here, lookersElsewhere().stream()).toList();
    }

    private List<String> lookersElsewhere() {
        return presence.elsewhere().entrySet().stream()
                .filter(guest -> table.heldBy(guest.getKey()).isEmpty())
                .map(Map.Entry::getValue)
                .sorted()
                .toList();
    }

    private void tellSeated(Message message) {
        watchers.stream().filter(this::isSeated).forEach(watcher -> watcher.tell(message));
    }

    /** Keeps what somebody writes and tells those who hold a seat. */
    void chat(int seat, String text) {
        Store.Chat chat = new Store.Chat(
                id,
                services.clock().millis(),
                Signer.fresh(6),
                seat,
                table.seat(seat).name(),
                text);
        Store.await(services.store().write(chat));
        tellSeated(Message.unnumbered("chat", line(chat)));
    }

    private static ChatLine line(Store.Chat chat) {
        return new ChatLine(chat.seat(), chat.name(), chat.line(), chat.id(), chat.at());
    }

    /** What was written so far, to those who sit here, each from when they sat down: what went before is not meant for them. */
    private void tellOfTalk(int most, Stream<Watcher> listeners) {
        List<Watcher> seated = listeners.filter(this::isSeated).toList();
        if (seated.isEmpty() || !services.chat()) {
            return;
        }
        List<Store.Chat> chats = services.store().chatted(id, most);
        for (Watcher watcher : seated) {
            long since = table.seatedSince(watcher.guest());
            List<ChatLine> lines = chats.stream()
                    .filter(chat -> chat.at() > since)
                    .map(LiveTable::line)
                    .toList();
            if (!lines.isEmpty()) {
                watcher.tell(Message.unnumbered("chats", new ChatLately(lines)));
            }
        }
    }

    /** Somebody has spoken or written at another node. Who has heard some of it knows it again. */
    void hearWords() {
        hearPhrases();
        tellOfTalk(MOST_SAID, watchers.stream());
    }

    /** Keeps what somebody says and tells everybody. */
    void say(int seat, String phrase) {
        Store.Said words = new Store.Said(id, services.clock().millis(), Signer.fresh(6), seat, phrase);
        Store.await(services.store().write(words));
        spoken(words);
    }

    boolean hasShown(int seat, String plan) {
        return said.stream()
                .anyMatch(words -> words.seat() == seat && words.phrase().endsWith(plan));
    }

    private void hearPhrases() {
        for (Store.Said words : services.store().said(id, MOST_SAID)) {
            if (said.stream().noneMatch(known -> known.id().equals(words.id()))) {
                spoken(words);
            }
        }
    }

    private void spoken(Store.Said words) {
        said.add(words);
        while (said.size() > MOST_SAID) {
            said.remove();
        }
        Message message = Message.unnumbered("phrase", phrase(words));
        watchers.forEach(watcher -> watcher.tell(message));
    }

    private static Phrase phrase(Store.Said words) {
        return new Phrase(words.seat(), words.phrase(), words.id(), words.at());
    }

    /** Is nobody here, and does nothing go on? A game that is over is not waited for. */
    boolean isIdleFor(long nanos, long nanosIfOver) {
        long unused = System.nanoTime() - lastUsed;
        return watchers.isEmpty() && !driver.isBusy() && (unused > nanos || (unused > nanosIfOver && table.isOver()));
    }

    /** Does somebody look on here? Without the lock, so it may be over by now. */
    boolean isWatched() {
        return !watchers.isEmpty();
    }

    /** Leaves memory: whoever finds it is to load it anew. */
    void leave() {
        if (gone) {
            return;
        }
        gone = true;
        driver.stop();
        presence.watchers().forEach(guest -> services.store().present(id, guest, false));
        watchers.forEach(Watcher::end);
        watchers.clear();
    }

    boolean isGone() {
        return gone;
    }
}

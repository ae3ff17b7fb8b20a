package sheepfold.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sheepfold.server.store.Store;
import sheepfold.server.store.Wait;
import sheepfold.server.store.Write;
import sheepfold.server.table.Entry;

/** A store that forgets everything when the program ends. It may outlive a server, as a database would. */
final class MemoryStore implements Store {
    private final Map<String, Head> heads = new HashMap<>();
    private final Map<String, List<Entry>> logs = new HashMap<>();
    private final Map<String, Set<String>> holders = new HashMap<>();
    private final List<Answer> answers = new ArrayList<>();
    private final Map<String, Visitor> visitors = new HashMap<>();
    private final Map<String, String> shared = new HashMap<>();
    private final Map<String, Map<Integer, String>> holds = new HashMap<>();
    private final List<Said> said = new ArrayList<>();
    private final List<Chat> chats = new ArrayList<>();
    private final Map<String, Told> stories = new HashMap<>();
    private final Map<String, Progress> progress = new HashMap<>();
    private final Map<String, Run> runs = new HashMap<>();
    private final Map<String, List<String>> runTables = new HashMap<>();
    private final Map<String, Long> counts = new HashMap<>();
    private final Map<String, String> addresses = new HashMap<>();
    private boolean broken;
    private Optional<Boolean> loss = Optional.empty();

    private static CompletableFuture<Void> done() {
        return CompletableFuture.completedFuture(null);
    }

    /** From now on nothing can be written, or it can again. */
    synchronized void setBroken(boolean nowBroken) {
        broken = nowBroken;
    }

    /** Of the next append nobody is told whether it was done. */
    synchronized void loseNextAnswer(boolean done) {
        loss = Optional.of(done);
    }

    private static CompletableFuture<Void> unknown() {
        return CompletableFuture.failedFuture(new Unknown("lost for a test", new IllegalStateException("lost")));
    }

    @Override
    public synchronized CompletableFuture<Void> create(
            Head head, List<Entry> entries, List<String> guests, String address) {
        addresses.put(head.table(), address);
        return append(head, entries, guests, Terms.NONE);
    }

    @Override
    public synchronized CompletableFuture<Void> append(
            Head head, List<Entry> entries, List<String> guestsWithSeats, Terms terms) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        List<Entry> log = logs.computeIfAbsent(head.table(), _ -> new ArrayList<>());
        boolean allAnswersKnown = terms.sealed() < 0 || terms.sealed() == counts.getOrDefault(head.table(), 0L);
        if (entries.getFirst().number() != log.size() + 1 || !allAnswersKnown) {
            return CompletableFuture.failedFuture(
                    new Conflict(head.table(), entries.getFirst().number()));
        }
        Optional<Boolean> lost = loss;
        loss = Optional.empty();
        if (lost.isPresent() && !lost.get()) {
            return unknown();
        }
        log.addAll(entries);
        Head before = heads.put(head.table(), head);
        if (before == null || before.decision() != head.decision()) {
            counts.remove(head.table());
            answers.removeIf(answer -> answer.table().equals(head.table()));
        }
        holders.computeIfAbsent(head.table(), _ -> new HashSet<>()).addAll(guestsWithSeats);
        return lost.isPresent() ? unknown() : done();
    }

    @Override
    public synchronized CompletableFuture<Void> write(Write write) {
        return switch (write) {
            case Answer answer -> answer(answer);
            case Visitor visitor -> keep(visitor);
            case Progress next -> advance(next);
            case Said words -> say(words);
            case Chat chat -> chat(chat);
            case Told told -> tell(told);
            case Write.Delete(String table) -> delete(table);
            case Write.Expire(String table, long unchangedSince) -> expire(table, unchangedSince);
            case Write.Hold(String table, int seat, String guest) -> hold(table, seat, guest);
            case Write.Unlist(String table, String guest) -> unlist(table, guest);
            case Write.Forget(long unseenSince) -> forgetGuestsUnseenSince(unseenSince);
            case Write.ForgetRuns(long unchangedSince) -> forgetRunsUnchangedSince(unchangedSince);
            default -> throw new IllegalArgumentException("nobody asks for that: " + write);
        };
    }

    private CompletableFuture<Void> answer(Answer answer) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        Head head = heads.get(answer.table());
        if (head == null || head.decision() != answer.decision()) {
            return CompletableFuture.failedFuture(new Conflict(answer.table(), answer.decision()));
        }
        boolean known = answers(answer.table(), answer.decision()).list().stream()
                .anyMatch(other -> other.seat() == answer.seat());
        if (!known) {
            answers.add(answer);
        }
        counts.merge(answer.table(), 1L, Long::sum);
        return done();
    }

    @Override
    public synchronized Answers answers(String table, long decision) {
        return new Answers(
                counts.getOrDefault(table, 0L),
                answers.stream()
                        .filter(answer -> answer.table().equals(table) && answer.decision() == decision)
                        .toList());
    }

    @Override
    public Duration deadline() {
        return Wait.USUAL;
    }

    @Override
    public synchronized Optional<Head> head(String table) {
        return Optional.ofNullable(heads.get(table));
    }

    @Override
    public synchronized List<Entry> entries(String table, long after) {
        return logs.getOrDefault(table, List.of()).stream()
                .filter(entry -> entry.number() > after)
                .toList();
    }

    private Stream<Head> newestFirst() {
        return heads.values().stream()
                .sorted(Comparator.comparingLong(Head::changed).reversed());
    }

    @Override
    public synchronized List<Head> listed(int most) {
        return newestFirst()
                .filter(head -> head.listed() && !head.status().equals("over"))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized Optional<Long> newest(String table) {
        return Optional.ofNullable(logs.get(table)).map(log -> (long) log.size());
    }

    private List<Head> of(String guest, boolean over, int most) {
        return newestFirst()
                .filter(head -> holders.getOrDefault(head.table(), Set.of()).contains(guest))
                .filter(head -> head.status().equals("over") == over)
                .limit(most)
                .toList();
    }

    @Override
    public synchronized List<Head> running(String guest, int most) {
        return of(guest, false, most);
    }

    @Override
    public synchronized List<Head> finished(String guest, int most) {
        return of(guest, true, most);
    }

    private List<Head> of(Sharer kind, String who) {
        return newestFirst()
                .filter(head -> who.equals(kind == Sharer.GUEST ? head.owner() : addresses.get(head.table())))
                .toList();
    }

    private long bytes(String table) {
        return entries(table, 0).stream()
                .mapToLong(entry -> entry.entry().length() + 100)
                .sum();
    }

    @Override
    public synchronized Holdings holdings(Sharer kind, String who) {
        List<Head> held = of(kind, who);
        return new Holdings(
                held.size(),
                (int) held.stream()
                        .filter(head -> !head.status().equals("over"))
                        .count(),
                held.stream().mapToLong(head -> bytes(head.table())).sum());
    }

    @Override
    public synchronized List<Spare> spare(Sharer kind, String who, long abandoned, long played, int most) {
        return of(kind, who).reversed().stream()
                .filter(head -> Set.of(head.owner()).containsAll(holders.getOrDefault(head.table(), Set.of())))
                .filter(head -> head.status().equals("over") || head.changed() < abandoned)
                .limit(most)
                .map(head -> new Spare(head.table(), head.changed(), bytes(head.table())))
                .toList();
    }

    @Override
    public synchronized List<String> undriven() {
        return newestFirst()
                .filter(head -> head.wakes() && !head.status().equals("over"))
                .map(Head::table)
                .toList();
    }

    @Override
    public OptionalLong drive(String table) {
        return OptionalLong.of(0);
    }

    @Override
    public void stopDriving(String table, long fence) {}

    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public boolean hears() {
        return true;
    }

    @Override
    public synchronized void see(String guest, long millis) {
        visitors.computeIfPresent(
                guest,
                (_, known) ->
                        new Visitor(guest, known.name(), known.tokenHash(), known.made(), known.generation(), millis));
    }

    @Override
    public synchronized List<String> tablesUnchangedSince(long millis, int most) {
        return newestFirst()
                .filter(head -> head.changed() < millis)
                .map(Head::table)
                .limit(most)
                .toList();
    }

    private CompletableFuture<Void> expire(String table, long unchangedSince) {
        return head(table).filter(head -> head.changed() < unchangedSince).isPresent() ? delete(table) : done();
    }

    private CompletableFuture<Void> forgetGuestsUnseenSince(long millis) {
        visitors.values().removeIf(visitor -> visitor.seen() < millis);
        progress.keySet().retainAll(visitors.keySet());
        return done();
    }

    private CompletableFuture<Void> hold(String table, int seat, String guest) {
        Map<Integer, String> seats = holds.computeIfAbsent(table, _ -> new HashMap<>());
        if (guest.isEmpty()) {
            seats.remove(seat);
        } else {
            seats.put(seat, guest);
        }
        return done();
    }

    @Override
    public synchronized Map<Integer, String> holds(String table) {
        return Map.copyOf(holds.getOrDefault(table, Map.of()));
    }

    private CompletableFuture<Void> say(Said words) {
        said.add(words);
        return done();
    }

    @Override
    public synchronized List<Said> said(String table, int most) {
        List<Said> here =
                said.stream().filter(words -> words.table().equals(table)).toList();
        return here.subList(Math.max(0, here.size() - most), here.size());
    }

    private CompletableFuture<Void> chat(Chat chat) {
        chats.add(chat);
        return done();
    }

    @Override
    public synchronized List<Chat> chatted(String table, int most) {
        List<Chat> here =
                chats.stream().filter(chat -> chat.table().equals(table)).toList();
        return here.subList(Math.max(0, here.size() - most), here.size());
    }

    private CompletableFuture<Void> tell(Told told) {
        if (heads.containsKey(told.table())) {
            stories.put(told.table(), told);
        }
        return done();
    }

    @Override
    public synchronized Optional<Told> story(String table) {
        return Optional.ofNullable(stories.get(table));
    }

    @Override
    public synchronized CompletableFuture<Void> keep(Run run, List<String> tables, MostRuns most) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        // As where there is one node only
        runs.put(run.id(), new Run(run.id(), run.guest(), run.changed(), false, run.state()));
        if (!tables.isEmpty()) {
            runTables.put(run.id(), List.copyOf(tables));
        }
        return done();
    }

    @Override
    public synchronized Optional<Run> run(String id) {
        return Optional.ofNullable(runs.get(id));
    }

    @Override
    public synchronized Optional<String> runTable(String run, int setup) {
        List<String> tables = runTables.getOrDefault(run, List.of());
        return setup < tables.size() ? Optional.of(tables.get(setup)) : Optional.empty();
    }

    private CompletableFuture<Void> forgetRunsUnchangedSince(long millis) {
        runs.values().removeIf(run -> run.changed() < millis);
        runTables.keySet().retainAll(runs.keySet());
        return done();
    }

    private CompletableFuture<Void> unlist(String table, String guest) {
        holders.computeIfAbsent(table, _ -> new HashSet<>()).remove(guest);
        return done();
    }

    @Override
    public void present(String table, String guest, boolean here) {}

    @Override
    public Map<String, String> presentElsewhere(String table) {
        return Map.of();
    }

    private CompletableFuture<Void> delete(String table) {
        heads.remove(table);
        logs.remove(table);
        holders.remove(table);
        stories.remove(table);
        return done();
    }

    private CompletableFuture<Void> keep(Visitor visitor) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        visitors.put(visitor.guest(), visitor);
        return done();
    }

    private CompletableFuture<Void> advance(Progress next) {
        long before = progress(next.guest()).map(Progress::version).orElse(0L);
        if (before != next.version() - 1 || !visitors.containsKey(next.guest())) {
            return CompletableFuture.failedFuture(new Conflict(next));
        }
        progress.put(next.guest(), next);
        return done();
    }

    @Override
    public synchronized Optional<Progress> progress(String guest) {
        return Optional.ofNullable(progress.get(guest));
    }

    @Override
    public synchronized Optional<Visitor> visitor(String guest) {
        return Optional.ofNullable(visitors.get(guest));
    }

    @Override
    public void onNews(Consumer<News> listener) {
        // Nobody else writes here
    }

    @Override
    public synchronized String shared(String name, String ifAbsent) {
        return shared.computeIfAbsent(name, _ -> ifAbsent);
    }

    @Override
    public synchronized boolean healthy() {
        return !broken;
    }

    @Override
    public void close() {}
}

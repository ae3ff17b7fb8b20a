package sheepfold.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import sheepfold.server.store.Store;

/** A store that forgets everything when the program ends. It may outlive a server, as a database would. */
final class MemoryStore implements Store {
    private final Map<String, Head> heads = new HashMap<>();
    private final Map<String, List<Entry>> logs = new HashMap<>();
    private final Map<String, Set<String>> holders = new HashMap<>();
    private final List<Answer> answers = new ArrayList<>();
    private final Map<String, Visitor> visitors = new HashMap<>();
    private final Map<String, String> shared = new HashMap<>();
    private final List<ForeignChange> listeners = new ArrayList<>();
    private boolean broken;

    private static CompletableFuture<Void> done() {
        return CompletableFuture.completedFuture(null);
    }

    /** From now on nothing can be written, or it can again. */
    synchronized void setBroken(boolean nowBroken) {
        broken = nowBroken;
    }

    /** Tells listeners as if another node had appended. */
    void tellOfForeignChange(String table, long number) {
        List.copyOf(listeners).forEach(listener -> listener.changed(table, number));
    }

    @Override
    public synchronized CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests) {
        return append(head, entries, guests);
    }

    @Override
    public synchronized CompletableFuture<Void> append(Head head, List<Entry> entries, List<String> guestsWithSeats) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        List<Entry> log = logs.computeIfAbsent(head.table(), _ -> new ArrayList<>());
        if (entries.getFirst().number() != log.size() + 1) {
            return CompletableFuture.failedFuture(
                    new Conflict(head.table(), entries.getFirst().number()));
        }
        log.addAll(entries);
        heads.put(head.table(), head);
        holders.computeIfAbsent(head.table(), _ -> new HashSet<>()).addAll(guestsWithSeats);
        return done();
    }

    @Override
    public synchronized CompletableFuture<Void> answer(Answer answer) {
        if (broken) {
            return CompletableFuture.failedFuture(new Unavailable("broken for a test"));
        }
        boolean known =
                answers(answer.table(), answer.decision()).stream().anyMatch(other -> other.seat() == answer.seat());
        if (!known) {
            answers.add(answer);
        }
        return done();
    }

    @Override
    public synchronized List<Answer> answers(String table, long decision) {
        return answers.stream()
                .filter(answer -> answer.table().equals(table) && answer.decision() == decision)
                .toList();
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
    public synchronized List<Head> of(String guest, int most) {
        return newestFirst()
                .filter(head -> holders.getOrDefault(head.table(), Set.of()).contains(guest))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized List<Head> running() {
        return newestFirst().filter(head -> !head.status().equals("over")).toList();
    }

    @Override
    public synchronized CompletableFuture<Void> delete(String table) {
        heads.remove(table);
        logs.remove(table);
        holders.remove(table);
        return done();
    }

    @Override
    public synchronized CompletableFuture<Void> keep(Visitor visitor) {
        visitors.put(visitor.guest(), visitor);
        return done();
    }

    @Override
    public synchronized Optional<Visitor> visitor(String guest) {
        return Optional.ofNullable(visitors.get(guest));
    }

    @Override
    public void onForeignChange(ForeignChange listener) {
        listeners.add(listener);
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

package sheepfold.trials.checker;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;

/** All that was asked and heard about one table, and what became of it. Many people write it at once. */
public final class History {
    private final String table;
    private final ConcurrentLinkedQueue<Call> calls = new ConcurrentLinkedQueue<>();
    private final List<Hearing> hearings = new CopyOnWriteArrayList<>();
    private volatile Optional<Stored> stored = Optional.empty();
    private volatile long deleted;

    public History(String table) {
        this.table = table;
    }

    public String table() {
        return table;
    }

    public void add(Call call) {
        calls.add(call);
    }

    public void add(Hearing hearing) {
        hearings.add(hearing);
    }

    public List<Call> calls() {
        return List.copyOf(calls);
    }

    public List<Hearing> hearings() {
        return hearings;
    }

    public void keep(Stored rows) {
        stored = Optional.of(rows);
    }

    public Optional<Stored> stored() {
        return stored;
    }

    /** Has somebody tried to delete it, or to close it before anybody's move was in its log? */
    public boolean mayBeGone() {
        boolean closed = calls.stream().anyMatch(call -> call.kind() == Call.Kind.CLOSE);
        boolean played = calls.stream()
                .anyMatch(call -> call.kind() == Call.Kind.MOVE && call.isAcknowledged() && call.shows() > call.at());
        return calls.stream().anyMatch(call -> call.kind() == Call.Kind.DELETE) || (closed && !played);
    }

    /** Its deletion was acknowledged at that time. */
    public void deletedAt(long time) {
        deleted = time;
    }

    public boolean isDeleted() {
        return deleted != 0;
    }

    long deletion() {
        return deleted;
    }
}

package sheepfold.server.http.streams;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import sheepfold.server.table.Declined;

/** The streams that are open: so many for each caller, and a sign of life for all of them now and then. */
public final class OpenStreams implements AutoCloseable {
    private final int mostOfACaller;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> room = new ConcurrentHashMap<>();
    private final Thread heart;
    private volatile boolean closed;

    public OpenStreams(int mostOfACaller, Duration heartbeat) {
        this.mostOfACaller = mostOfACaller;
        this.heart = Thread.ofVirtual().name("heartbeat").start(() -> beat(heartbeat));
    }

    private void beat(Duration heartbeat) {
        try {
            while (true) {
                Thread.sleep(heartbeat);
                open.forEach(EventStream::beat);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public int size() {
        return open.size();
    }

    public Set<String> guests() {
        return open.stream().map(EventStream::guest).collect(Collectors.toSet());
    }

    /** Ends the streams that a guest has opened with a sign-in that was ended since. */
    public void endOlder(String guest, long generation) {
        open.stream().filter(stream -> stream.isOlder(guest, generation)).forEach(EventStream::end);
    }

    /** Counts a stream as open, if the caller may have one more. */
    public void add(String caller, EventStream stream) {
        if (room.merge(caller, 1, Integer::sum) > mostOfACaller) {
            makeRoom(caller);
            throw Declined.because(429, "You have %d streams open already.".formatted(mostOfACaller));
        }
        open.add(stream);
        if (closed) {
            stream.sayGoodbye();
        }
    }

    public void remove(String caller, EventStream stream) {
        open.remove(stream);
        makeRoom(caller);
    }

    private void makeRoom(String caller) {
        room.computeIfPresent(caller, (_, count) -> count == 1 ? null : count - 1);
    }

    /** Says goodbye to all who listen, so that they come back elsewhere or later. */
    @Override
    public void close() {
        closed = true;
        heart.interrupt();
        open.forEach(EventStream::sayGoodbye);
    }

    /** Ends the streams of those who do not read. */
    public void cutOff() {
        open.forEach(EventStream::cutOff);
    }
}

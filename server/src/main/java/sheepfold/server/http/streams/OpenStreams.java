package sheepfold.server.http.streams;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import sheepfold.server.table.Declined;

/** The streams that are open: so many for each caller, and a sign of life for all of them now and then. */
public final class OpenStreams implements AutoCloseable {
    private final int mostOfACaller;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Semaphore> room = new ConcurrentHashMap<>();
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

    /** Does something while a stream is open, if the caller may have one more. */
    public void whileOpen(String caller, EventStream stream, Runnable work) {
        Semaphore mine = room.computeIfAbsent(caller, _ -> new Semaphore(mostOfACaller));
        if (!mine.tryAcquire()) {
            throw Declined.because(429, "You have %d streams open already.".formatted(mostOfACaller));
        }
        open.add(stream);
        if (closed) {
            stream.sayGoodbye();
        }
        try {
            work.run();
        } finally {
            open.remove(stream);
            mine.release();
            if (mine.availablePermits() == mostOfACaller) {
                room.remove(caller, mine);
            }
        }
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

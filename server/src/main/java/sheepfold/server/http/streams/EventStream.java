package sheepfold.server.http.streams;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.server.live.Watcher;
import sheepfold.server.present.Message;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.TableMessages.Bye;

/**
 * Server-sent events for one viewer: one bounded queue, and one writer while there is something to write. Who does not read is
 * cut off when the queue is full.
 */
public final class EventStream implements Watcher {
    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);

    private static final int LONGEST_QUEUE = 256;
    private static final Message HEARTBEAT = Message.remark("still here");
    private static final Message WELCOME = Message.remark("welcome");
    private static final Message END = Message.remark("over");
    private static final int RECONNECT_MILLIS = 1000;
    private static final Message GOODBYE = Message.unnumbered("bye", new Bye(RECONNECT_MILLIS));

    private final Visitor caller;
    private final ViewOptions viewing;
    private final Queue<Message> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Runnable disconnect;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    /** Does somebody write? Nobody may before it has begun. */
    private final AtomicBoolean busy = new AtomicBoolean(true);

    private volatile boolean cutOff;
    private MessageWriter writer = new MessageWriter.Plain(OutputStream.nullOutputStream());

    public EventStream(Visitor caller, ViewOptions viewing, Runnable disconnect) {
        this.caller = caller;
        this.viewing = viewing;
        this.disconnect = disconnect;
        queue.add(WELCOME);
    }

    @Override
    public String guest() {
        return caller.guest();
    }

    @Override
    public String name() {
        return caller.name();
    }

    @Override
    public ViewOptions viewing() {
        return viewing;
    }

    @Override
    public void tell(Message message) {
        offer(message);
    }

    @Override
    public void end() {
        offer(END);
    }

    boolean isOlder(String guest, long generation) {
        return caller.guest().equals(guest) && caller.generation() < generation;
    }

    /** The server is about to stop: says when to come back, and ends. */
    void sayGoodbye() {
        offer(GOODBYE);
        offer(END);
    }

    /** Says that the stream is still there, unless it has something else to say. */
    void beat() {
        if (queue.isEmpty()) {
            offer(HEARTBEAT);
        }
    }

    private void offer(Message message) {
        if (!queue.offer(message)) {
            cutOff();
        } else if (!busy.getAndSet(true)) {
            Thread.startVirtualThread(this::write);
        }
    }

    void cutOff() {
        if (!cutOff && !ended.isDone()) {
            cutOff = true;
            disconnect.run();
            if (!busy.getAndSet(true)) {
                ended.complete(null);
            }
        }
    }

    public boolean isCutOff() {
        return cutOff;
    }

    /** Begins to write what is told, until nobody tells or listens any more. */
    public CompletableFuture<Void> begin(MessageWriter to) {
        writer = to;
        write();
        return ended;
    }

    private void write() {
        try {
            writeAll();
        } catch (IOException | RuntimeException e) {
            LOG.debug("a stream ended: {}", e.toString());
            ended.complete(null);
        }
    }

    /** Writes all that was told, so that it can be read at once. */
    private void writeAll() throws IOException {
        do {
            for (Message message = queue.poll(); message != null; message = queue.poll()) {
                if (message == END) {
                    writer.finish();
                    ended.complete(null);
                    return;
                }
                writer.write(message);
            }
            if (cutOff) {
                throw new IOException("cut off");
            }
            busy.set(false);
        } while ((cutOff || !queue.isEmpty()) && !busy.getAndSet(true));
    }
}

package sheepfold.server.http.streams;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import sheepfold.server.live.Watcher;
import sheepfold.server.present.Message;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.TableMessages.Bye;

/**
 * Server-sent events for one viewer: one bounded queue and one writer, which is the thread of the request. Who does not
 * read is cut off when the queue is full.
 */
public final class EventStream implements Watcher {
    private static final int LONGEST_QUEUE = 256;
    private static final Message HEARTBEAT = Message.remark("still here");
    private static final Message WELCOME = Message.remark("welcome");
    private static final Message END = Message.remark("over");
    private static final int RECONNECT_MILLIS = 1000;
    private static final Message GOODBYE = Message.unnumbered("bye", new Bye(RECONNECT_MILLIS));

    private final Visitor caller;
    private final ViewOptions viewing;
    private final BlockingQueue<Message> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Runnable disconnect;
    private volatile boolean cutOff;
    private volatile boolean writing = true;

    public EventStream(Visitor caller, ViewOptions viewing, Runnable disconnect) {
        this.caller = caller;
        this.viewing = viewing;
        this.disconnect = disconnect;
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
        }
    }

    void cutOff() {
        if (writing) {
            writing = false;
            cutOff = true;
            disconnect.run();
        }
    }

    public boolean isCutOff() {
        return cutOff;
    }

    /** Writes until there is nothing more to hear or nobody who listens. */
    public void writeTo(OutputStream out, MessageWriter writer) throws IOException {
        try {
            writer.write(WELCOME);
            out.flush();
            while (writing) {
                if (!write(queue.take(), writer)) {
                    writer.finish();
                    return;
                }
                out.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("cut off", e);
        } finally {
            writing = false;
        }
    }

    /** Writes a message and all that wait behind it; false at the end. */
    private boolean write(Message first, MessageWriter writer) throws IOException {
        for (Message message = first; message != null; message = queue.poll()) {
            if (message == END) {
                return false;
            }
            writer.write(message);
        }
        return true;
    }
}

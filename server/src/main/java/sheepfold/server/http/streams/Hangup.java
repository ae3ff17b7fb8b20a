package sheepfold.server.http.streams;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;

/** Notices that somebody who only listens has hung up, which nobody would before the next write. The line is of no use for another request. */
public record Hangup(EndPoint line, Runnable gone) implements Callback {
    public void await() {
        if (!line.tryFillInterested(this)) {
            gone.run();
        }
    }

    /** There is something to read: the end, as a rule. */
    @Override
    public void succeeded() {
        try {
            if (line.fill(ByteBuffer.allocate(1).flip()) == 0) {
                await();
                return;
            }
        } catch (IOException e) {
            // They are gone all the more
        }
        gone.run();
    }

    @Override
    public void failed(Throwable reason) {
        gone.run();
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.NON_BLOCKING;
    }
}

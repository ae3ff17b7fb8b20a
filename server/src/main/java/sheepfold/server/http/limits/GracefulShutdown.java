package sheepfold.server.http.limits;

import java.nio.ByteBuffer;
import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import sheepfold.json.Json;
import sheepfold.server.wire.LobbyMessages.Problem;

/** Knows how many requests are under way. Once it is shut, whoever comes is told to come back, and the others may finish. */
public final class GracefulShutdown extends Handler.Wrapper {
    private int underWay;
    private volatile boolean shut;

    public synchronized void shut() {
        shut = true;
    }

    public boolean isShut() {
        return shut;
    }

    /** Waits until nothing is under way any more; false if that takes too long. */
    public synchronized boolean awaitQuiet(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        while (underWay > 0) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }

    private synchronized boolean enter() {
        if (!shut) {
            underWay++;
        }
        return !shut;
    }

    private synchronized void leave() {
        underWay--;
        notifyAll();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!enter()) {
            refuse(response, callback);
            return true;
        }
        Request.addCompletionListener(request, _ -> leave());
        return super.handle(request, new LastWords(request, response), callback);
    }

    /** Says with the last answer on a connection that it is the last. */
    private final class LastWords extends Response.Wrapper {
        LastWords(Request request, Response response) {
            super(request, response);
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            if (shut && !isCommitted()) {
                getHeaders().put(HttpHeader.CONNECTION, "close");
            }
            super.write(last, content, callback);
        }
    }

    private static void refuse(Response response, Callback callback) {
        byte[] body = Json.bytes(new Problem("The server is about to stop; try again in a moment.", null, null, null));
        response.setStatus(503);
        response.getHeaders()
                .put(HttpHeader.RETRY_AFTER, "1")
                .put(HttpHeader.CONNECTION, "close")
                .put(HttpHeader.CACHE_CONTROL, "no-store")
                .put(HttpHeader.CONTENT_TYPE, "application/json")
                .put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
    }
}

package sheepfold.server.http.limits;

import java.time.Duration;

/** Interrupts the thread that set it, if that takes too long. */
public final class Interruption implements AutoCloseable {
    private final Thread setter = Thread.currentThread();
    private final Thread clock;
    private boolean rang;
    private boolean off;

    public Interruption(Duration most) {
        clock = Thread.startVirtualThread(() -> ringAfter(most));
    }

    private void ringAfter(Duration most) {
        try {
            Thread.sleep(most);
            ring();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void ring() {
        if (!off) {
            rang = true;
            setter.interrupt();
        }
    }

    public synchronized boolean rang() {
        return rang;
    }

    /** What it has interrupted is over, so the thread goes on as if nothing had been. */
    @Override
    public synchronized void close() {
        off = true;
        clock.interrupt();
        if (rang) {
            Thread.interrupted();
        }
    }
}

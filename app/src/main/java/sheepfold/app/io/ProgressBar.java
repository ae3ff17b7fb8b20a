package sheepfold.app.io;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** A bar that grows on a person's screen; elsewhere it is not shown. It takes word from any thread. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 40;
    private static final long PAUSE_NANOS = 100_000_000;

    private final Terminal terminal;
    private final String what;
    private final AtomicLong lastShown;

    public ProgressBar(Terminal terminal, String what) {
        this.terminal = terminal;
        this.what = what;
        this.lastShown = new AtomicLong(System.nanoTime() - PAUSE_NANOS);
    }

    /** Shows how much is done, from 0 to 1. */
    public void show(double share) {
        if (terminal.errIsScreen() && isTime()) {
            draw(share);
        }
    }

    /** Asked by many and mostly in vain, so nobody waits for another to get the answer. */
    private boolean isTime() {
        long last = lastShown.get();
        long now = System.nanoTime();
        return now - last >= PAUSE_NANOS && lastShown.compareAndSet(last, now);
    }

    private synchronized void draw(double share) {
        int full = (int) (share * WIDTH);
        terminal.err()
                .print(String.format(
                        Locale.ROOT,
                        "\r%s [%s%s] %3.0f %%",
                        what,
                        "#".repeat(full),
                        "·".repeat(WIDTH - full),
                        share * 100));
    }

    /** Wipes the bar away. */
    @Override
    public synchronized void close() {
        if (terminal.errIsScreen()) {
            terminal.err().print("\r\u001b[K");
        }
    }
}

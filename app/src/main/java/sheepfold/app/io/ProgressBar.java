package sheepfold.app.io;

import java.util.Locale;

/** A bar that grows on a person's screen; elsewhere it is not shown. It takes word from any thread. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 40;
    private static final long PAUSE_NANOS = 100_000_000;

    private final Terminal terminal;
    private final String what;
    private long lastShown;

    public ProgressBar(Terminal terminal, String what) {
        this.terminal = terminal;
        this.what = what;
        this.lastShown = System.nanoTime() - PAUSE_NANOS;
    }

    /** Shows how much is done, from 0 to 1. */
    public synchronized void show(double share) {
        long now = System.nanoTime();
        if (!terminal.errIsScreen() || now - lastShown < PAUSE_NANOS) {
            return;
        }
        lastShown = now;
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

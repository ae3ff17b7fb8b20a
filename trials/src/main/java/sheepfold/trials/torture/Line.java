package sheepfold.trials.torture;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;

/** One connection of a node to the database, seen from the middle. */
final class Line {
    private static final int BUFFER = 32_768;
    /** How long a database may take over a commit whose client is gone. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);

    private final Proxy proxy;
    private final Socket client;
    private final Socket server;
    private final Frontend frontend = new Frontend();
    private volatile boolean held;
    private volatile boolean clientCut;
    private volatile boolean serverCut;

    Line(Proxy proxy, Socket client, Socket server) {
        this.proxy = proxy;
        this.client = client;
        this.server = server;
    }

    void open() {
        Thread.startVirtualThread(this::ask);
        Thread.startVirtualThread(this::answer);
    }

    private void ask() {
        byte[] buffer = new byte[BUFFER];
        try {
            InputStream in = client.getInputStream();
            OutputStream out = server.getOutputStream();
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                for (Frontend.Batch batch : frontend.feed(buffer, length)) {
                    proxy.slowDown();
                    if (batch.commits() && !mayCommit()) {
                        return;
                    }
                    out.write(batch.bytes().array());
                }
            }
        } catch (IOException e) {
            // One of the two is gone
        } finally {
            hangUp();
        }
    }

    /** Asks whoever holds commits back; false if this one is to be lost. */
    private boolean mayCommit() {
        Hold hold = proxy.hold();
        if (hold == null) {
            return true;
        }
        held = true;
        try {
            return hold.await(this) == Hold.Verdict.RELEASED;
        } finally {
            held = false;
        }
    }

    private void answer() {
        byte[] buffer = new byte[BUFFER];
        try {
            InputStream in = server.getInputStream();
            OutputStream out = client.getOutputStream();
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                proxy.slowDown();
                if (!clientCut) {
                    out.write(buffer, 0, length);
                }
            }
        } catch (IOException e) {
            // One of the two is gone
        } finally {
            // Who waits for a commit hears nothing of the database's death until somebody lets go
            if (!held && !serverCut) {
                close();
            }
        }
    }

    private void hangUp() {
        if (clientCut) {
            pause(LAST_WORDS);
        }
        if (!serverCut) {
            close();
        }
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The client is gone; the database does not know it yet, and a commit in hand may still reach it. */
    void cutClient() {
        clientCut = true;
        close(client);
    }

    /** The database is gone; the client does not know it yet. */
    void cutServer() {
        serverCut = true;
        close(server);
    }

    void close() {
        proxy.forget(this);
        close(client);
        close(server);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed as far as we are concerned
        }
    }
}

package sheepfold.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A line to a PostgreSQL that can stop carrying anything, as if the database had been frozen, and go on later. */
public final class FreezingLine implements AutoCloseable {
    private final ServerSocket listening;
    private final int target;
    private boolean frozen;
    private int kept;
    private boolean freezesAfterCommit;

    /** A line to where an address leads. */
    public FreezingLine(String url) {
        this(url, 0);
    }

    /** The same, that begins at a certain port. */
    FreezingLine(String url, int port) {
        this.target = Integer.parseInt(url.replaceFirst(".*:(\\d+)/.*", "$1"));
        try {
            listening = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    /** The same address, over this line. */
    public String over(String url) {
        return url.replace(":" + target + "/", ":" + listening.getLocalPort() + "/");
    }

    int port() {
        return listening.getLocalPort();
    }

    public void freeze() {
        set(true);
    }

    public void thaw() {
        set(false);
    }

    /** The next COMMIT still arrives, but not its answer. */
    public synchronized void freezeAfterNextCommit() {
        freezesAfterCommit = true;
    }

    /** Are so many questions or answers kept back? */
    public synchronized boolean keeps(int many) {
        return kept >= many;
    }

    private synchronized void set(boolean nowFrozen) {
        frozen = nowFrozen;
        notifyAll();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket caller = listening.accept();
                Socket database = new Socket(InetAddress.getLoopbackAddress(), target);
                Thread.startVirtualThread(() -> carry(caller, database));
                Thread.startVirtualThread(() -> carry(database, caller));
            } catch (IOException e) {
                // The line is closed
            }
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] buffer = new byte[65_536];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                awaitThaw(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
                out.write(buffer, 0, read);
            }
        } catch (IOException e) {
            // One of the two is gone
        }
    }

    private synchronized void awaitThaw(String text) {
        kept++;
        try {
            while (frozen) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        kept--;
        if (freezesAfterCommit && text.contains("COMMIT")) {
            freezesAfterCommit = false;
            frozen = true;
        }
    }

    @Override
    public void close() throws IOException {
        thaw();
        listening.close();
    }
}

package sheepfold.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** A line to a PostgreSQL that can keep a COMMIT back, and then cut the caller off, pass it on, or both. */
final class HoldingLine implements AutoCloseable {
    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private volatile int target;
    private final AtomicBoolean armed = new AtomicBoolean();
    private final CountDownLatch held = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile Socket heldCaller = new Socket();

    HoldingLine(int target) throws IOException {
        this.target = target;
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    /** The database listens at another port now. */
    void leadTo(int port) {
        target = port;
    }

    /** The next COMMIT is kept back. */
    void holdNextCommit() {
        armed.set(true);
    }

    void awaitHeld() throws InterruptedException {
        held.await();
    }

    /** The caller sees the line break; the database does not. */
    void cutCallerOff() throws IOException {
        heldCaller.close();
    }

    /** The database gets the COMMIT after all. */
    void release() {
        released.countDown();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket caller = listening.accept();
                Socket database = new Socket(InetAddress.getLoopbackAddress(), target);
                Thread.startVirtualThread(() -> toDatabase(caller, database));
                Thread.startVirtualThread(() -> toCaller(database, caller));
            } catch (IOException e) {
                // The database is away, so the caller finds nobody
            }
        }
    }

    private void toDatabase(Socket caller, Socket database) {
        byte[] buffer = new byte[65_536];
        try {
            InputStream in = caller.getInputStream();
            OutputStream out = database.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                String text = new String(buffer, 0, read, StandardCharsets.ISO_8859_1);
                if (text.contains("COMMIT") && armed.compareAndSet(true, false)) {
                    heldCaller = caller;
                    held.countDown();
                    released.await();
                }
                out.write(buffer, 0, read);
                out.flush();
            }
            database.close();
        } catch (IOException | InterruptedException e) {
            close(caller);
            close(database);
        }
    }

    private static void toCaller(Socket database, Socket caller) {
        try {
            database.getInputStream().transferTo(caller.getOutputStream());
        } catch (IOException e) {
            // The caller is gone; what the database says from now on is lost
        }
        close(caller);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It was closed already
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
        release();
    }
}

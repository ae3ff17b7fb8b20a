package sheepfold.trials.torture;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Stands between one node and the database, and can do what networks do. */
final class Proxy implements AutoCloseable {
    private final ServerSocket door;
    private final int database;
    private final Set<Line> lines = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Hold hold;
    private volatile long delayMillis;

    private Proxy(ServerSocket door, int database) {
        this.door = door;
        this.database = database;
    }

    static Proxy before(int database) throws IOException {
        Proxy proxy = new Proxy(new ServerSocket(0, 100, InetAddress.getLoopbackAddress()), database);
        Thread.startVirtualThread(proxy::accept);
        return proxy;
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                connect(door.accept());
            } catch (IOException e) {
                // The door is closed, or nobody is behind it
            }
        }
    }

    private void connect(Socket client) throws IOException {
        try {
            Socket server = new Socket(InetAddress.getLoopbackAddress(), database);
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
            Line line = new Line(this, client, server);
            lines.add(line);
            line.open();
        } catch (IOException e) {
            client.close();
        }
    }

    /** Takes the time that everything takes at present. */
    void slowDown() {
        try {
            // A frozen line is a slow one that is looked at again and again
            for (long waited = 0; waited < delayMillis; waited += 10) {
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void delay(long millis) {
        delayMillis = millis;
    }

    @Nullable
    Hold hold() {
        return hold;
    }

    /** From now on commits go no further than that; with nothing they go through. */
    void hold(@Nullable Hold where) {
        hold = where;
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    void forget(Line line) {
        lines.remove(line);
    }

    @Override
    public void close() throws IOException {
        door.close();
        lines().forEach(Line::close);
    }
}

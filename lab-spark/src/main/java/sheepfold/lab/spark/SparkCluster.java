package sheepfold.lab.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.json.BadInput;
import sheepfold.lab.run.Cluster;
import sheepfold.lab.run.Workers;

/** Clusters by Spark's own addresses: {@code spark://HOST:PORT}, or {@code local[N]} for threads of this machine. */
public final class SparkCluster implements Cluster {
    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\d{1,4}|\\*)])?");
    private static final Pattern MASTER = Pattern.compile("spark://([^:/,\\s]+):(\\d{1,5})");
    private static final int PATIENCE_MILLIS = 3000;

    @Override
    public Optional<Workers> at(String address) {
        if (LOCAL.matcher(address).matches()) {
            return Optional.of(new SparkWorkers(address));
        }
        Matcher master = MASTER.matcher(address);
        if (!master.matches()) {
            return Optional.empty();
        }
        requireThere(master.group(1), Integer.parseInt(master.group(2)));
        return Optional.of(new SparkWorkers(address));
    }

    /** Spark itself would look for a missing master for a minute, and then say so on many pages. */
    private static void requireThere(String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("--on", "no Spark cluster answers at %s:%d".formatted(host, port));
        }
    }
}

package sheepfold.trials.torture;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import sheepfold.trials.checker.Hearing;
import sheepfold.trials.checker.History;
import sheepfold.trials.server.Wire;

/** Listens to a table at one node after another, most times from where it left off. */
final class Ear {
    private static final int PATIENCE_MILLIS = 25_000;
    private static final int SHORTEST_MILLIS = 400;
    private static final int LONGEST_MILLIS = 6_000;
    private static final int ANEW_PERCENT = 15;

    private final Cluster cluster;
    private final History history;
    private final Caller caller;
    private final int seat;
    private final Random random;
    private long lastSeen = -1;

    Ear(Cluster cluster, History history, Caller caller, int seat, long seed) {
        this.cluster = cluster;
        this.history = history;
        this.caller = caller;
        this.seat = seat;
        this.random = new Random(seed);
    }

    void listenWhile(BooleanSupplier running) {
        try {
            while (running.getAsBoolean()) {
                boolean anew = random.nextInt(100) < ANEW_PERCENT;
                listenOnce(random.nextInt(cluster.nodes().size()), anew ? -1 : lastSeen);
                Thread.sleep(random.nextInt(100));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void listenOnce(int node, long from) throws InterruptedException {
        List<Hearing.Message> messages = new CopyOnWriteArrayList<>();
        history.add(new Hearing(caller.guest(), seat, node, from, messages));
        try (Wire wire = new Wire(cluster.node(node).port(), PATIENCE_MILLIS)) {
            int life = SHORTEST_MILLIS + random.nextInt(LONGEST_MILLIS - SHORTEST_MILLIS);
            Thread.startVirtualThread(() -> closeAfter(wire, life));
            wire.listen("/api/tables/" + history.table() + "/events", caller.token(), from, (event, number, data) -> {
                messages.add(new Hearing.Message(event, number, data, System.nanoTime()));
                lastSeen = number >= 0 ? number : lastSeen;
            });
        } catch (IOException e) {
            // Cut off, by us or by what is done to the nodes
        }
    }

    private static void closeAfter(Wire wire, int millis) {
        try {
            Thread.sleep(millis);
            wire.close();
        } catch (IOException e) {
            // It is closed as far as we are concerned
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

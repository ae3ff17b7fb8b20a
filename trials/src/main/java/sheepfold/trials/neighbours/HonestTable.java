package sheepfold.trials.neighbours;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import sheepfold.trials.load.Duel;
import sheepfold.trials.load.Load;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** Two people who take turns, game after game, and wait only for each other; or one with a bot. */
final class HonestTable implements Duel.Host {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int MOVES_A_SECOND = 20;

    private final int port;
    private final List<String> names;
    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private volatile boolean running = true;
    private volatile boolean measuring;
    private volatile String path = "";
    private volatile String rival = "";
    private volatile long failures;

    /** One of them alone plays with a bot. */
    HonestTable(int port, String... names) {
        this.port = port;
        this.names = List.of(names);
    }

    /** Where the table is that is being played at. */
    String path() {
        return path;
    }

    /** The token of the second player. */
    String rival() {
        return rival;
    }

    long failures() {
        return failures;
    }

    void measure() {
        times.clear();
        failures = 0;
        measuring = true;
    }

    /** The times of all moves since measuring began, sorted: from sending one to its arrival at the other player. */
    long[] measured() {
        measuring = false;
        return Load.sorted(times);
    }

    void stop() {
        running = false;
    }

    void play() {
        while (running) {
            try (Wire wire = connect()) {
                List<Guest> players = new ArrayList<>();
                for (String name : names) {
                    players.add(Guest.arriving(wire, name));
                }
                rival = players.getLast().token();
                new Duel(this, players).play(0);
            } catch (IOException e) {
                failed(e.toString());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @Override
    public Wire connect() throws IOException {
        return new Wire(port, PATIENCE_MILLIS);
    }

    @Override
    public boolean goesOn() {
        return running;
    }

    @Override
    public long await(long due) throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(1_000 / MOVES_A_SECOND);
        return 0;
    }

    @Override
    public void begun(String atPath) {
        path = atPath;
    }

    @Override
    public void arrived(long sent, long nanos) {
        if (measuring) {
            times.add(nanos);
        }
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // only this table's own thread counts
    public void failed(String what) {
        failures++;
    }
}

package sheepfold.trials.neighbours;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.server.Wire;

/** Somebody at another address who does one thing only, and too often. */
final class Neighbour implements AutoCloseable {
    private static final String ELSEWHERE = "203.0.113.7";
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int GUESTS = 20;

    private final int port;
    private final HonestTable honest;
    private final String token;
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private volatile boolean goesOn = true;
    private Optional<Process> crowd = Optional.empty();

    private Neighbour(int port, HonestTable honest, String token) {
        this.port = port;
        this.honest = honest;
        this.token = token;
    }

    static Neighbour begin(Attack attack, int port, HonestTable honest) throws IOException {
        String token;
        try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
            token = Guest.arriving(wire, "Mallory").token();
        }
        Neighbour neighbour = new Neighbour(port, honest, token);
        if (attack == Attack.CROWD_OF_TWENTY) {
            neighbour.crowd = Optional.of(OwnServer.beside(
                    List.of("crowd", "--port", Integer.toString(port), "--guests", Integer.toString(GUESTS))));
        }
        for (int i = 0; i < attack.connections; i++) {
            Thread.startVirtualThread(() -> neighbour.attack(attack));
        }
        return neighbour;
    }

    private void attack(Attack attack) {
        while (goesOn) {
            try (Wire wire = new Wire(port, PATIENCE_MILLIS).from(ELSEWHERE)) {
                Guest guest = new Guest(wire, token);
                while (goesOn) {
                    attack.deed.once(guest, this);
                }
            } catch (IOException e) {
                // The server hung up, as it may; a bad neighbour comes again
                refused.incrementAndGet();
            } catch (InterruptedException e) {
                // Heard enough of this stream; on to the next
            }
        }
    }

    void count(Wire.Answer answer) {
        (answer.status() < 400 || answer.status() == 404 ? answered : refused).incrementAndGet();
    }

    int port() {
        return port;
    }

    HonestTable honest() {
        return honest;
    }

    boolean goesOn() {
        return goesOn;
    }

    long answered() {
        return answered.get();
    }

    long refused() {
        return refused.get();
    }

    /** The crowd tells how it fared once it hears nothing more. */
    @Override
    public void close() throws IOException {
        goesOn = false;
        if (crowd.isPresent()) {
            crowd.get().getOutputStream().close();
            String told = new String(crowd.get().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String[] counts = told.strip().split(" ", 2);
            answered.addAndGet(Long.parseLong(counts[0]));
            refused.addAndGet(Long.parseLong(counts[1]));
        }
    }
}

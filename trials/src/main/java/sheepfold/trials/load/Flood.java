package sheepfold.trials.load;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** One guest who sends as fast as the connections carry it, to see whether others suffer. */
public final class Flood implements Beside {
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private volatile boolean running = true;

    private Flood() {}

    public static Flood begin(int port, int connections) throws IOException {
        Flood flood = new Flood();
        String token;
        try (Wire wire = new Wire(port)) {
            token = Guest.arriving(wire, "flood").token();
        }
        for (int i = 0; i < connections; i++) {
            Thread.startVirtualThread(() -> flood.send(port, token));
        }
        return flood;
    }

    private void send(int port, String token) {
        while (running) {
            try (Wire wire = new Wire(port)) {
                while (running) {
                    count(wire.post("/api/tables/nosuchtable0/moves", token, "{\"move\":\"a1-b2\"}")
                            .status());
                }
            } catch (IOException e) {
                // The server hung up on us, as it may; a flood comes again
                refused.incrementAndGet();
            }
        }
    }

    private void count(int status) {
        (status == 429 ? refused : answered).incrementAndGet();
    }

    @Override
    public String inWords() {
        return "the flood: %d requests answered, %d refused".formatted(answered.get(), refused.get());
    }

    @Override
    public void close() {
        running = false;
    }
}

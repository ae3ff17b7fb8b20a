package sheepfold.trials.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** Plays many games to their end as fast as a server takes them. */
public final class Soak {
    private static final int PLAYERS = 20;

    private Soak() {}

    /** Plays so many games; how many moves they had. */
    public static long play(int port, int games) throws IOException, InterruptedException {
        AtomicInteger left = new AtomicInteger(games);
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Long>> playing = new ArrayList<>();
            for (int i = 0; i < PLAYERS; i++) {
                playing.add(players.submit(() -> play(port, left)));
            }
            long moves = 0;
            for (Future<Long> player : playing) {
                moves += player.get();
            }
            return moves;
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    private static long play(int port, AtomicInteger left) throws IOException {
        long moves = 0;
        try (Wire wire = new Wire(port)) {
            Guest guest = Guest.arriving(wire, "soak");
            while (left.getAndDecrement() > 0) {
                moves += guest.playOut(guest.open("wolf-and-sheep", "me", "me").path());
            }
        }
        return moves;
    }
}

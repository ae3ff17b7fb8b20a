package sheepfold.trials.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Plays many games to their end as fast as a server takes them. */
public final class Soak {
    private static final int PLAYERS = 20;

    private final String host;
    private final int port;
    private final AtomicInteger left;
    private final AtomicLong moves = new AtomicLong();
    private final List<IOException> failures = new ArrayList<>();

    private Soak(String host, int port, int games) {
        this.host = host;
        this.port = port;
        this.left = new AtomicInteger(games);
    }

    /** Plays so many games; how many moves they had. */
    public static long play(String host, int port, int games) throws IOException, InterruptedException {
        Soak soak = new Soak(host, port, games);
        List<Thread> players = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            players.add(Thread.startVirtualThread(soak::play));
        }
        for (Thread player : players) {
            player.join();
        }
        if (!soak.failures.isEmpty()) {
            throw soak.failures.getFirst();
        }
        return soak.moves.get();
    }

    private void play() {
        try (Wire wire = new Wire(host, port)) {
            String token = Duel.guest(wire, "soak");
            while (left.getAndDecrement() > 0) {
                playOneGame(wire, token);
            }
        } catch (IOException e) {
            synchronized (failures) {
                failures.add(e);
            }
        }
    }

    private void playOneGame(Wire wire, String token) throws IOException {
        String path = "/api/tables/"
                + Duel.table(wire.post(
                        "/api/tables",
                        token,
                        "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"],\"private\":true}"));
        List<String> legal = Duel.movesIn(wire.get(path, token).body());
        while (!legal.isEmpty()) {
            String move = legal.get(ThreadLocalRandom.current().nextInt(legal.size()));
            Wire.Answer answer = wire.post(path + "/moves", token, "{\"move\":\"%s\"}".formatted(move));
            if (answer.status() != 200) {
                throw new IOException("move %s: %d %s".formatted(move, answer.status(), answer.body()));
            }
            moves.incrementAndGet();
            // The answer shows what the one who moved may do next, not what the other seat may
            legal = Duel.movesIn(wire.get(path, token).body());
        }
    }
}

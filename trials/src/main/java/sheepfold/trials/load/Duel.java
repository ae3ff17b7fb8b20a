package sheepfold.trials.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** Two players at one table after another, or one with a bot, each with a stream of their own; they take turns with random moves. */
public final class Duel {
    private static final int PATIENCE_SECONDS = 30;

    /** Who has them play, and what it wants to know. */
    public interface Host {
        Wire connect() throws IOException;

        boolean goesOn();

        /** Waits for the moment of a move that is due then; when the next one is due. */
        long await(long due) throws InterruptedException;

        /** A table is played at. */
        default void begun(String path) {}

        /** A move that was sent then has arrived at the other player. */
        void arrived(long sent, long nanos);

        void failed(String what);
    }

    /** What a stream said: the log number, the moves on offer, and when it arrived. */
    private record Heard(long at, List<String> moves, boolean over, long nanos) {}

    private final Host host;
    private final List<Guest> players;
    private final boolean withBot;

    /** A single player plays with a bot. */
    public Duel(Host host, List<Guest> players) {
        this.host = host;
        this.players = players;
        this.withBot = players.size() == 1;
    }

    /** One game after another, the first move of which is due then. */
    public void play(long firstDue) throws IOException, InterruptedException {
        long due = firstDue;
        while (host.goesOn()) {
            due = playOneGame(due);
        }
    }

    /** When the next move is due after it. */
    private long playOneGame(long due) throws IOException, InterruptedException {
        Wire.Answer made = players.getFirst().open("wolf-and-sheep", "me", withBot ? "bot:easy" : "open");
        if (made.member("table").isEmpty()) {
            host.failed("no table: %d %s".formatted(made.status(), made.body()));
            Thread.sleep(100);
            return due;
        }
        String path = made.path();
        if (!withBot) {
            players.getLast().post(path + "/seats", "{\"seat\":1}");
        }
        host.begun(path);
        List<BlockingQueue<Heard>> heard = new ArrayList<>();
        List<Wire> streams = new ArrayList<>();
        try {
            for (Guest player : players) {
                Wire stream = host.connect();
                streams.add(stream);
                heard.add(new LinkedBlockingQueue<>());
                listen(stream, path, player, heard.getLast());
            }
            return takeTurns(path, heard, due);
        } finally {
            for (Wire stream : streams) {
                stream.close();
            }
        }
    }

    private long takeTurns(String path, List<BlockingQueue<Heard>> heard, long firstDue)
            throws IOException, InterruptedException {
        Heard now = awaited(heard.getFirst(), 0);
        if (!withBot) {
            awaited(heard.getLast(), 0);
        }
        long due = firstDue;
        for (int player = 0; host.goesOn() && !now.over && !now.moves.isEmpty(); ) {
            due = host.await(due);
            String move = now.moves.get(ThreadLocalRandom.current().nextInt(now.moves.size()));
            long sent = System.nanoTime();
            Wire.Answer answer =
                    players.get(player).post(path + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, now.at));
            if (answer.status() != 200) {
                host.failed("move %s: %d %s".formatted(move, answer.status(), answer.body()));
                return due;
            }
            player = (player + 1) % players.size();
            // A bot answers with the next entry but one
            now = awaited(heard.get(player), now.at + (withBot ? 2 : 1));
            host.arrived(sent, now.nanos - sent);
        }
        return due;
    }

    /** The first thing a stream says with that number or a later one, or at the end of the game. */
    private static Heard awaited(BlockingQueue<Heard> stream, long at) throws InterruptedException, IOException {
        while (true) {
            Heard next = stream.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (next == null) {
                throw new IOException("nothing was heard for %d s".formatted(PATIENCE_SECONDS));
            }
            if (next.at >= at || next.over) {
                return next;
            }
        }
    }

    private static void listen(Wire wire, String path, Guest guest, BlockingQueue<Heard> heard) {
        Thread.startVirtualThread(() -> {
            try {
                wire.listen(path + "/events", guest.token(), -1, (_, id, data) -> {
                    long arrived = System.nanoTime();
                    if (id >= 0) {
                        heard.put(new Heard(id, Guest.offered(data), Guest.isOver(data), arrived));
                    }
                });
            } catch (IOException e) {
                // The game is over and its streams are closed
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}

package sheepfold.trials.neighbours;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import sheepfold.json.Json;
import sheepfold.trials.OwnServer;
import sheepfold.trials.load.Wire;
import tools.jackson.databind.JsonNode;

/** Two people who take turns, game after game, and wait only for each other; or one with a bot. */
final class HonestTable {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int MOVES_A_SECOND = 20;

    /** What somebody heard: the log number, the moves on offer, and when. */
    private record Heard(long at, List<String> moves, long nanos) {}

    private final int port;
    private final boolean withBot;
    private final List<Long> times = new ArrayList<>();
    private volatile boolean running = true;
    private volatile boolean measuring;
    private volatile String table = "";
    private volatile String rival = "";
    private volatile long failures;

    HonestTable(int port, boolean withBot) {
        this.port = port;
        this.withBot = withBot;
    }

    /** The table that is being played at. */
    String table() {
        return table;
    }

    /** The token of the second player. */
    String rival() {
        return rival;
    }

    long failures() {
        return failures;
    }

    void measure() {
        synchronized (times) {
            times.clear();
        }
        failures = 0;
        measuring = true;
    }

    /** The times of all moves since measuring began, sorted: from sending one to its arrival at the other player. */
    long[] measured() {
        measuring = false;
        synchronized (times) {
            return times.stream().mapToLong(Long::longValue).sorted().toArray();
        }
    }

    void stop() {
        running = false;
    }

    void play() {
        while (running) {
            try (Wire wire = new Wire(OwnServer.HOST, port, PATIENCE_MILLIS)) {
                List<String> tokens = List.of(Guests.token(wire, "Ann"), Guests.token(wire, "Bob"));
                rival = tokens.getLast();
                while (running) {
                    playOneGame(wire, tokens);
                }
            } catch (IOException e) {
                failed();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // only this table's own thread counts
    private void failed() {
        failures++;
    }

    private void playOneGame(Wire wire, List<String> tokens) throws IOException, InterruptedException {
        String seats = withBot ? "\"me\",\"bot:easy\"" : "\"me\",\"open\"";
        String made = wire.post(
                        "/api/tables",
                        tokens.getFirst(),
                        "{\"game\":\"wolf-and-sheep\",\"seats\":[%s],\"private\":true}".formatted(seats))
                .body();
        table = Json.parse(made).path("table").asString("");
        if (table.isEmpty()) {
            failed();
            Thread.sleep(100);
            return;
        }
        String path = "/api/tables/" + table;
        if (!withBot) {
            wire.post(path + "/seats", tokens.getLast(), "{\"seat\":1}");
        }
        List<BlockingQueue<Heard>> ears = List.of(new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>());
        try (Wire first = new Wire(OwnServer.HOST, port, 0);
                Wire second = new Wire(OwnServer.HOST, port, 0)) {
            listen(first, path, tokens.getFirst(), ears.getFirst());
            listen(second, path, tokens.getLast(), ears.getLast());
            takeTurns(wire, path, tokens, ears);
        }
    }

    private static void listen(Wire wire, String path, String token, BlockingQueue<Heard> ear) {
        Thread.startVirtualThread(() -> {
            try {
                wire.listen(path + "/events", token, -1, (_, id, data) -> {
                    if (id >= 0) {
                        ear.add(new Heard(id, moves(Json.parse(data)), System.nanoTime()));
                    }
                });
            } catch (IOException e) {
                // The game is over
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private static List<String> moves(JsonNode state) {
        List<String> moves = new ArrayList<>();
        state.path("legal").forEach(legal -> moves.add(legal.get("move").stringValue()));
        return moves;
    }

    private void takeTurns(Wire wire, String path, List<String> tokens, List<BlockingQueue<Heard>> ears)
            throws IOException, InterruptedException {
        int player = 0;
        Heard now = awaited(ears.get(player), 0);
        while (running && !now.moves.isEmpty()) {
            TimeUnit.MILLISECONDS.sleep(1_000 / MOVES_A_SECOND);
            String move = now.moves.get(ThreadLocalRandom.current().nextInt(now.moves.size()));
            long sent = System.nanoTime();
            Wire.Answer answer = wire.post(
                    path + "/moves", tokens.get(player), "{\"move\":\"%s\",\"at\":%d}".formatted(move, now.at));
            if (answer.status() != 200) {
                failed();
                return;
            }
            int next = withBot ? player : 1 - player;
            // A bot answers with the next entry but one
            now = awaited(ears.get(next), now.at + (withBot ? 2 : 1));
            player = next;
            note(now.nanos - sent);
        }
    }

    private void note(long nanos) {
        if (measuring) {
            synchronized (times) {
                times.add(nanos);
            }
        }
    }

    private static Heard awaited(BlockingQueue<Heard> ear, long at) throws InterruptedException, IOException {
        while (true) {
            Heard next = ear.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            if (next == null) {
                throw new IOException("nothing was heard");
            }
            // Where the game ends with one's own move no answer follows
            if (next.at >= at
                    || (next.at == at - 1 && at > 1 && next.moves.isEmpty() && ear.isEmpty() && isOver(ear))) {
                return next;
            }
        }
    }

    private static boolean isOver(BlockingQueue<Heard> ear) throws InterruptedException {
        Heard more = ear.poll(4, TimeUnit.SECONDS);
        if (more != null) {
            ear.add(more);
        }
        return more == null;
    }
}

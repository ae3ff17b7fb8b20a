package sheepfold.trials.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Two players at one table after another, each with a stream of their own; they take turns with random moves. */
final class Duel implements Runnable {
    private static final Pattern TABLE = Pattern.compile("\"table\":\"([^\"]+)\"");
    private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
    private static final long PATIENCE_SECONDS = 30;
    private static final int PLAYERS = 2;

    /** What a stream said: the log number, the moves on offer, and when it arrived. */
    private record Heard(long at, List<String> moves, boolean over, long nanos) {}

    private final Load load;
    private final int number;
    private final List<Long> times = new ArrayList<>();

    Duel(Load load, int number) {
        this.load = load;
        this.number = number;
    }

    LongStream times() {
        return List.copyOf(times).stream().mapToLong(Long::longValue);
    }

    @Override
    public void run() {
        try (Wire wire = load.connect()) {
            String[] tokens = {guest(wire, "a" + number), guest(wire, "b" + number)};
            long next = System.nanoTime() + load.pause();
            while (load.isRunning()) {
                next = play(wire, tokens, next);
            }
        } catch (IOException e) {
            load.failed("table %d: %s".formatted(number, e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Makes a guest and gives its token. */
    static String guest(Wire wire, String name) throws IOException {
        return found(TOKEN, wire.post("/api/guests", "", "{\"name\":\"%s\"}".formatted(name)));
    }

    /** The table that was made. */
    static String table(Wire.Answer made) throws IOException {
        return found(TABLE, made);
    }

    static String found(Pattern pattern, Wire.Answer answer) throws IOException {
        Matcher matcher = pattern.matcher(answer.body());
        if (!matcher.find()) {
            throw new IOException("unexpected answer %d: %s".formatted(answer.status(), answer.body()));
        }
        return matcher.group(1);
    }

    /** One game; when the next move is due after it. */
    private long play(Wire wire, String[] tokens, long firstDue) throws IOException, InterruptedException {
        String table = found(
                TABLE,
                wire.post(
                        "/api/tables",
                        tokens[0],
                        "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"open\"],\"private\":true}"));
        String path = "/api/tables/" + table;
        wire.post(path + "/seats", tokens[1], "{\"seat\":1}");
        List<BlockingQueue<Heard>> heard = List.of(new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>());
        List<Wire> streams = List.of(load.connect(), load.connect());
        try {
            for (int player = 0; player < PLAYERS; player++) {
                listen(streams.get(player), path + "/events", tokens[player], heard.get(player));
            }
            return play(wire, tokens, path + "/moves", heard, firstDue);
        } finally {
            for (Wire stream : streams) {
                stream.close();
            }
        }
    }

    private long play(Wire wire, String[] tokens, String path, List<BlockingQueue<Heard>> heard, long firstDue)
            throws IOException, InterruptedException {
        Heard now = awaited(heard.get(0), 0);
        awaited(heard.get(1), 0);
        long due = firstDue;
        for (int player = 0; load.isRunning() && !now.over && !now.moves.isEmpty(); player = 1 - player) {
            sleepUntil(due);
            due = Math.max(due + load.pause(), System.nanoTime());
            String move = now.moves.get(ThreadLocalRandom.current().nextInt(now.moves.size()));
            long sent = System.nanoTime();
            Wire.Answer answer = wire.post(path, tokens[player], "{\"move\":\"%s\",\"at\":%d}".formatted(move, now.at));
            if (answer.status() != 200) {
                load.failed("move %s: %d %s".formatted(move, answer.status(), answer.body()));
                return due;
            }
            now = awaited(heard.get(1 - player), now.at + 1);
            if (load.isMeasured(sent)) {
                times.add(now.nanos - sent);
            }
        }
        return due;
    }

    private static void sleepUntil(long nanos) throws InterruptedException {
        long left = nanos - System.nanoTime();
        if (left > 0) {
            TimeUnit.NANOSECONDS.sleep(left);
        }
    }

    /** The first thing a stream says with that number or a later one. */
    private Heard awaited(BlockingQueue<Heard> stream, long at) throws InterruptedException, IOException {
        while (true) {
            Heard next = stream.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (next == null) {
                throw new IOException("nothing was heard for %d s".formatted(PATIENCE_SECONDS));
            }
            if (next.at >= at) {
                return next;
            }
        }
    }

    private static void listen(Wire wire, String path, String token, BlockingQueue<Heard> heard) {
        Thread.startVirtualThread(() -> {
            try {
                wire.listen(path, token, (event, id, data) -> {
                    long arrived = System.nanoTime();
                    if (id >= 0) {
                        heard.put(new Heard(id, movesIn(data), data.contains("\"status\":\"over\""), arrived));
                    }
                });
            } catch (IOException e) {
                // The game is over and its streams are closed
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** The moves on offer in a state or a change. */
    static List<String> movesIn(String data) {
        List<String> moves = new ArrayList<>();
        int end = data.indexOf("\"forms\":");
        for (int at = data.indexOf("\"legal\":"); at >= 0 && at < end; ) {
            int from = data.indexOf("\"move\":\"", at);
            if (from < 0 || from > end) {
                break;
            }
            int to = data.indexOf('"', from + 8);
            moves.add(data.substring(from + 8, to));
            at = to;
        }
        return moves;
    }
}

package sheepfold.trials.load;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/** One guest who has the server do something long in the background, and the next as soon as it is done. */
public final class Errands implements Beside {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final Pattern RUN = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final String GAME = "shepherd-mess";

    private final String what;
    private final AtomicLong done = new AtomicLong();
    private final Thread thread;
    private volatile boolean running = true;

    private Errands(String what, String host, int port, Errand errand) {
        this.what = what;
        this.thread = Thread.ofVirtual().unstarted(() -> repeat(host, port, errand));
    }

    /** Something that takes the server a while. */
    private interface Errand {
        void go(Wire wire, String token) throws IOException, InterruptedException;
    }

    /** Runs of the lab, as many games each as a server allows. */
    public static Errands runs(String host, int port) {
        Errands errands = new Errands("runs of the lab", host, port, Errands::run);
        errands.thread.start();
        return errands;
    }

    /** Stories of finished games. */
    public static Errands stories(String host, int port) {
        Errands errands = new Errands("stories of games", host, port, Errands::story);
        errands.thread.start();
        return errands;
    }

    private void repeat(String host, int port, Errand errand) {
        try (Wire wire = new Wire(host, port)) {
            String token = Duel.guest(wire, "errands");
            while (running) {
                errand.go(wire, token);
                done.incrementAndGet();
            }
        } catch (IOException e) {
            System.err.println("beside the tables: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void run(Wire wire, String token) throws IOException, InterruptedException {
        Wire.Answer begun = wire.post(
                "/api/lab/runs", token, "{\"game\":\"%s\",\"bots\":[\"greedy\"],\"games\":2000}".formatted(GAME));
        String path = "/api/lab/runs/" + Duel.found(RUN, begun);
        String state = begun.body();
        while (state.contains("\"status\":\"waiting\"") || state.contains("\"status\":\"running\"")) {
            Thread.sleep(BETWEEN_LOOKS);
            state = wire.get(path, token).body();
        }
    }

    private static void story(Wire wire, String token) throws IOException, InterruptedException {
        String table = Duel.table(wire.post(
                "/api/tables", token, "{\"game\":\"%s\",\"seats\":[\"me\",\"me\"],\"private\":true}".formatted(GAME)));
        String path = "/api/tables/" + table;
        String state = wire.get(path, token).body();
        while (!state.contains("\"status\":\"over\"")) {
            List<String> moves = Duel.movesIn(state);
            if (moves.isEmpty()) {
                throw new IOException("nothing can be played: " + state);
            }
            String move = moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
            wire.post(path + "/moves", token, "{\"move\":\"%s\"}".formatted(move));
            state = wire.get(path, token).body();
        }
        while (wire.get(path + "/analysis", token).body().contains("\"story\":null")) {
            Thread.sleep(BETWEEN_LOOKS);
        }
    }

    @Override
    public String inWords() {
        return "%d %s done".formatted(done.get(), what);
    }

    @Override
    public void close() {
        running = false;
        thread.interrupt();
    }
}

package sheepfold.trials.load;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** One guest who has the server do something long in the background, and the next as soon as it is done. */
public final class Errands implements Beside {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final String GAME = "shepherd-mess";

    private final String what;
    private final AtomicLong done = new AtomicLong();
    private final Thread thread;

    private Errands(String what, int port, Errand errand) {
        this.what = what;
        this.thread = Thread.ofVirtual().unstarted(() -> repeat(port, errand));
    }

    /** Something that takes the server a while. */
    private interface Errand {
        void go(Guest guest) throws IOException, InterruptedException;
    }

    /** Runs of the lab, as many games each as a server allows. */
    public static Errands runs(int port) {
        return new Errands("runs of the lab", port, Errands::run).begun();
    }

    /** Stories of finished games. */
    public static Errands stories(int port) {
        return new Errands("stories of games", port, Errands::story).begun();
    }

    private Errands begun() {
        thread.start();
        return this;
    }

    private void repeat(int port, Errand errand) {
        try (Wire wire = new Wire(port)) {
            Guest guest = Guest.arriving(wire, "errands");
            while (!Thread.currentThread().isInterrupted()) {
                errand.go(guest);
                done.incrementAndGet();
            }
        } catch (IOException e) {
            System.err.println("beside the tables: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void run(Guest guest) throws IOException, InterruptedException {
        Wire.Answer begun =
                guest.post("/api/lab/runs", "{\"game\":\"%s\",\"bots\":[\"greedy\"],\"games\":2000}".formatted(GAME));
        String path = "/api/lab/runs/" + begun.need("id");
        String state = begun.body();
        while (state.contains("\"status\":\"waiting\"") || state.contains("\"status\":\"running\"")) {
            Thread.sleep(BETWEEN_LOOKS);
            state = guest.get(path).body();
        }
    }

    private static void story(Guest guest) throws IOException, InterruptedException {
        String path = guest.open(GAME, "me", "me").path();
        guest.playOut(path);
        while (guest.get(path + "/analysis").body().contains("\"story\":null")) {
            Thread.sleep(BETWEEN_LOOKS);
        }
    }

    @Override
    public String inWords() {
        return "%d %s done".formatted(done.get(), what);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}

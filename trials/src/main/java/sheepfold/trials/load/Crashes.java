package sheepfold.trials.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.server.Wire;

/**
 * Kills a server without warning while many tables play on it, again and again, and compares what it had acknowledged with
 * what it knows after it was started again.
 */
public final class Crashes {
    private static final int SHORTEST_LIFE_MILLIS = 500;
    private static final int LONGEST_LIFE_MILLIS = 2500;
    /** A server on a busy machine lives longer, until there is something to lose at every table. */
    private static final int LONGEST_WAIT_MILLIS = 20_000;

    /**
     * What came of it.
     *
     * @param acknowledged moves that were answered with 200
     * @param cutOff moves that were under way when the server was killed and turned out to be kept
     * @param faults one sentence for each table whose log was not as it must be
     */
    public record Outcome(int kills, int games, long acknowledged, long cutOff, List<String> faults) {}

    private final Path home;
    private final int port;
    private final Random random;
    private final List<Solo> tables = new ArrayList<>();

    private Crashes(Path home, int port, long seed) {
        this.home = home;
        this.port = port;
        this.random = new Random(seed);
    }

    /** Kills servers over one home, which is empty at first. */
    public static Outcome run(Path home, int tables, int kills, long seed) throws IOException, InterruptedException {
        return new Crashes(home, OwnServer.freePort(), seed).run(tables, kills);
    }

    private Outcome run(int count, int kills) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++) {
            tables.add(new Solo(random.nextLong()));
        }
        for (int kill = 0; kill < kills; kill++) {
            playAndKill();
        }
        try (OwnServer last = started();
                Wire wire = new Wire(last.port())) {
            for (Solo table : tables) {
                table.compare(wire);
            }
        }
        return new Outcome(
                kills,
                tables.stream().mapToInt(table -> table.games).sum(),
                acknowledged(),
                tables.stream().mapToLong(table -> table.cutOff).sum(),
                tables.stream().flatMap(table -> table.faults.stream()).toList());
    }

    private void playAndKill() throws IOException, InterruptedException {
        OwnServer server = started();
        List<Thread> players = tables.stream()
                .map(table -> Thread.startVirtualThread(() -> play(table)))
                .toList();
        long enough = acknowledged() + tables.size();
        long patience = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LONGEST_WAIT_MILLIS);
        Thread.sleep(SHORTEST_LIFE_MILLIS + random.nextInt(LONGEST_LIFE_MILLIS - SHORTEST_LIFE_MILLIS));
        while (acknowledged() < enough && System.nanoTime() < patience) {
            Thread.sleep(random.nextInt(SHORTEST_LIFE_MILLIS));
        }
        server.close();
        for (Thread player : players) {
            player.join();
        }
    }

    private long acknowledged() {
        return tables.stream().mapToLong(table -> table.acknowledged.get()).sum();
    }

    private OwnServer started() throws IOException, InterruptedException {
        return OwnServer.over(home, port, List.of(), "--no-limits");
    }

    private void play(Solo table) {
        try (Wire wire = new Wire(port)) {
            table.compare(wire);
            while (true) {
                table.step(wire);
            }
        } catch (IOException e) {
            // The server is dead, as intended
        }
    }

    /** One guest who plays both sides of a table and remembers what was acknowledged. */
    private static final class Solo {
        private final Random random;
        private final List<String> kept = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private String token = "";
        /** Of the table, empty where there is none. */
        private String path = "";

        private Optional<String> underWay = Optional.empty();
        private int games;
        private final AtomicLong acknowledged = new AtomicLong();
        private long cutOff;

        private Solo(long seed) {
            this.random = new Random(seed);
        }

        /** Makes the next move, or begins the next game. */
        void step(Wire wire) throws IOException {
            if (token.isEmpty()) {
                token = Guest.arriving(wire, "solo").token();
            }
            Guest guest = new Guest(wire, token);
            if (path.isEmpty()) {
                path = guest.open("wolf-and-sheep", "me", "me").path();
                kept.clear();
                underWay = Optional.empty();
                games++;
            }
            Wire.Answer state = guest.get(path);
            List<String> legal = Guest.offered(state.body());
            if (legal.isEmpty()) {
                compare(wire);
                path = "";
                return;
            }
            move(
                    guest,
                    legal.get(random.nextInt(legal.size())),
                    state.member("at").orElse("0"));
        }

        private void move(Guest guest, String move, String at) throws IOException {
            underWay = Optional.of(move);
            Wire.Answer answer = guest.post(path + "/moves", "{\"move\":\"%s\",\"at\":%s}".formatted(move, at));
            if (answer.status() == 200) {
                kept.add(move);
                acknowledged.incrementAndGet();
            } else {
                faults.add("table %s: %s was refused: %s".formatted(path, move, answer.body()));
            }
            underWay = Optional.empty();
        }

        /** The log is what was acknowledged, each move once, and at most the one move that was under way. */
        void compare(Wire wire) throws IOException {
            if (path.isEmpty()) {
                return;
            }
            List<String> stored = moves(wire.get(path + "/record", token).body());
            List<String> withCutOff =
                    Stream.concat(kept.stream(), underWay.stream()).toList();
            if (underWay.isPresent() && stored.equals(withCutOff)) {
                cutOff++;
                kept.add(underWay.get());
            } else if (!stored.equals(kept)) {
                faults.add(
                        "table %s: acknowledged %s, under way %s, stored %s".formatted(path, kept, underWay, stored));
            }
            underWay = Optional.empty();
        }

        /** The lines after the header, without comments. */
        private static List<String> moves(String record) {
            return record.lines()
                    .dropWhile(line -> !line.isBlank())
                    .map(line -> line.replaceFirst(";.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }
}

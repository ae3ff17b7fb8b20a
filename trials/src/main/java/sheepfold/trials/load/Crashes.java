package sheepfold.trials.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Kills a server without warning while many tables play on it, again and again, and compares what it had acknowledged with
 * what it knows after it was started again.
 */
public final class Crashes {
    private static final long LONGEST_START_SECONDS = 60;
    private static final int SHORTEST_LIFE_MILLIS = 500;
    private static final int LONGEST_LIFE_MILLIS = 2500;
    /** A server on a busy machine lives longer, until there is something to lose at every table. */
    private static final int LONGEST_WAIT_MILLIS = 20_000;

    /** Starts a server in a process of its own that listens at the port. */
    public interface Launch {
        Process start() throws IOException;
    }

    /**
     * What came of it.
     *
     * @param acknowledged moves that were answered with 200
     * @param cutOff moves that were under way when the server was killed and turned out to be kept
     * @param faults one sentence for each table whose log was not as it must be
     */
    public record Outcome(int kills, int games, long acknowledged, long cutOff, List<String> faults) {}

    private final String host;
    private final int port;
    private final Launch launch;
    private final Random random;
    private final List<Solo> tables = new ArrayList<>();

    private Crashes(String host, int port, Launch launch, long seed) {
        this.host = host;
        this.port = port;
        this.launch = launch;
        this.random = new Random(seed);
    }

    public static Outcome run(String host, int port, Launch launch, int tables, int kills, long seed)
            throws IOException, InterruptedException {
        return new Crashes(host, port, launch, seed).run(tables, kills);
    }

    private Outcome run(int count, int kills) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++) {
            tables.add(new Solo(random.nextLong()));
        }
        for (int kill = 0; kill < kills; kill++) {
            playAndKill();
        }
        Process last = started();
        try (Wire wire = new Wire(host, port)) {
            for (Solo table : tables) {
                table.compare(wire);
            }
        } finally {
            last.destroyForcibly().waitFor();
        }
        return new Outcome(
                kills,
                tables.stream().mapToInt(table -> table.games).sum(),
                acknowledged(),
                tables.stream().mapToLong(table -> table.cutOff).sum(),
                tables.stream().flatMap(table -> table.faults.stream()).toList());
    }

    private void playAndKill() throws IOException, InterruptedException {
        Process server = started();
        List<Thread> players = tables.stream()
                .map(table -> Thread.startVirtualThread(() -> play(table)))
                .toList();
        long enough = acknowledged() + tables.size();
        long patience = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LONGEST_WAIT_MILLIS);
        Thread.sleep(SHORTEST_LIFE_MILLIS + random.nextInt(LONGEST_LIFE_MILLIS - SHORTEST_LIFE_MILLIS));
        while (acknowledged() < enough && System.nanoTime() < patience) {
            Thread.sleep(random.nextInt(SHORTEST_LIFE_MILLIS));
        }
        server.destroyForcibly().waitFor();
        for (Thread player : players) {
            player.join();
        }
    }

    private long acknowledged() {
        return tables.stream().mapToLong(table -> table.acknowledged.get()).sum();
    }

    private Process started() throws IOException, InterruptedException {
        Process server = launch.start();
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_START_SECONDS);
        while (System.nanoTime() < patience && server.isAlive()) {
            try (Wire wire = new Wire(host, port)) {
                if (wire.get("/health", "").status() == 200) {
                    return server;
                }
            } catch (IOException e) {
                // Not there yet
            }
            Thread.sleep(50);
        }
        server.destroyForcibly();
        throw new IOException("the server did not start");
    }

    private void play(Solo table) {
        try (Wire wire = new Wire(host, port)) {
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
        private static final Pattern TABLE = Pattern.compile("\"table\":\"([^\"]+)\"");
        private static final Pattern AT = Pattern.compile("\"at\":(\\d+)");

        private final Random random;
        private final List<String> kept = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private String token = "";
        private String table = "";
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
                token = Duel.guest(wire, "solo");
            }
            if (table.isEmpty()) {
                begin(wire);
            }
            String state = wire.get("/api/tables/" + table, token).body();
            List<String> legal = Duel.movesIn(state);
            if (legal.isEmpty()) {
                compare(wire);
                table = "";
                return;
            }
            move(wire, legal.get(random.nextInt(legal.size())), found(AT, state).orElse("0"));
        }

        private void begin(Wire wire) throws IOException {
            String game = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"],\"private\":true}";
            table = found(TABLE, wire.post("/api/tables", token, game).body())
                    .orElseThrow(() -> new IOException("no table was made"));
            kept.clear();
            underWay = Optional.empty();
            games++;
        }

        private void move(Wire wire, String move, String at) throws IOException {
            underWay = Optional.of(move);
            Wire.Answer answer = wire.post(
                    "/api/tables/" + table + "/moves", token, "{\"move\":\"%s\",\"at\":%s}".formatted(move, at));
            if (answer.status() == 200) {
                kept.add(move);
                acknowledged.incrementAndGet();
            } else {
                faults.add("table %s: %s was refused: %s".formatted(table, move, answer.body()));
            }
            underWay = Optional.empty();
        }

        /** The log is what was acknowledged, each move once, and at most the one move that was under way. */
        void compare(Wire wire) throws IOException {
            if (table.isEmpty()) {
                return;
            }
            List<String> stored =
                    moves(wire.get("/api/tables/" + table + "/record", token).body());
            List<String> withCutOff =
                    Stream.concat(kept.stream(), underWay.stream()).toList();
            if (underWay.isPresent() && stored.equals(withCutOff)) {
                cutOff++;
                kept.add(underWay.get());
            } else if (!stored.equals(kept)) {
                faults.add(
                        "table %s: acknowledged %s, under way %s, stored %s".formatted(table, kept, underWay, stored));
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

        private static Optional<String> found(Pattern pattern, String text) {
            Matcher matcher = pattern.matcher(text);
            return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
        }
    }
}

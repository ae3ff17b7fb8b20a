package sheepfold.trials.neighbours;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.json.Json;
import sheepfold.trials.OwnServer;
import sheepfold.trials.load.Wire;
import tools.jackson.databind.JsonNode;

/** Guests who do what everybody does, each from an address of their own and as fast as the server lets them. */
public final class Crowd {
    private static final int PATIENCE_MILLIS = 10_000;
    /** Each of them does each thing on so many connections at the same time. */
    private static final int LINES = 6;

    private static final int AT_A_TABLE = 1_000;
    private static final String WITH_BOT =
            "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"bot:easy\"],\"private\":true}";
    private static final String INVITATION = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"open\"]}";

    /** What one of them does over and over again, on a connection of its own. */
    private interface Habit {
        void once(Wire wire, String token) throws IOException, InterruptedException;
    }

    private final int port;
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    /** Where each of them listens. */
    private final Map<String, String> tables = new ConcurrentHashMap<>();

    public Crowd(int port) {
        this.port = port;
    }

    /** So many guests begin, and go on for as long as this program runs. */
    public void begin(int guests) throws IOException {
        for (int i = 1; i <= guests; i++) {
            String address = "198.51.100." + i;
            String token;
            try (Wire wire = wire(address)) {
                token = Guests.token(wire, "Mallory");
                tables.put(token, made(wire, token, WITH_BOT));
            }
            List<Habit> habits = List.of(this::makesAndCloses, this::reads, this::listens, this::plays, this::plays);
            for (int line = 0; line < LINES; line++) {
                habits.forEach(habit -> Thread.startVirtualThread(() -> indulge(habit, address, token)));
            }
        }
    }

    public long answered() {
        return answered.get();
    }

    public long refused() {
        return refused.get();
    }

    private Wire wire(String address) throws IOException {
        return new Wire(OwnServer.HOST, port, PATIENCE_MILLIS).from(address);
    }

    private void indulge(Habit habit, String address, String token) {
        while (true) {
            try (Wire wire = wire(address)) {
                while (true) {
                    habit.once(wire, token);
                }
            } catch (IOException e) {
                refused.incrementAndGet();
            } catch (InterruptedException e) {
                // Heard enough of this stream; on to the next
            }
        }
    }

    private JsonNode noted(Wire.Answer answer) {
        (answer.status() < 400 ? answered : refused).incrementAndGet();
        return Json.parse(answer.body());
    }

    private String made(Wire wire, String token, String ask) throws IOException {
        return noted(wire.post("/api/tables", token, ask)).path("table").asString("");
    }

    private void makesAndCloses(Wire wire, String token) throws IOException {
        String table = made(wire, token, INVITATION);
        if (!table.isEmpty()) {
            noted(wire.post("/api/tables/" + table + "/close", token, "{}"));
        }
    }

    private void reads(Wire wire, String token) throws IOException {
        noted(wire.get("/api/tables", token));
    }

    private void listens(Wire wire, String token) throws IOException, InterruptedException {
        wire.listen("/api/tables/" + tables.get(token) + "/events", token, -1, (_, _, _) -> {
            answered.incrementAndGet();
            throw new InterruptedException("heard enough");
        });
    }

    private void plays(Wire wire, String token) throws IOException {
        String path = "/api/tables/" + made(wire, token, WITH_BOT);
        for (int i = 0; i < AT_A_TABLE; i++) {
            JsonNode state = noted(wire.get(path, token));
            List<String> moves = new ArrayList<>();
            state.path("legal").forEach(legal -> moves.add(legal.get("move").stringValue()));
            if (state.path("status").asString("over").equals("over")) {
                return;
            }
            if (!moves.isEmpty()) {
                noted(wire.post(path + "/moves", token, "{\"move\":\"%s\"}".formatted(moves.getFirst())));
            }
        }
    }
}

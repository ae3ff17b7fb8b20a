package sheepfold.trials.neighbours;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import sheepfold.json.Json;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;
import tools.jackson.databind.JsonNode;

/** Guests who do what everybody does, each from an address of their own and as fast as the server lets them. */
public final class Crowd {
    private static final int PATIENCE_MILLIS = 10_000;
    /** Each of them does each thing on so many connections at the same time. */
    private static final int LINES = 6;

    private static final int AT_A_TABLE = 1_000;
    private static final String INVITATION = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"open\"]}";

    /** What one of them does over and over again, on a connection of its own. */
    private interface Habit {
        void once(Guest guest) throws IOException, InterruptedException;
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
                Guest guest = Guest.arriving(wire, "Mallory");
                token = guest.token();
                tables.put(token, withBot(guest));
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
        return new Wire(port, PATIENCE_MILLIS).from(address);
    }

    private void indulge(Habit habit, String address, String token) {
        while (true) {
            try (Wire wire = wire(address)) {
                Guest guest = new Guest(wire, token);
                while (true) {
                    habit.once(guest);
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

    private String path(Wire.Answer made) {
        return "/api/tables/" + noted(made).path("table").asString("");
    }

    private String withBot(Guest guest) throws IOException {
        return path(guest.open("wolf-and-sheep", "me", "bot:easy"));
    }

    private void makesAndCloses(Guest guest) throws IOException {
        Wire.Answer made = guest.post("/api/tables", INVITATION);
        String path = path(made);
        if (made.status() < 400) {
            noted(guest.post(path + "/close", "{}"));
        }
    }

    private void reads(Guest guest) throws IOException {
        noted(guest.get("/api/tables"));
    }

    private void listens(Guest guest) throws IOException, InterruptedException {
        guest.wire().listen(tables.get(guest.token()) + "/events", guest.token(), -1, (_, _, _) -> {
            answered.incrementAndGet();
            throw new InterruptedException("heard enough");
        });
    }

    private void plays(Guest guest) throws IOException {
        String path = withBot(guest);
        for (int i = 0; i < AT_A_TABLE; i++) {
            JsonNode state = noted(guest.get(path));
            if (state.path("status").asString("over").equals("over")) {
                return;
            }
            JsonNode first = state.path("legal").path(0);
            if (!first.isMissingNode()) {
                noted(guest.post(
                        path + "/moves",
                        "{\"move\":\"%s\"}".formatted(first.get("move").stringValue())));
            }
        }
    }
}

package sheepfold.trials.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** Somebody whom a server knows, on a connection of their own. */
public record Guest(Wire wire, String token) {
    public static Guest arriving(Wire wire, String name) throws IOException {
        return new Guest(
                wire,
                wire.post("/api/guests", "", "{\"name\":\"%s\"}".formatted(name))
                        .need("token"));
    }

    public Wire.Answer get(String path) throws IOException {
        return wire.get(path, token);
    }

    public Wire.Answer post(String path, String json) throws IOException {
        return wire.post(path, token, json);
    }

    /** Asks for a table that the list does not show. */
    public Wire.Answer open(String game, String... seats) throws IOException {
        return post(
                "/api/tables",
                "{\"game\":\"%s\",\"seats\":[\"%s\"],\"private\":true}".formatted(game, String.join("\",\"", seats)));
    }

    /** Plays all seats of a new table to the end of the game, at random; how many moves that took. */
    public int playOut(String path) throws IOException {
        int made = 0;
        String state = get(path).body();
        while (!isOver(state)) {
            List<String> moves = offered(state);
            if (moves.isEmpty()) {
                throw new IOException("nothing can be played: " + state);
            }
            String move = moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
            Wire.Answer answer = post(path + "/moves", "{\"move\":\"%s\"}".formatted(move));
            if (answer.status() != 200) {
                throw new IOException("move %s: %d %s".formatted(move, answer.status(), answer.body()));
            }
            made++;
            // The answer shows what the one who moved may do next, not what the other seat may
            state = get(path).body();
        }
        return made;
    }

    /** The moves on offer in a state or a change, found without the cost of reading all of it. */
    public static List<String> offered(String state) {
        List<String> moves = new ArrayList<>();
        int end = state.indexOf("\"forms\":");
        for (int at = state.indexOf("\"legal\":"); at >= 0 && at < end; ) {
            int from = state.indexOf("\"move\":\"", at);
            if (from < 0 || from > end) {
                break;
            }
            int to = state.indexOf('"', from + 8);
            moves.add(state.substring(from + 8, to));
            at = to;
        }
        return moves;
    }

    public static boolean isOver(String state) {
        return state.contains("\"status\":\"over\"");
    }
}

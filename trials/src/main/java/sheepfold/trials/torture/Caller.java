package sheepfold.trials.torture;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.trials.OwnServer;
import sheepfold.trials.checker.Call;
import sheepfold.trials.checker.History;
import sheepfold.trials.load.Wire;

/** Somebody who asks nodes at random, one request at a time, and remembers every answer. */
final class Caller implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 8_000;
    private static final Pattern GUEST = Pattern.compile("\"guest\":\"([^\"]+)\"");
    private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");

    private final Cluster cluster;
    private final Random random;
    private final Map<Integer, Wire> wires = new HashMap<>();
    private String guest = "";
    private String token = "";

    Caller(Cluster cluster, long seed) {
        this.cluster = cluster;
        this.random = new Random(seed);
    }

    /** The same person with connections of its own, to be used beside the first. */
    Caller again(long seed) {
        Caller other = new Caller(cluster, seed);
        other.guest = guest;
        other.token = token;
        return other;
    }

    String guest() {
        return guest;
    }

    String token() {
        return token;
    }

    Random random() {
        return random;
    }

    int anyNode() {
        return random.nextInt(cluster.nodes().size());
    }

    int nodeBeside(int node) {
        return (node + 1 + random.nextInt(cluster.nodes().size() - 1))
                % cluster.nodes().size();
    }

    /** Becomes a guest, as soon as a node lets it. */
    void arrive(String name) throws InterruptedException {
        while (token.isEmpty()) {
            Wire.Answer answer = send(anyNode(), "POST", "/api/guests", "{\"name\":\"%s\"}".formatted(name));
            guest = found(GUEST, answer.body());
            token = found(TOKEN, answer.body());
            pauseUnless(!token.isEmpty());
        }
    }

    static void pauseUnless(boolean fine) throws InterruptedException {
        if (!fine) {
            Thread.sleep(200);
        }
    }

    static String found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }

    /** Sends a request; status 0 if nobody answers. */
    Wire.Answer send(int node, String method, String path, String body) {
        try {
            Wire wire = wire(node);
            return switch (method) {
                case "POST" -> wire.post(path, token, body);
                case "DELETE" -> wire.delete(path, token);
                default -> wire.get(path, token);
            };
        } catch (IOException e) {
            hangUp(node);
            return new Wire.Answer(0, "");
        }
    }

    private Wire wire(int node) throws IOException {
        Wire wire = wires.get(node);
        if (wire == null) {
            wire = new Wire(OwnServer.HOST, cluster.node(node).port(), PATIENCE_MILLIS);
            wires.put(node, wire);
        }
        return wire;
    }

    private void hangUp(int node) {
        Wire wire = wires.remove(node);
        if (wire != null) {
            try {
                wire.close();
            } catch (IOException e) {
                // It is of no use any more
            }
        }
    }

    private Call told(History history, Call call, String method, String path, String body) {
        Wire.Answer answer = send(call.node(), method, path, body);
        Call answered = call.answeredWith(answer.status(), answer.body());
        history.add(answered);
        return answered;
    }

    Call look(History history, int seat, int node) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.LOOK, "", -1);
        return told(history, call, "GET", "/api/tables/" + history.table(), "");
    }

    /** Waits for an entry that another node has told of. */
    Call lookFor(History history, int seat, int node, long at) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.LOOK, "", at);
        return told(history, call, "GET", "/api/tables/%s?at=%d".formatted(history.table(), at), "");
    }

    Call move(History history, int seat, int node, String move, long at) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.MOVE, move, at);
        String body = "{\"move\":\"%s\",\"at\":%d,\"seat\":%d}".formatted(move, at, seat);
        return told(history, call, "POST", "/api/tables/" + history.table() + "/moves", body);
    }

    Call record(History history, int seat, int node) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.RECORD, "", -1);
        return told(history, call, "GET", "/api/tables/" + history.table() + "/record", "");
    }

    Call close(History history, int seat, int node, String body) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.CLOSE, "", -1);
        return told(history, call, "POST", "/api/tables/" + history.table() + "/close", body);
    }

    Call delete(History history, int seat, int node) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.DELETE, "", -1);
        return told(history, call, "DELETE", "/api/tables/" + history.table(), "");
    }

    @Override
    public void close() {
        java.util.List.copyOf(wires.keySet()).forEach(this::hangUp);
    }
}

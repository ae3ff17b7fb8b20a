package sheepfold.trials.torture;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import sheepfold.trials.checker.Call;
import sheepfold.trials.checker.History;
import sheepfold.trials.server.Wire;

/** Somebody who asks nodes at random, one request at a time, and remembers every answer. */
final class Caller implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 8_000;

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
            guest = answer.member("guest").orElse("");
            token = answer.member("token").orElse("");
            pauseUnless(!token.isEmpty());
        }
    }

    static void pauseUnless(boolean fine) throws InterruptedException {
        if (!fine) {
            Thread.sleep(200);
        }
    }

    /** Sends a request; status 0 if nobody answers. */
    Wire.Answer send(int node, String method, String path, String body) {
        try {
            return wire(node).send(method, path, token, body);
        } catch (IOException e) {
            hangUp(node);
            return new Wire.Answer(0, "");
        }
    }

    private Wire wire(int node) throws IOException {
        Wire wire = wires.get(node);
        if (wire == null) {
            wire = new Wire(cluster.node(node).port(), PATIENCE_MILLIS);
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

    private Call told(History history, Call call, String method, String under, String body) {
        Wire.Answer answer = send(call.node(), method, "/api/tables/" + history.table() + under, body);
        Call answered = call.answeredWith(answer.status(), answer.body());
        history.add(answered);
        return answered;
    }

    private Call asking(int seat, int node, Call.Kind kind) {
        return Call.sentNow(guest, seat, node, kind, "", -1);
    }

    Call look(History history, int seat, int node) {
        return told(history, asking(seat, node, Call.Kind.LOOK), "GET", "", "");
    }

    /** Waits for an entry that another node has told of. */
    Call lookFor(History history, int seat, int node, long at) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.LOOK, "", at);
        return told(history, call, "GET", "?at=" + at, "");
    }

    Call move(History history, int seat, int node, String move, long at) {
        Call call = Call.sentNow(guest, seat, node, Call.Kind.MOVE, move, at);
        String body = "{\"move\":\"%s\",\"at\":%d,\"seat\":%d}".formatted(move, at, seat);
        return told(history, call, "POST", "/moves", body);
    }

    Call record(History history, int seat, int node) {
        return told(history, asking(seat, node, Call.Kind.RECORD), "GET", "/record", "");
    }

    Call close(History history, int seat, int node, String body) {
        return told(history, asking(seat, node, Call.Kind.CLOSE), "POST", "/close", body);
    }

    Call delete(History history, int seat, int node) {
        return told(history, asking(seat, node, Call.Kind.DELETE), "DELETE", "", "");
    }

    @Override
    public void close() {
        List.copyOf(wires.keySet()).forEach(this::hangUp);
    }
}

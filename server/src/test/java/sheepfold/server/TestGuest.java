package sheepfold.server;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Somebody at a keyboard. Whatever they are answered must be as the OpenAPI file says. */
final class TestGuest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final TestServer server;
    private final String id;
    private final String token;

    TestGuest(TestServer server, String id, String token) {
        this.server = server;
        this.id = id;
        this.token = token;
    }

    String id() {
        return id;
    }

    String token() {
        return token;
    }

    /** The same person at a server that was started again. */
    TestGuest at(TestServer other) {
        return new TestGuest(other, id, token);
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.at(path)).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    Reply send(HttpRequest request) {
        try {
            HttpResponse<byte[]> response = server.http().send(request, BodyHandlers.ofByteArray());
            Reply reply = new Reply(
                    response.statusCode(), new String(response.body(), StandardCharsets.UTF_8), response.headers());
            OpenApi.check(request.method(), request.uri().getPath(), reply);
            return reply;
        } catch (IOException e) {
            throw new IllegalStateException(request + " failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    Reply get(String path) {
        return send(request(path).GET().build());
    }

    Reply post(String path, String json) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build());
    }

    Reply put(String path, String json) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(json))
                .build());
    }

    Reply delete(String path) {
        return send(request(path).DELETE().build());
    }

    /** Makes a table; more members may be given as JSON, such as {@code "clock":5}. */
    String table(String game, List<String> seats, String... more) {
        String members = Stream.concat(
                        Stream.of("\"game\":\"" + game + "\"", "\"seats\":" + Json.line(seats)), Stream.of(more))
                .collect(Collectors.joining(","));
        return post("/api/tables", "{" + members + "}")
                .is(200)
                .json()
                .get("table")
                .stringValue();
    }

    JsonNode state(String table) {
        return get("/api/tables/" + table).is(200).json();
    }

    JsonNode state(String table, int seat) {
        return get("/api/tables/" + table + "?seat=" + seat).is(200).json();
    }

    Reply move(String table, String move) {
        return post("/api/tables/" + table + "/moves", "{\"move\":\"" + move + "\"}");
    }

    Reply move(String table, String move, long at) {
        return post("/api/tables/" + table + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, at));
    }

    Reply moveWith(String preferences, String table, String move, long at) {
        return send(request("/api/tables/" + table + "/moves")
                .header("Content-Type", "application/json")
                .header("Prefer", preferences)
                .POST(BodyPublishers.ofString("{\"move\":\"%s\",\"at\":%d}".formatted(move, at)))
                .build());
    }

    Reply moveOf(int seat, String table, String move) {
        return post("/api/tables/" + table + "/moves", "{\"move\":\"%s\",\"seat\":%d}".formatted(move, seat));
    }

    Reply join(String table, int seat) {
        return post("/api/tables/" + table + "/seats", "{\"seat\":" + seat + "}");
    }

    Reply ask(String table, String what, String json) {
        return post("/api/tables/" + table + "/" + what, json);
    }

    String record(String table) {
        return get("/api/tables/" + table + "/record").is(200).body();
    }

    TestStream watch(String table) {
        return new TestStream(server, request("/api/tables/" + table + "/events"));
    }

    /** A stream for somebody who can unpack. */
    TestStream watchPacked(String table, String query) {
        return new TestStream(
                server, request("/api/tables/" + table + "/events" + query).header("Accept-Encoding", "gzip"));
    }

    TestStream watch(String table, int seat) {
        return new TestStream(server, request("/api/tables/" + table + "/events?seat=" + seat));
    }

    TestStream watchFrom(String table, long lastSeen) {
        return new TestStream(
                server, request("/api/tables/" + table + "/events").header("Last-Event-ID", Long.toString(lastSeen)));
    }
}

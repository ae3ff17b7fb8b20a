package sheepfold.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.json.Json;
import sheepfold.server.Server;
import sheepfold.server.ServerOptions;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.store.Stores;
import tools.jackson.databind.JsonNode;

@Command(
        name = "rehearse",
        hidden = true,
        description = "Do a little of everything once, so that a cache of loaded classes can be made of it.")
final class RehearseCommand implements Runnable {
    private static final String HOST = "127.0.0.1";
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    /** Long enough for the paths that every move takes to be known as the busy ones. */
    private static final Duration BUSY_HOUR = Duration.ofSeconds(6);

    private static final int BUSY_TABLES = 20;

    @Option(names = "--home", required = true, paramLabel = "DIR", description = "An empty folder.")
    private Path home = Path.of("");

    @Override
    public void run() {
        ServerOptions options = ServerOptions.of(Stores.open(home), HOST, 0).withLimits(Limits.NONE);
        try (Server server = Server.start(options);
                HttpClient http = HttpClient.newHttpClient()) {
            URI root = URI.create("http://%s:%d".formatted(HOST, server.port()));
            String token = visit(http, root);
            playManyTables(http, root, token);
        } catch (IOException e) {
            throw new IllegalStateException("the rehearsal failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String visit(HttpClient http, URI root) throws IOException, InterruptedException {
        fetch(http, root.resolve("/"));
        fetch(http, root.resolve("/api/games"));
        String token = Json.parse(post(http, root.resolve("/api/guests"), "", "{\"name\":\"Rehearsal\"}"))
                .get("token")
                .stringValue();
        for (Game<?, ?> game : Games.all()) {
            String seats = "\"me\"" + ",\"me\"".repeat(game.info().defaultSeats() - 1);
            String table =
                    "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.info().id(), seats);
            post(http, root.resolve("/api/tables"), token, table);
        }
        fetch(http, root.resolve("/api/tables"));
        return token;
    }

    private static void playManyTables(HttpClient http, URI root, String token) throws InterruptedException {
        long end = System.nanoTime() + BUSY_HOUR.toNanos();
        List<Thread> players = IntStream.range(0, BUSY_TABLES)
                .mapToObj(_ -> Thread.startVirtualThread(() -> {
                    while (System.nanoTime() < end) {
                        playOneGame(http, root, token, end);
                    }
                }))
                .toList();
        for (Thread player : players) {
            player.join();
        }
    }

    /** Somebody plays against nobody but listens, so that streams are known as well. */
    private static void playOneGame(HttpClient http, URI root, String token, long end) {
        try {
            String made = post(
                    http,
                    root.resolve("/api/tables"),
                    token,
                    "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"],\"private\":true}");
            String path = "/api/tables/" + Json.parse(made).get("table").stringValue();
            HttpRequest listen = HttpRequest.newBuilder(root.resolve(path + "/events"))
                    .header("Authorization", "Bearer " + token)
                    .build();
            try (Stream<String> heard =
                    http.send(listen, BodyHandlers.ofLines()).body()) {
                playOn(http, root.resolve(path + "/moves"), token, end, heard.iterator());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void playOn(HttpClient http, URI moves, String token, long end, Iterator<String> heard)
            throws IOException, InterruptedException {
        while (System.nanoTime() < end && heard.hasNext()) {
            String line = heard.next();
            if (line.startsWith("data: ") && line.contains("\"legal\":")) {
                JsonNode now = Json.parse(line.substring("data: ".length()));
                JsonNode legal = now.get("legal");
                if (legal.isEmpty()) {
                    return;
                }
                String move = legal.get(ThreadLocalRandom.current().nextInt(legal.size()))
                        .get("move")
                        .stringValue();
                post(
                        http,
                        moves,
                        token,
                        "{\"move\":\"%s\",\"at\":%d}"
                                .formatted(move, now.get("at").longValue()));
            }
        }
    }

    private static void fetch(HttpClient http, URI address) throws IOException, InterruptedException {
        http.send(HttpRequest.newBuilder(address).timeout(PATIENCE).build(), BodyHandlers.ofString());
    }

    private static String post(HttpClient http, URI address, String token, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), BodyHandlers.ofString()).body();
    }
}

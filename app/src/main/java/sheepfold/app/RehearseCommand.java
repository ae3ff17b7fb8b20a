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
final class RehearseCommand extends TerminalCommand {
    private static final String HOST = "127.0.0.1";
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    /** Long enough for the paths that every move takes to be known as the busy ones. */
    private static final Duration BUSY_HOUR = Duration.ofSeconds(6);

    private static final int BUSY_TABLES = 20;

    @Option(names = "--home", required = true, paramLabel = "DIR", description = "An empty folder.")
    private Path home = Path.of("");

    @Override
    protected void run() throws IOException, InterruptedException {
        ServerOptions options = ServerOptions.of(Stores.open(home), HOST, 0).withLimits(Limits.NONE);
        try (Server server = Server.start(options);
                HttpClient http = HttpClient.newHttpClient()) {
            String root = "http://%s:%d".formatted(HOST, server.port());
            Visitor stranger = new Visitor(http, root, "");
            stranger.fetch("/");
            stranger.fetch("/api/games");
            String known = stranger.post("/api/guests", "{\"name\":\"Rehearsal\"}");
            Visitor visitor =
                    new Visitor(http, root, Json.parse(known).get("token").stringValue());
            for (Game<?, ?> game : Games.all()) {
                visitor.open(game.info().id(), game.info().defaultSeats(), false);
            }
            stranger.fetch("/api/tables");
            long end = System.nanoTime() + BUSY_HOUR.toNanos();
            List<Thread> players = IntStream.range(0, BUSY_TABLES)
                    .mapToObj(_ -> Thread.startVirtualThread(() -> visitor.playUntil(end)))
                    .toList();
            for (Thread player : players) {
                player.join();
            }
        }
    }

    /** Somebody who calls; without a token nobody knows who. */
    private record Visitor(HttpClient http, String root, String token) {
        private HttpRequest.Builder request(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(root + path));
            return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
        }

        void fetch(String path) throws IOException, InterruptedException {
            http.send(request(path).timeout(PATIENCE).build(), BodyHandlers.discarding());
        }

        String post(String path, String body) throws IOException, InterruptedException {
            HttpRequest request = request(path)
                    .timeout(PATIENCE)
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(body))
                    .build();
            return http.send(request, BodyHandlers.ofString()).body();
        }

        String open(String game, int seats, boolean hidden) throws IOException, InterruptedException {
            String mine = "\"me\"" + ",\"me\"".repeat(seats - 1);
            String made = post(
                    "/api/tables", "{\"game\":\"%s\",\"seats\":[%s],\"private\":%b}".formatted(game, mine, hidden));
            return "/api/tables/" + Json.parse(made).get("table").stringValue();
        }

        void playUntil(long end) {
            try {
                while (System.nanoTime() < end) {
                    playOneGame(end);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /** Somebody plays against nobody but listens, so that streams are known as well. */
        private void playOneGame(long end) throws IOException, InterruptedException {
            String path = open("wolf-and-sheep", 2, true);
            HttpRequest listen = request(path + "/events").build();
            try (Stream<String> heard =
                    http.send(listen, BodyHandlers.ofLines()).body()) {
                Iterator<String> lines = heard.iterator();
                while (System.nanoTime() < end && lines.hasNext()) {
                    String line = lines.next();
                    if (line.startsWith("data: ") && line.contains("\"legal\":")) {
                        JsonNode now = Json.parse(line.substring("data: ".length()));
                        JsonNode legal = now.get("legal");
                        if (legal.isEmpty()) {
                            return;
                        }
                        int choice = ThreadLocalRandom.current().nextInt(legal.size());
                        String move = legal.get(choice).get("move").stringValue();
                        long at = now.get("at").longValue();
                        post(path + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, at));
                    }
                }
            }
        }
    }
}

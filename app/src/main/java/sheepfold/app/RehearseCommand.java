package sheepfold.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.engine.Games;
import sheepfold.engine.json.Json;
import sheepfold.server.Server;
import sheepfold.server.ServerOptions;
import sheepfold.server.store.Stores;

@Command(
        name = "rehearse",
        hidden = true,
        description = "Do a little of everything once, so that a cache of loaded classes can be made of it.")
final class RehearseCommand implements Runnable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Option(names = "--home", required = true, paramLabel = "DIR", description = "An empty folder.")
    private Path home = Path.of("");

    @Override
    public void run() {
        try (Server server = Server.start(ServerOptions.of(Stores.open(home), OwnServer.HOST, 0));
                HttpClient http = HttpClient.newHttpClient()) {
            URI root = URI.create("http://%s:%d".formatted(OwnServer.HOST, server.port()));
            fetch(http, root.resolve("/"));
            fetch(http, root.resolve("/api/games"));
            String token = Json.parse(post(http, root.resolve("/api/guests"), "", "{\"name\":\"Rehearsal\"}"))
                    .get("token")
                    .stringValue();
            for (var game : Games.all()) {
                String seats = "\"me\"" + ",\"me\"".repeat(game.info().defaultSeats() - 1);
                String table =
                        "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.info().id(), seats);
                post(http, root.resolve("/api/tables"), token, table);
            }
            fetch(http, root.resolve("/api/tables"));
        } catch (IOException e) {
            throw new IllegalStateException("the rehearsal failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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

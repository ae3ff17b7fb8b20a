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
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.json.Json;
import sheepfold.server.Server;
import sheepfold.server.ServerOptions;
import sheepfold.server.http.Limits;
import sheepfold.server.load.Load;
import sheepfold.server.store.Stores;

@Command(
        name = "rehearse",
        hidden = true,
        description = "Do a little of everything once, so that a cache of loaded classes can be made of it.")
final class RehearseCommand implements Runnable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    /** Long enough for the paths that every move takes to be known as the busy ones. */
    private static final Load.Plan BUSY_HOUR =
            new Load.Plan(OwnServer.HOST, 0, 20, 0, Duration.ofSeconds(1), Duration.ofSeconds(5));

    @Option(names = "--home", required = true, paramLabel = "DIR", description = "An empty folder.")
    private Path home = Path.of("");

    @Override
    public void run() {
        ServerOptions options =
                ServerOptions.of(Stores.open(home), OwnServer.HOST, 0).withLimits(Limits.NONE);
        try (Server server = Server.start(options);
                HttpClient http = HttpClient.newHttpClient()) {
            URI root = URI.create("http://%s:%d".formatted(OwnServer.HOST, server.port()));
            visit(http, root);
            Load.run(BUSY_HOUR.at(server.port()), () -> {}, () -> {});
        } catch (IOException e) {
            throw new IllegalStateException("the rehearsal failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void visit(HttpClient http, URI root) throws IOException, InterruptedException {
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

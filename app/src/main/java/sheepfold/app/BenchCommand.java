package sheepfold.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.ProgressBar;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.bench.Bench;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(name = "bench", description = "Measure the speed of random playouts, one thread, a fresh JVM for each game.")
final class BenchCommand extends TerminalCommand {
    /** How long all parts of a measurement take, in units of the seconds asked for. */
    private static final double PARTS = 4.5;

    private static final List<String> FIGURES = List.of(
            "gamesPerSecond",
            "movesPerSecond",
            "playerMovesPerSecond",
            "bytesPerMove",
            "copiesPerSecond",
            "iterationsPerSecond",
            "blindIterationsPerSecond",
            "botIterationsPerSecond",
            "meanLength",
            "firstSeatWins");

    @Parameters(paramLabel = "GAME", arity = "0..*", description = "The games to measure (default: all).")
    private List<String> games = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long playouts are measured (default ${DEFAULT-VALUE}).")
    private double seconds = 5;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--in-this-jvm", hidden = true, description = "Measure one game here; how fresh JVMs are started.")
    private boolean here;

    @Override
    protected void run() throws IOException, InterruptedException {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new BadInput("--seconds", "it is to be more than 0 and at most 3600");
        }
        List<? extends Game<?, ?>> chosen =
                games.isEmpty() ? Games.all() : games.stream().map(Games::named).toList();
        if (here) {
            chosen.forEach(game -> terminal.out().println(Json.line(Bench.of(game, seconds))));
            return;
        }
        ObjectNode measured = Json.object()
                .put("java", System.getProperty("java.runtime.version"))
                .put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .put("processors", Runtime.getRuntime().availableProcessors());
        ArrayNode figures = measured.putArray("games");
        for (Game<?, ?> game : chosen) {
            figures.add(inFreshJvm(game.info().id()));
        }
        terminal.out().print(json ? Json.pretty(measured) + "\n" : table(figures));
    }

    private JsonNode inFreshJvm(String game) throws IOException, InterruptedException {
        Process jvm = new ProcessBuilder(
                        OwnJvm.fresh(List.of("bench", "--in-this-jvm", "--seconds", Double.toString(seconds), game)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (ProgressBar bar = new ProgressBar(terminal, game)) {
            long began = System.nanoTime();
            while (!jvm.waitFor(100, TimeUnit.MILLISECONDS)) {
                bar.show(Math.min(1, (System.nanoTime() - began) / 1e9 / (PARTS * seconds)));
            }
            String answer = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (jvm.exitValue() != 0) {
                throw new IllegalStateException("the measurement of " + game + " failed");
            }
            return Json.parse(answer);
        } finally {
            jvm.destroy();
        }
    }

    /** For the terminal: one column a game, and how ours compare with a hand-written program. */
    private static String table(JsonNode games) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("", games, game -> game.get("game").asString()));
        for (String figure : FIGURES) {
            rows.add(row(figure, games, game -> number(game.get(figure))));
        }
        StringBuilder text = new StringBuilder();
        rows.forEach(row -> text.append(aligned(row)));
        for (JsonNode game : games) {
            if (game.hasNonNull("peer")) {
                text.append(comparison(game, game.get("peer")));
            }
        }
        return text.toString();
    }

    private static List<String> row(String name, JsonNode games, Function<JsonNode, String> cell) {
        List<String> row = new ArrayList<>(List.of(name));
        games.forEach(game -> row.add(cell.apply(game)));
        return row;
    }

    private static String aligned(List<String> row) {
        StringBuilder line = new StringBuilder("%-26s".formatted(row.getFirst()));
        row.stream().skip(1).forEach(cell -> line.append("%22s".formatted(cell)));
        return line.append('\n').toString();
    }

    private static String comparison(JsonNode game, JsonNode peer) {
        return "%s beside %s: %s moves/s, of which ours are %s; mean length %s, seat 0 wins %s\n"
                .formatted(
                        game.get("game").asString(),
                        peer.get("description").asString(),
                        number(peer.get("movesPerSecond")),
                        number(peer.get("ratio")),
                        number(peer.get("meanLength")),
                        number(peer.get("firstSeatWins")));
    }

    private static String number(JsonNode figure) {
        double value = figure.asDouble();
        return String.format(Locale.ROOT, value < 1000 ? "%.3f" : "%,.0f", value);
    }
}

package sheepfold.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** A benchmark's figures for the terminal: one column a game, and how ours compare with a hand-written program. */
final class BenchTable {
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

    private BenchTable() {}

    static String of(JsonNode games) {
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

    private interface Cell {
        String of(JsonNode game);
    }

    private static List<String> row(String name, JsonNode games, Cell cell) {
        List<String> row = new ArrayList<>(List.of(name));
        games.forEach(game -> row.add(cell.of(game)));
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

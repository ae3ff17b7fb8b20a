package sheepfold.lab.report;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.bots.Bot;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.GameStats;
import sheepfold.lab.play.SimulationPlan;

/** Kept games as tables (RFC 4180): a row for each game in the order of their numbers, or one for each decision. */
public record GameTables(Iterable<FinishedGame> games, SimulationPlan plan) {
    private static final Shape<FinishedGame> GAME = Shape.of(FinishedGame.class);

    /** Those of a file of results, in the order of their numbers. */
    public static GameTables of(Path file, SimulationPlan plan) throws IOException {
        TreeMap<Integer, String> lines = new TreeMap<>();
        try (BufferedReader text = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            text.readLine();
            for (String line = text.readLine(); line != null; line = text.readLine()) {
                int number = Json.parse(line).path("number").asInt();
                if (number < plan.games()) {
                    lines.put(number, line);
                }
            }
        }
        return new GameTables(
                () -> lines.values().stream()
                        .map(line -> GAME.read(Json.parse(line), ""))
                        .iterator(),
                plan);
    }

    /** A value of a game, by what its column is called. */
    private record Cell(String column, Object value) {}

    /** Gives back what columns there are. */
    public List<TableColumn> writeGames(BufferedWriter writer) throws IOException {
        return write(writer, game -> Stream.of(cells(game)));
    }

    public List<TableColumn> writeDecisions(BufferedWriter writer) throws IOException {
        return write(
                writer,
                game -> game.course().stream()
                        .flatMap(course -> course.log().stream())
                        .map(one -> cells(game, one)));
    }

    private List<TableColumn> write(BufferedWriter writer, Function<FinishedGame, Stream<List<Cell>>> rows)
            throws IOException {
        // Columns that a game may lack, such as details of results, are known once all games were seen
        Map<String, TableColumn.Kind> columns = new LinkedHashMap<>();
        for (FinishedGame game : games) {
            rows.apply(game)
                    .flatMap(List::stream)
                    .forEach(cell -> columns.merge(cell.column, TableColumn.Kind.of(cell.value), TableColumn.Kind::or));
        }
        row(writer, columns.keySet().stream());
        for (FinishedGame game : games) {
            for (List<Cell> cells : rows.apply(game).toList()) {
                TreeMap<String, Object> values = new TreeMap<>();
                cells.forEach(cell -> values.put(cell.column, cell.value));
                row(writer, columns.keySet().stream().map(column -> values.getOrDefault(column, "")));
            }
        }
        return columns.entrySet().stream()
                .map(column -> new TableColumn(column.getKey(), column.getValue()))
                .toList();
    }

    private List<Cell> cells(FinishedGame game, GameStats.Decided one) {
        Stream<Cell> fixed = Stream.of(
                new Cell("game", game.number()),
                new Cell("move", one.move()),
                new Cell("seat", one.seat()),
                new Cell("bot", plan.botsBySeat(game.number()).get(one.seat()).id()),
                new Cell("won", game.winners().contains(one.seat()) ? 1 : 0),
                new Cell("kind", one.kind()),
                new Cell("options", one.options()),
                new Cell("text", one.text()));
        // Where all play together they have one chance between them
        Stream<Cell> chances = IntStream.range(0, plan.setup().seats())
                .mapToObj(seat -> new Cell(
                        "chance_" + seat,
                        one.chances().get(Math.min(seat, one.chances().size() - 1))));
        return Stream.concat(fixed, chances).toList();
    }

    private List<Cell> cells(FinishedGame game) {
        List<Cell> cells = new ArrayList<>();
        cells.add(new Cell("game", game.number()));
        cells.add(new Cell("outcome", game.kind().name().toLowerCase(Locale.ROOT)));
        List<Bot> bots = plan.botsBySeat(game.number());
        for (int seat = 0; seat < bots.size(); seat++) {
            cells.add(new Cell("bot_" + seat, bots.get(seat).id()));
            cells.add(new Cell("won_" + seat, game.winners().contains(seat) ? 1 : 0));
            cells.add(new Cell("score_" + seat, game.scores().get(seat)));
            cells.add(new Cell("rank_" + seat, game.ranks().get(seat)));
        }
        cells.add(new Cell("reason", game.reason()));
        addOptional("began", game.began(), cells);
        cells.add(new Cell("moves", game.moves()));
        cells.add(new Cell("player_moves", game.playerMoves()));
        game.course().ifPresent(course -> addCourse(course, cells));
        game.figures().forEach((name, value) -> cells.add(new Cell("figure_" + name, value)));
        game.words().forEach((name, value) -> cells.add(new Cell("detail_" + name, value)));
        game.had()
                .forEach((name, seats) -> IntStream.range(0, seats.size())
                        .forEach(seat ->
                                cells.add(new Cell("had_" + name + "_" + seat, String.join(" ", seats.get(seat))))));
        return cells;
    }

    private static void addCourse(GameStats course, List<Cell> cells) {
        cells.add(new Cell("ending", course.ending()));
        cells.add(new Cell("rounds", course.rounds()));
        for (int seat = 0; seat < course.choices().size(); seat++) {
            cells.add(new Cell("choices_" + seat, course.choices().get(seat)));
        }
        cells.add(new Cell("forced", course.forced()));
        cells.add(new Cell("options", course.options()));
        cells.add(new Cell("passes", course.passes()));
        cells.add(new Cell("minutes", course.minutes()));
        cells.add(new Cell("stalled", course.stalled()));
        addOptional("lead_changes", course.leadChanges(), cells);
        addOptional("behind", course.behind(), cells);
        addOptional("decided", course.decided(), cells);
    }

    private static void addOptional(String column, Optional<?> value, List<Cell> cells) {
        cells.add(new Cell(column, value.isPresent() ? value.get() : ""));
    }

    private static void row(BufferedWriter writer, Stream<?> values) throws IOException {
        writer.write(values.map(GameTables::quoted).collect(Collectors.joining(",")));
        writer.write("\r\n");
    }

    private static String quoted(Object value) {
        String text = value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString(number.longValue())
                : String.valueOf(value);
        return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}

package sheepfold.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.TableColumn;
import sheepfold.lab.run.Cluster;
import sheepfold.lab.run.RunFolder;
import sheepfold.lab.run.Workers;

/** A run on Spark leaves its tables as Parquet beside CSV, with the same rows. */
class ParquetTest {
    private static final Game<?, ?> GAME = Games.named("wolf-and-sheep");
    private static final Pattern CELL = Pattern.compile("(?:\"((?:[^\"]|\"\")*)\"|([^,\r]*))(,|\r\n)");

    @TempDir
    private Path folder = Path.of("");

    private static SimulationPlan plan(int games) {
        Setup setup = Setup.of(GAME.info(), 2);
        return new SimulationPlan(setup, Collections.nCopies(2, Bots.named("random")), games, 7, 1, true)
                .measuring(Measuring.of(List.of("play"), true));
    }

    private static List<List<String>> csv(Path file) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        for (MatchResult cell :
                (Iterable<MatchResult>) CELL.matcher(Files.readString(file)).results()::iterator) {
            row.add(cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\"\"", "\""));
            if (cell.group(3).startsWith("\r")) {
                rows.add(List.copyOf(row));
                row.clear();
            }
        }
        return rows;
    }

    private static String text(Object value) {
        return switch (value) {
            case null -> "";
            case Double number when number == Math.rint(number) -> Long.toString(number.longValue());
            default -> value.toString();
        };
    }

    /** With its heading. */
    private static List<List<String>> parquet(Path file) throws IOException {
        try (SparkSession spark = SparkSession.builder()
                .master("local[1]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .getOrCreate()) {
            Dataset<Row> table = spark.read().parquet(file.toUri().toString());
            assertThat(table.schema().apply("game").dataType()).isEqualTo(DataTypes.LongType);
            List<List<String>> rows = new ArrayList<>();
            rows.add(List.of(table.columns()));
            table.collectAsList()
                    .forEach(row -> rows.add(IntStream.range(0, row.size())
                            .mapToObj(i -> text(row.get(i)))
                            .toList()));
            return rows;
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theRowsAreThoseOfTheCsv() throws IOException {
        RunFolder.at(folder).run(GAME, plan(30), Cluster.workersAt("local[2]"), _ -> {});
        assertThat(names(folder))
                .containsExactly(
                        "decisions.csv",
                        "decisions.parquet",
                        "games.csv",
                        "games.jsonl",
                        "games.parquet",
                        "report.html",
                        "report.json");
        for (String table : List.of("games", "decisions")) {
            List<List<String>> rows = csv(folder.resolve(table + ".csv"));
            assertThat(rows.size()).isGreaterThan(30);
            assertThat(parquet(folder.resolve(table + ".parquet"))).isEqualTo(rows);
        }
        Path here = folder.resolve("here");
        RunFolder.at(here).run(GAME, plan(30), Workers.here(), _ -> {});
        assertThat(names(here)).noneMatch(name -> name.endsWith("parquet"));
        assertThat(Files.readString(here.resolve("games.csv")))
                .isEqualTo(Files.readString(folder.resolve("games.csv")));
    }

    @Test
    void whatIsQuotedOrMissingInTheCsvComesThrough() throws IOException {
        Path file = Files.writeString(
                folder.resolve("t.csv"), "game,words,number\r\n0,\"a \"\"b\"\", c\nd\",0.25\r\n1,,\r\n2,\\\",-3\r\n");
        new Parquet()
                .write(
                        file,
                        List.of(
                                new TableColumn("game", TableColumn.Kind.WHOLE),
                                new TableColumn("words", TableColumn.Kind.TEXT),
                                new TableColumn("number", TableColumn.Kind.NUMBER)),
                        folder.resolve("t.parquet"));
        assertThat(parquet(folder.resolve("t.parquet")))
                .containsExactly(
                        List.of("game", "words", "number"),
                        List.of("0", "a \"b\", c\nd", "0.25"),
                        List.of("1", "", ""),
                        List.of("2", "\\\"", "-3"));
    }

    @Test
    void aTableThatCannotBeWrittenLeavesNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "game\r\nnone\r\n");
        assertThatThrownBy(() -> new Parquet()
                        .write(
                                file,
                                List.of(new TableColumn("game", TableColumn.Kind.WHOLE)),
                                folder.resolve("t.parquet")))
                .isInstanceOf(IOException.class);
        assertThat(names(folder)).containsExactly("t.csv");
    }
}

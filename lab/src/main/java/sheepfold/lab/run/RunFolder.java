package sheepfold.lab.run;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Report;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.GameTables;
import sheepfold.lab.report.HtmlReport;
import sheepfold.lab.report.TableColumn;
import sheepfold.lab.report.TableForm;

/**
 * A run as a folder that notebooks read: {@code games.jsonl} grows while it is played and is where a run that was broken off goes
 * on; {@code games.csv}, {@code decisions.csv}, both in another form as well where who plays has one, {@code report.json} and {@code
 * report.html} appear whole when it is over.
 */
public final class RunFolder {
    private static final String PLACE = "--out";
    private static final String PART = ".part";
    private static final String COMPARISON = "comparison.json";

    private final Path folder;
    private final ResultsFile.Appender appender;

    private RunFolder(Path folder, ResultsFile.Appender appender) {
        this.folder = folder;
        this.appender = appender;
    }

    /** Opens a folder or makes it. */
    public static RunFolder at(Path folder) {
        return at(folder, ResultsFile.Appender.REAL);
    }

    static RunFolder at(Path folder, ResultsFile.Appender appender) {
        try {
            Files.createDirectories(folder);
            if (!isOurs(folder)) {
                throw new BadInput(
                        PLACE, "%s holds something else than a run of the lab; name a new folder".formatted(folder));
            }
        } catch (IOException e) {
            throw new BadInput(PLACE, "%s cannot be made a folder: %s".formatted(folder, ResultsFile.why(e)));
        }
        return new RunFolder(folder, appender);
    }

    /** A run has its games; what compares several has a folder for each. Whoever was killed leaves a part of a file. */
    private static boolean isOurs(Path folder) throws IOException {
        if (hasGames(folder) || Files.exists(folder.resolve(COMPARISON))) {
            return true;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                boolean ours = Files.isDirectory(file)
                        ? hasGames(file) || isEmpty(file)
                        : file.toString().endsWith(PART);
                if (!ours) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean hasGames(Path folder) {
        return Files.exists(folder.resolve(ResultsFile.FILE));
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    /** A folder within for one of several set-ups. */
    public RunFolder within(String name) {
        return at(folder.resolve(name.replaceAll("[^A-Za-z0-9._-]", "_")), appender);
    }

    /** Plays what is not there yet, and writes what came of it. */
    public Report run(Game<?, ?> game, SimulationPlan plan, Workers workers, IntConsumer progress) {
        ResultsFile<FinishedGame> results = results(game.info(), plan);
        Report report = Simulation.play(game, plan, Optional.of(results), workers, progress);
        write(plan, report, workers.tables());
        return report;
    }

    /** Writes tables, in another form beside CSV if there is one, and reports of games that were played into it. */
    public void write(SimulationPlan plan, Report report, Optional<TableForm> form) {
        table("games", plan, GameTables::writeGames, form);
        if (plan.measuring().decisions()) {
            table("decisions", plan, GameTables::writeDecisions, form);
        }
        text("report.json", Json.pretty(report) + "\n");
        text("report.html", HtmlReport.of(report));
    }

    /** Writes what several set-ups came to. */
    public void write(Comparison comparison) {
        text(COMPARISON, Json.pretty(comparison) + "\n");
    }

    ResultsFile<FinishedGame> results(GameInfo info, SimulationPlan plan) {
        return ResultsFile.of(PLACE, folder.resolve(ResultsFile.FILE), ResultsFile.Header.of(info, plan), appender);
    }

    /** Writes rows and says what columns they have. */
    private interface Rows {
        List<TableColumn> writeTo(GameTables tables, BufferedWriter writer) throws IOException;
    }

    private void table(String name, SimulationPlan plan, Rows rows, Optional<TableForm> form) {
        List<TableColumn> columns = new ArrayList<>();
        Path csv = folder.resolve(name + ".csv");
        whole(csv, part -> {
            try (BufferedWriter writer = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
                GameTables tables = GameTables.of(folder.resolve(ResultsFile.FILE), plan);
                columns.addAll(rows.writeTo(tables, writer));
            }
        });
        form.ifPresent(
                other -> whole(folder.resolve(name + "." + other.ending()), part -> other.write(csv, columns, part)));
    }

    private void text(String name, String text) {
        whole(folder.resolve(name), part -> Files.writeString(part, text));
    }

    private interface Content {
        void writeTo(Path file) throws IOException;
    }

    /** A file appears whole or not at all. */
    private static void whole(Path file, Content content) {
        Path part = file.resolveSibling(file.getFileName() + PART);
        try {
            content.writeTo(part);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            try {
                Files.deleteIfExists(part);
            } catch (IOException left) {
                e.addSuppressed(left);
            }
            throw new BadInput(
                    PLACE,
                    "%s cannot be written: %s; the games are kept, so the same command goes on from here"
                            .formatted(file, ResultsFile.why(e)));
        }
    }
}

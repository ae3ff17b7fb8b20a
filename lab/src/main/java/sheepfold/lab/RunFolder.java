package sheepfold.lab;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.IntConsumer;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.json.Json;

/**
 * A run as a folder that notebooks read: {@code games.jsonl} grows while it is played and is where a run that was broken off goes
 * on; {@code games.csv}, {@code decisions.csv}, {@code report.json} and {@code report.html} appear whole when it is over.
 */
public final class RunFolder {
    private static final String PLACE = "--out";

    private final Path folder;

    private RunFolder(Path folder) {
        this.folder = folder;
    }

    /** Opens a folder or makes it. */
    public static RunFolder at(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput(PLACE, "%s cannot be made a folder".formatted(folder));
        }
        return new RunFolder(folder);
    }

    /** A folder within for one of several set-ups. */
    public RunFolder within(String name) {
        return at(folder.resolve(name.replaceAll("[^A-Za-z0-9._-]", "_")));
    }

    /** Plays what is not there yet, and writes what came of it. */
    public <P extends Position<P, M>, M extends Move> Report run(
            Game<P, M> game, Simulation.Plan plan, Crew crew, IntConsumer progress) {
        Results<Finished> results = results(game.info(), plan);
        Report report = Simulation.play(game, plan, Optional.of(results), crew, progress);
        write(plan, report);
        return report;
    }

    /** Writes tables and reports of games that were played into it. */
    public void write(Simulation.Plan plan, Report report) {
        GameTables tables = GameTables.of(folder.resolve(Results.FILE), plan);
        whole("games.csv", tables::writeGames);
        if (plan.measuring().decisions()) {
            whole("decisions.csv", tables::writeDecisions);
        }
        whole("report.json", writer -> writer.write(Json.pretty(report) + "\n"));
        whole("report.html", writer -> writer.write(HtmlReport.of(report)));
    }

    /** Writes what several set-ups came to. */
    public void write(Comparison comparison) {
        whole("comparison.json", writer -> writer.write(Json.pretty(comparison) + "\n"));
    }

    Results<Finished> results(GameInfo info, Simulation.Plan plan) {
        return Results.of(folder.resolve(Results.FILE), Results.Header.of(info, plan));
    }

    /** Writes something line by line. */
    interface Content {
        void writeTo(BufferedWriter writer) throws IOException;
    }

    /** A file appears whole or not at all. */
    private void whole(String name, Content content) {
        Path part = folder.resolve(name + ".part");
        try {
            try (BufferedWriter writer = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
                content.writeTo(writer);
            }
            Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            try {
                Files.deleteIfExists(part);
            } catch (IOException left) {
                e.addSuppressed(left);
            }
            throw new BadInput(
                    PLACE,
                    "%s cannot be written: %s; the games are kept, so the same command goes on from here"
                            .formatted(folder.resolve(name), Results.why(e)));
        }
    }
}

package sheepfold.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sheepfold.bots.Bot;
import sheepfold.engine.BadInput;
import sheepfold.engine.GameInfo;
import sheepfold.engine.json.Default;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;
import tools.jackson.databind.JsonNode;

/**
 * Finished games in a file, a line each, below a line that says of what plan they are. A run that was broken off goes on where
 * it stopped, and one that is over can be made longer.
 */
final class Results<G extends Record> {
    /** What games must have in common to be counted together. */
    record Header(
            String game,
            int seats,
            Map<String, String> options,
            String data,
            List<String> bots,
            boolean alternate,
            long seed,
            @Default("") String measuring) {
        static Header of(GameInfo info, Simulation.Plan plan) {
            return new Header(
                    info.id(),
                    plan.setup().seats(),
                    plan.setup().chosen(info),
                    plan.setup().data().map(Object::toString).orElse(""),
                    plan.bots().stream().map(Bot::id).toList(),
                    plan.alternate(),
                    plan.seed(),
                    plan.measuring().inWords());
        }
    }

    static final String FILE = "games.jsonl";

    private final Path file;
    private final Shape<G> line;
    private final List<G> kept = new ArrayList<>();

    /** Opens a file of simulated games of this plan, or begins it. */
    static Results<Finished> of(Path file, Header header) {
        return new Results<>(file, Shape.of(Header.class), header, Shape.of(Finished.class));
    }

    /** Opens a file with this first line, or begins it. */
    <H extends Record> Results(Path file, Shape<H> first, H header, Shape<G> line) {
        this.file = file;
        this.line = line;
        try {
            List<String> lines = Files.exists(file) ? wholeLines() : List.of();
            if (lines.isEmpty()) {
                Files.writeString(file, first.write(header) + "\n");
                return;
            }
            if (!first.read(Json.parse(lines.getFirst()), "").equals(header)) {
                throw new BadInput("--results", "the file %s has games of another plan".formatted(file));
            }
            for (String game : lines.subList(1, lines.size())) {
                kept.add(line.read(Json.parse(game), ""));
            }
        } catch (IOException e) {
            throw new BadInput("--results", "the file %s cannot be read and written".formatted(file));
        }
    }

    /** A line that was being written when a run was broken off is taken away. */
    private List<String> wholeLines() throws IOException {
        String text = Files.readString(file);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.length() < text.length()) {
            Files.writeString(file, whole);
        }
        return whole.lines().toList();
    }

    /** The games that were played before. */
    List<G> kept() {
        return kept;
    }

    synchronized void keep(G game) {
        JsonNode written = line.write(game);
        try {
            Files.write(file, (written + "\n").getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new BadInput(
                    "--results",
                    "%s cannot be written: %s; what was played before is kept, and the same command goes on from there"
                            .formatted(file, why(e)));
        }
    }

    /** What a person can do something about. */
    static String why(IOException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("No space left") || message.contains("quota")
                ? "the disk is full"
                : e instanceof AccessDeniedException || message.contains("Permission denied")
                        ? "it is not allowed"
                        : e.getClass().getSimpleName();
    }
}

package sheepfold.lab.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.bots.Bot;
import sheepfold.engine.GameInfo;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;

/**
 * Finished games in a file, a line each, below a line that says of what plan they are. A run that was broken off goes on where
 * it stopped, and one that is over can be made longer.
 */
public final class ResultsFile<G extends Record> {
    /** What games must have in common to be counted together. */
    @Shaped
    public record Header(
            String game,
            int seats,
            Map<String, String> options,
            String data,
            List<String> bots,
            boolean alternate,
            long seed,
            @Default("") String measuring) {
        public static Header of(GameInfo info, SimulationPlan plan) {
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

    public static final String FILE = "games.jsonl";

    private static final String PLACE = "--results";

    /** Adds to the end of a file, which it makes if need be. What fails may have been done in part. */
    public interface Appender {
        Appender REAL = (file, more) -> Files.write(file, more, StandardOpenOption.CREATE, StandardOpenOption.APPEND);

        void append(Path file, byte[] more) throws IOException;
    }

    private final String place;
    private final Path file;
    private final Shape<G> line;
    private final Appender appender;
    private final List<G> kept = new ArrayList<>();
    private Optional<BadInput> failure = Optional.empty();

    /** Opens a file of simulated games of this plan, or begins it. */
    public static ResultsFile<FinishedGame> of(Path file, Header header) {
        return of(PLACE, file, header, Appender.REAL);
    }

    /** The same, where somebody else than the file's own flag is to be named in complaints. */
    public static ResultsFile<FinishedGame> of(String place, Path file, Header header, Appender appender) {
        return new ResultsFile<>(place, file, Shape.of(Header.class), header, Shape.of(FinishedGame.class), appender);
    }

    /** Opens a file with this first line, or begins it. */
    public <H extends Record> ResultsFile(Path file, Shape<H> first, H header, Shape<G> line) {
        this(PLACE, file, first, header, line, Appender.REAL);
    }

    private <H extends Record> ResultsFile(
            String place, Path file, Shape<H> first, H header, Shape<G> line, Appender appender) {
        this.place = place;
        this.file = file;
        this.line = line;
        this.appender = appender;
        try {
            if (Files.exists(file)) {
                cutHalfLine();
                read(first, header);
            }
            if (!Files.exists(file) || Files.size(file) == 0) {
                begin(first.write(header));
            }
        } catch (IOException e) {
            throw new BadInput(place, "the file %s cannot be read and written: %s".formatted(file, why(e)));
        }
    }

    private <H extends Record> void read(Shape<H> first, H header) throws IOException {
        try (BufferedReader text = Files.newBufferedReader(file)) {
            String head = text.readLine();
            if (head != null && !first.read(Json.parse(head), "").equals(header)) {
                throw new BadInput(place, "the file %s has games of another plan".formatted(file));
            }
            for (String game = text.readLine(); game != null; game = text.readLine()) {
                kept.add(line.read(Json.parse(game), ""));
            }
        }
    }

    private void begin(JsonNode header) throws IOException {
        try {
            appender.append(file, bytes(header));
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    private static byte[] bytes(JsonNode written) {
        return (written + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** A line that was being written when a run was broken off is taken away; nothing else of the file is touched. */
    private void cutHalfLine() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            long whole = size;
            ByteBuffer last = ByteBuffer.allocate(1);
            while (whole > 0 && channel.read(last.clear(), whole - 1) == 1 && last.get(0) != '\n') {
                whole--;
            }
            if (whole < size) {
                try (FileChannel writing = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    writing.truncate(whole);
                }
            }
        }
    }

    /** The games that were played before. */
    public List<G> kept() {
        return kept;
    }

    public synchronized void keep(G game) {
        // Those who were still playing when it failed must not write behind half a line
        if (failure.isPresent()) {
            throw failure.get();
        }
        try {
            appender.append(file, bytes(line.write(game)));
        } catch (IOException e) {
            BadInput fault = new BadInput(
                    place,
                    "%s cannot be written: %s; what was played before is kept, and the same command goes on from there"
                            .formatted(file, why(e)));
            failure = Optional.of(fault);
            try {
                cutHalfLine();
            } catch (IOException left) {
                // Whoever opens the file again does that first
                fault.addSuppressed(left);
            }
            throw fault;
        }
    }

    /** What a person can do something about. */
    public static String why(IOException e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("No space left") || message.contains("quota")) {
            return "the disk is full";
        }
        if (e instanceof AccessDeniedException || message.contains("Permission denied")) {
            return "it is not allowed";
        }
        return switch (e) {
            case NoSuchFileException _ -> "there is no such folder";
            case FileAlreadyExistsException _ -> "there is a file of that name";
            default -> e.getClass().getSimpleName();
        };
    }
}

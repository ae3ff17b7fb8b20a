package sheepfold.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import sheepfold.bots.Bots;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;

/** What a bot said in games with itself, kept line by line in a file: first which games these are. */
public final class Sayings {
    private static final int MOST_OF_A_GAME = 12;
    private static final Shape<Saying> SAYING = Shape.of(Saying.class);
    private static final Shape<Source> SOURCE = Shape.of(Source.class);

    /** Which games; the same ones give the same sayings. */
    public record Source(String game, String rules, int seats, String bot, long seed) {}

    private final Source source;
    private final List<Saying> all;

    private Sayings(Source source, List<Saying> all) {
        this.source = source;
        this.all = all;
    }

    static Sayings of(Source source, List<Saying> all) {
        return new Sayings(source, all);
    }

    public Source source() {
        return source;
    }

    List<Saying> all() {
        return all;
    }

    /** How many games they are from. */
    public int games() {
        return (int) all.stream().mapToInt(Saying::game).distinct().count();
    }

    public static Sayings read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            if (lines.isEmpty()) {
                throw new BadInput(file.toString(), "the file is empty");
            }
            Source source = SOURCE.read(Json.parse(lines.getFirst()), file.toString());
            List<Saying> all = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                all.add(SAYING.read(Json.parse(line), file.toString()));
            }
            return new Sayings(source, all);
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be read: " + e.getMessage());
        }
    }

    /** Plays the games that a file does not hold yet, and keeps what was said. */
    public static <P extends Position<P, M>, M extends Move> Sayings gather(
            Game<P, M> game, Setup setup, String bot, int games, long seed, Path file, IntConsumer progress) {
        Source source = new Source(game.info().id(), game.info().rules(), setup.seats(), bot, seed);
        if (!Files.exists(file)) {
            append(file, List.of(Json.line(SOURCE.write(source))));
        }
        Sayings kept = read(file);
        if (!kept.source.equals(source)) {
            throw new BadInput(file.toString(), "the file is of other games: " + kept.source);
        }
        SelfPlay<P, M> selfPlay = new SelfPlay<>(game, setup, game.start(setup), game.longestGame(setup));
        int played = kept.all.stream().mapToInt(Saying::game).max().orElse(-1) + 1;
        for (int number = played; number < games; number++) {
            NotingBot noting = new NotingBot(Bots.named(bot));
            Finished finished = selfPlay.play(Collections.nCopies(setup.seats(), noting), seed, number);
            List<Saying> said = noting.sayings(finished, MOST_OF_A_GAME);
            kept.all.addAll(said);
            append(
                    file,
                    said.stream().map(saying -> Json.line(SAYING.write(saying))).toList());
            progress.accept(number + 1);
        }
        return kept;
    }

    private static void append(Path file, List<String> lines) {
        try {
            Files.write(file, lines, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

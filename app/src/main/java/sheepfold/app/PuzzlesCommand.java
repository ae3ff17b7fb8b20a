package sheepfold.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.TextFile;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.puzzle.PuzzleMaker;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Puzzles;

@Command(
        name = "puzzles",
        description = "Have bots play, and make puzzles of the positions in which just one move is good.")
final class PuzzlesCommand extends TerminalCommand {
    private static final int MOST_GAMES = 100_000;
    private static final int MOST_PUZZLES = 1_000;
    private static final long MOST_ITERATIONS = 10_000_000;
    private static final int MOST_MEBIBYTES = 16;

    @Mixin
    private final Choice choice = new Choice();

    @Option(
            names = "--from-games",
            paramLabel = "N",
            required = true,
            description = "How many games are played; up to 3 puzzles come of each.")
    private int games;

    @Option(
            names = "--bots",
            paramLabel = "ID",
            split = ",",
            description = "Who plays, one for all seats or one for each (default ${DEFAULT-VALUE}).")
    private List<String> bots = List.of("easy");

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same puzzles (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "How much is thought about each of the moves that are close (default ${DEFAULT-VALUE}).")
    private long iterations = 8_000;

    @Option(names = "--most", paramLabel = "N", description = "How many puzzles at most (default ${DEFAULT-VALUE}).")
    private int most = 40;

    @Option(names = "--out", paramLabel = "FILE.json", description = "Where to (default: to the terminal).")
    private Optional<String> out = Optional.empty();

    @Option(names = "--add", description = "Add to the puzzles that the file holds already.")
    private boolean add;

    @Override
    protected void run() {
        mustLieWithin("--from-games", games, MOST_GAMES);
        mustLieWithin("--most", most, MOST_PUZZLES);
        mustLieWithin("--iterations", iterations, MOST_ITERATIONS);
        if (add && out.isEmpty()) {
            throw new BadInput("--add", "it needs --out, the file to add to");
        }
        out.filter(_ -> !add).ifPresent(TextFile::mustBeNew);
        Game<?, ?> game = choice.game();
        Setup setup = choice.setup(bots.size() > 1 ? bots.size() : game.info().defaultSeats(), terminal);
        if (setup.data().isPresent()) {
            throw new BadInput("--data", "puzzles are of the game as it comes");
        }
        PuzzleMaker.Plan plan =
                new PuzzleMaker.Plan(setup, Choice.seated(bots, setup.seats()), games, seed, iterations, most);
        List<Puzzle> before = out.filter(file -> add && Files.exists(Path.of(file)))
                .map(this::held)
                .orElse(List.of());
        List<Puzzle> made = watched(game.info().title(), bar -> PuzzleMaker.make(game, plan, bar));
        Map<String, Puzzle> all = new LinkedHashMap<>();
        Stream.concat(before.stream(), made.stream()).forEach(puzzle -> all.putIfAbsent(puzzle.id(), puzzle));
        Puzzles puzzles = new Puzzles(all.values().stream()
                .sorted(Comparator.comparingInt(Puzzle::stars))
                .toList());
        String text = Json.pretty(puzzles.write()) + "\n";
        if (out.isEmpty()) {
            terminal.out().print(text);
            return;
        }
        TextFile.overwrite(out.get(), text);
        terminal.out()
                .println("%s: %d puzzles, %d of them of these games"
                        .formatted(out.get(), all.size(), all.size() - before.size()));
    }

    private List<Puzzle> held(String file) {
        String text = TextFile.read(file, terminal.in(), MOST_MEBIBYTES);
        return BadFile.blaming(file, () -> Puzzles.read(Json.parse(text)).puzzles());
    }
}

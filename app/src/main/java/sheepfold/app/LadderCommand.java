package sheepfold.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.TextFile;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.run.Ladder;
import sheepfold.lab.run.LadderResult;

@Command(name = "ladder", description = "Have every bot play every other and say how strong each is.")
final class LadderCommand extends TerminalCommand {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_THREADS = 1024;

    @Mixin
    private final Choice choice = new Choice();

    @Option(names = "--bots", paramLabel = "ID", split = ",", description = "The bots (default: all of them).")
    private List<String> bots = Bots.IDS;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "How many games of each two, half of them with seats changed; where all win or lose together, of each bot"
                            + " (default ${DEFAULT-VALUE}).")
    private int games = 200;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "On how many threads (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description =
                    "Keep each finished game there, play only those that it does not hold yet, and write the standings.")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    protected void run() {
        mustLieWithin("--games", games, MOST_GAMES);
        mustLieWithin("--threads", threads, MOST_THREADS);
        Game<?, ?> game = choice.game();
        Setup setup = choice.setup(game.info().defaultSeats(), terminal);
        Ladder.Plan plan = new Ladder.Plan(setup, bots, games, seed, threads);
        folder.ifPresent(LadderCommand::make);
        String name = "ladder-" + setup.seats();
        int all = Ladder.games(game, plan);
        Optional<Path> file = folder.map(dir -> dir.resolve(name + ".jsonl"));
        LadderResult standings = watched(
                game.info().title(), bar -> Ladder.run(game, plan, file, done -> bar.accept((double) done / all)));
        folder.ifPresent(
                dir -> TextFile.overwrite(dir.resolve(name + ".json").toString(), Json.pretty(standings) + "\n"));
        terminal.out().print(json ? Json.pretty(standings) + "\n" : standings.inWords());
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("--results", "the folder %s cannot be made".formatted(folder));
        }
    }
}

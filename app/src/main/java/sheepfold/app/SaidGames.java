package sheepfold.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.lab.learn.Forecasts;

/** A command whose flags choose in which games of a bot with itself one listens to what is said of chances. */
abstract class SaidGames extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; \"games\" lists them.")
    private String game = "";

    @Option(
            names = "--seats",
            paramLabel = "N",
            split = ",",
            description =
                    "How many seats, or several numbers with commas between them (default: all that the game has).")
    private List<Integer> seats = List.of();

    @Option(names = "--bot", paramLabel = "ID", description = "Who plays (default ${DEFAULT-VALUE}).")
    private String bot = "strong";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games with each number of seats (default ${DEFAULT-VALUE}).")
    private int games = 300;

    @Option(
            names = "--every",
            paramLabel = "N",
            description = "Of how many decisions one is listened to (default ${DEFAULT-VALUE}).")
    private int every = 20;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games; by default \"learn\" and \"calibrate\" have one each.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--said",
            paramLabel = "FOLDER",
            description =
                    "Keep there what was said, and play only the games that it does not hold yet (default played/GAME).")
    private Optional<Path> folder = Optional.empty();

    final Game<?, ?> game() {
        return Games.named(game);
    }

    final Path folder() {
        return folder.orElse(Path.of("played", game));
    }

    /** What was said with each number of seats, in files that bear this name. */
    final List<Forecasts> gathered(String name, long usualSeed) {
        if (games < 1 || every < 1) {
            throw new BadInput(games < 1 ? "--games" : "--every", "at least 1");
        }
        GameInfo info = game().info();
        List<Integer> tables = seats.isEmpty()
                ? IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                        .boxed()
                        .toList()
                : seats;
        return tables.stream()
                .map(count -> gathered(Setup.of(info, count), name, seed.orElse(usualSeed)))
                .toList();
    }

    private Forecasts gathered(Setup setup, String name, long from) {
        try {
            Files.createDirectories(folder());
        } catch (IOException e) {
            throw new BadInput("--said", "%s cannot be made a folder".formatted(folder()));
        }
        Path file = folder().resolve("said-%d-%s.jsonl".formatted(setup.seats(), name));
        return watched(
                "%s, %d seats".formatted(game().info().title(), setup.seats()),
                bar -> Forecasts.gather(
                        game(), setup, bot, games, every, from, file, done -> bar.accept((double) done / games)));
    }
}

package sheepfold.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.ProgressBar;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.bots.Chance;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.lab.Calibration;
import sheepfold.lab.ReliabilityChart;
import sheepfold.lab.Sayings;

@Command(
        name = "calibrate",
        description = "Have a bot play with itself, and compare the chances that it states with what then comes.")
final class CalibrateCommand implements Runnable {
    private final Terminal terminal;

    @Mixin
    private final Choice choice = new Choice();

    @Option(names = "--bot", paramLabel = "ID", description = "Who plays (default ${DEFAULT-VALUE}).")
    private String bot = "strong";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games; up to 12 positions of each count (default ${DEFAULT-VALUE}).")
    private int games = 45;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description =
                    "The same seed gives the same games (default ${DEFAULT-VALUE}); take one from which nothing was learned.")
    private long seed = 2;

    @Option(
            names = "--sayings",
            paramLabel = "FILE",
            required = true,
            description = "Keep there what was said, and play only the games that it does not hold yet.")
    private Path sayings = Path.of("");

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Also draw it.")
    private Optional<String> plot = Optional.empty();

    CalibrateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        calibrate(choice.game());
    }

    private <P extends Position<P, M>, M extends Move> void calibrate(Game<P, M> game) {
        if (!game.advice().isChance()) {
            throw new BadInput(
                    "game", "%s states no chances to win".formatted(game.info().title()));
        }
        Setup setup = choice.setup(game.info().defaultSeats(), terminal);
        Calibration found;
        try (ProgressBar bar = new ProgressBar(terminal, game.info().title())) {
            Sayings said =
                    Sayings.gather(game, setup, bot, games, seed, sayings, done -> bar.show((double) done / games));
            found = Calibration.of(said, Chance.of(game));
        }
        plot.ifPresent(file -> TextFile.overwrite(file, new ReliabilityChart(found).draw()));
        terminal.out().print(json ? Json.pretty(found) + "\n" : found.inWords());
    }
}

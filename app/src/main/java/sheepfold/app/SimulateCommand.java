package sheepfold.app;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.ProgressBar;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.lab.HtmlReport;
import sheepfold.lab.Report;
import sheepfold.lab.Simulation;
import sheepfold.lab.TextReport;

@Command(name = "simulate", description = "Have bots play many games and report who wins and how.")
final class SimulateCommand implements Runnable {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 1024;

    private final Terminal terminal;

    @Mixin
    private final Choice choice = new Choice();

    @Option(
            names = "--bots",
            paramLabel = "ID",
            split = ",",
            description =
                    "The bots, one for all seats or one for each: random, greedy, easy, medium, strong, strong:2s, …")
    private List<String> bots = List.of("greedy");

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "On how many threads (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--alternate", description = "Move the bots one seat on after every game.")
    private boolean alternate;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Also write a web page.")
    private Optional<String> page = Optional.empty();

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep each finished game there, and play only those that it does not hold yet.")
    private Optional<Path> results = Optional.empty();

    @Option(names = "--force", description = "Let the web page replace a file.")
    private boolean force;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        mustLieWithin("--games", games, MOST_GAMES);
        mustLieWithin("--threads", threads, MOST_THREADS);
        if (!force) {
            page.ifPresent(TextFile::mustBeNew);
        }
        simulate(choice.game());
    }

    private <P extends Position<P, M>, M extends Move> void simulate(Game<P, M> game) {
        Setup setup = choice.setup(bots.size() > 1 ? bots.size() : game.info().defaultSeats(), terminal);
        List<Bot> seated = seated(setup.seats());
        Simulation.Plan plan = new Simulation.Plan(setup, seated, games, seed, threads, alternate);
        Report report;
        try (ProgressBar bar = new ProgressBar(terminal, game.info().title())) {
            report = Simulation.run(game, plan, results, done -> bar.show((double) done / games));
        }
        page.ifPresent(file -> TextFile.overwrite(file, HtmlReport.of(report)));
        terminal.out().print(json ? Json.pretty(report) + "\n" : TextReport.of(report, terminal.ink()));
    }

    private List<Bot> seated(int seats) {
        if (bots.size() > 1 && bots.size() != seats) {
            throw new BadInput("--bots", "%d bots are named for %d seats".formatted(bots.size(), seats));
        }
        List<String> ids = bots.size() == 1 ? Collections.nCopies(seats, bots.getFirst()) : bots;
        return ids.stream().map(Bots::named).toList();
    }

    private static void mustLieWithin(String flag, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(flag, "it is to be a number from 1 to %d, not %d".formatted(most, value));
        }
    }
}

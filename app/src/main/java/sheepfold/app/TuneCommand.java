package sheepfold.app;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.TextFile;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.json.Json;
import sheepfold.lab.run.Cluster;
import sheepfold.lab.run.Tuning;
import sheepfold.lab.run.Workers;

@Command(name = "tune", description = "Look for values of a game's data, ours only, that meet targets.")
final class TuneCommand extends TerminalCommand {
    private static final int MOST_MEBIBYTES = 1;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; \"games\" lists them.")
    private String game = "";

    @Parameters(
            index = "1",
            paramLabel = "PLAN.json",
            description = "What may be turned and what is wanted; docs/lab.md has an example.")
    private String file = "";

    @Option(names = "--threads", paramLabel = "T", description = "On how many threads (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--on", paramLabel = "CLUSTER", description = "Play on a cluster of Apache Spark.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--json", description = "As JSON, with everything that was tried.")
    private boolean json;

    @Override
    protected void run() {
        Game<?, ?> chosen = Games.named(game);
        String text = TextFile.read(file, terminal.in(), MOST_MEBIBYTES);
        Tuning.Plan plan = BadFile.blaming(file, () -> Tuning.Plan.read(Json.parse(text)));
        Workers workers = Cluster.workersAt(on);
        Tuning tuning = watched(
                chosen.info().title(),
                bar -> Tuning.run(chosen, plan, threads, workers, done -> bar.accept((double) done / plan.trials())));
        terminal.out().print(json ? Json.pretty(tuning) + "\n" : tuning.inWords());
    }
}

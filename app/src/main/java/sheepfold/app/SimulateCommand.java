package sheepfold.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.TextFile;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Report;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.HtmlReport;
import sheepfold.lab.report.TextReport;
import sheepfold.lab.run.Cluster;
import sheepfold.lab.run.ComparisonRun;
import sheepfold.lab.run.RunFolder;
import sheepfold.lab.run.Simulation;
import sheepfold.lab.run.Workers;

@Command(name = "simulate", description = "Have bots play many games and report who wins and how.")
final class SimulateCommand extends TerminalCommand {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 1024;

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

    @Option(
            names = "--measure",
            paramLabel = "WHAT",
            split = ",",
            arity = "0..1",
            fallbackValue = "play",
            description =
                    "Also find out what the game is like: play (its course), choices (how many are real, by search),"
                            + " skill (what thinking twice as long wins), luck (what chance decides) or all.")
    private List<String> measure = List.of();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Also write a web page.")
    private Optional<String> page = Optional.empty();

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep each finished game there, and play only those that it does not hold yet.")
    private Optional<Path> results = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description =
                    "Keep the run there as tables that notebooks read, with its reports; a run that was broken off"
                            + " goes on.")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--decisions", description = "With --out, also a row for each decision.")
    private boolean decisions;

    @Option(
            names = "--compare",
            paramLabel = "K=V,V",
            description =
                    "Play the same games with each value of an option, or with data files: data=own,FILE. What differs"
                            + " is told with bounds.")
    private Optional<String> compare = Optional.empty();

    @Option(
            names = "--until-sure",
            paramLabel = "FIGURE",
            description =
                    "With --compare, stop once it is sure in which direction this figure differs, as in \"wins of seat"
                            + " 0\"; looked at after 100 games, 200, 400 and so on.")
    private Optional<String> untilSure = Optional.empty();

    @Option(
            names = "--on",
            paramLabel = "CLUSTER",
            description =
                    "Play on a cluster of Apache Spark, as spark://HOST:PORT or local[N]; the report is the same.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--force", description = "Let the web page replace a file.")
    private boolean force;

    @Override
    protected void run() {
        mustLieWithin("--games", games, MOST_GAMES);
        mustLieWithin("--threads", threads, MOST_THREADS);
        if (!force) {
            page.ifPresent(TextFile::mustBeNew);
        }
        needs(decisions, "--decisions", out.isPresent(), "--out");
        needs(untilSure.isPresent(), "--until-sure", compare.isPresent(), "--compare");
        if (results.isPresent() && (out.isPresent() || compare.isPresent())) {
            throw new BadInput("--results", "--out keeps the games already; take one of the two");
        }
        Game<?, ?> game = choice.game();
        int bySeating = bots.size() > 1 ? bots.size() : game.info().defaultSeats();
        if (compare.isPresent()) {
            compare(game, bySeating, compare.get());
            return;
        }
        SimulationPlan plan = plan(choice.setup(bySeating, terminal));
        Workers workers = Cluster.workersAt(on);
        Report report = watched(game.info().title(), bar -> {
            IntConsumer progress = done -> bar.accept((double) done / games);
            return out.isPresent()
                    ? RunFolder.at(out.get()).run(game, plan, workers, progress)
                    : Simulation.run(game, plan, results, workers, progress);
        });
        page.ifPresent(file -> TextFile.overwrite(file, HtmlReport.of(report)));
        terminal.out().print(json ? Json.pretty(report) + "\n" : TextReport.of(report, terminal.ink()));
    }

    private SimulationPlan plan(Setup setup) {
        return new SimulationPlan(setup, Choice.seated(bots, setup.seats()), games, seed, threads, alternate)
                .measuring(Measuring.of(measure, decisions));
    }

    private void compare(Game<?, ?> game, int seats, String values) {
        int equals = values.indexOf('=');
        if (equals < 1) {
            throw new BadInput("--compare", "it takes an option and its values, as in --compare option=a,b");
        }
        String what = values.substring(0, equals);
        Map<String, SimulationPlan> plans = new LinkedHashMap<>();
        for (String value : values.substring(equals + 1).split(",", -1)) {
            plans.put(value, plan(choice.variant(seats, what, value, terminal)));
        }
        Workers workers = Cluster.workersAt(on);
        Optional<RunFolder> folder = out.map(RunFolder::at);
        List<RunFolder> folders = folder.stream()
                .flatMap(whole -> plans.keySet().stream().map(whole::within))
                .toList();
        Comparison comparison = watched(
                game.info().title(),
                bar -> ComparisonRun.run(
                        game, what, plans, untilSure, folders, workers, done -> bar.accept((double) done / games)));
        folder.ifPresent(whole -> {
            for (int i = 0; i < folders.size(); i++) {
                Comparison.Variant variant = comparison.variants().get(i);
                folders.get(i)
                        .write(
                                List.copyOf(plans.values()).get(i).lasting(comparison.games()),
                                variant.report(),
                                workers.tables());
            }
            whole.write(comparison);
        });
        page.ifPresent(file -> TextFile.overwrite(file, HtmlReport.of(comparison)));
        terminal.out().print(json ? Json.pretty(comparison) + "\n" : TextReport.of(comparison));
    }

    private static void needs(boolean given, String flag, boolean has, String other) {
        if (given && !has) {
            throw new BadInput(flag, "it goes with " + other + " alone");
        }
    }
}

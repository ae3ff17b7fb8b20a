package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.TerminalCommand;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.lab.measure.Interval;
import sheepfold.trials.rival.Rivalry;
import sheepfold.trials.rival.Rivalry.Outcome;
import sheepfold.trials.server.OwnServer;

@Command(
        name = "rival",
        description = "Have a bot of this build play one of another build at tables of the other's server.")
final class RivalCommand extends TerminalCommand {
    private static final Shape<Outcome> LINE = Shape.of(Outcome.class);

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; nothing in it may be hidden.")
    private String game = "";

    @Option(
            names = "--dist",
            paramLabel = "DIR",
            required = true,
            description = "The folder with the other build's jars.")
    private Path dist = Path.of("");

    @Option(names = "--bot", paramLabel = "ID", description = "This build's bot (default ${DEFAULT-VALUE}).")
    private String bot = "strong";

    @Option(names = "--rival", paramLabel = "ID", description = "The other build's bot (default ${DEFAULT-VALUE}).")
    private String rival = "strong";

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--tables", paramLabel = "T", description = "How many at once (default ${DEFAULT-VALUE}).")
    private int tables = 16;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep each finished game there, and play only those that it does not hold yet.")
    private Optional<Path> results = Optional.empty();

    @Override
    protected void run() throws IOException, InterruptedException {
        if (!Files.isDirectory(dist)) {
            throw new BadInput("--dist", "there is no folder " + dist);
        }
        if (games < 1 || tables < 1) {
            throw new BadInput(games < 1 ? "--games" : "--tables", "at least one");
        }
        if (Games.named(game).info().hidden()) {
            throw new BadInput("game", "what is hidden is not in the records by which a game is followed");
        }
        Bots.named(bot);
        try (OwnServer server = OwnServer.passing(Optional.of(dist.toAbsolutePath()), "--no-limits")) {
            tell(play(Games.named(game), server.port()));
        }
    }

    private <P extends Position<P, M>, M extends Move> List<Outcome> play(Game<P, M> chosen, int port)
            throws IOException, InterruptedException {
        int seats = chosen.info().leastSeats();
        Map<Integer, Outcome> kept = kept();
        Rivalry<P, M> rivalry = new Rivalry<>(chosen, Math.max(2, seats), Bots.named(bot), rival, port);
        try (ExecutorService players = Executors.newFixedThreadPool(tables)) {
            List<Future<Outcome>> running = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int number = i;
                running.add(players.submit(() -> {
                    Outcome before = kept.get(number);
                    return before == null ? keep(rivalry.play(number)) : before;
                }));
            }
            List<Outcome> outcomes = new ArrayList<>();
            for (Future<Outcome> one : running) {
                outcomes.add(one.get());
            }
            return outcomes;
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    private Map<Integer, Outcome> kept() throws IOException {
        Map<Integer, Outcome> kept = new TreeMap<>();
        if (results.isPresent() && Files.exists(results.get())) {
            for (String line : Files.readAllLines(results.get())) {
                Outcome outcome = LINE.read(Json.parse(line), results.get().toString());
                kept.put(outcome.number(), outcome);
            }
        }
        return kept;
    }

    private synchronized Outcome keep(Outcome outcome) throws IOException {
        if (results.isPresent()) {
            Files.writeString(
                    results.get(), LINE.write(outcome) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        return outcome;
    }

    private void tell(List<Outcome> outcomes) {
        Interval won = Interval.share(
                outcomes.stream().mapToDouble(outcome -> outcome.won(2)).sum(), outcomes.size());
        int decisions = outcomes.stream().mapToInt(Outcome::ownDecisions).sum();
        double millis = outcomes.stream().mapToDouble(Outcome::ownMillis).sum();
        Map<String, Long> endings =
                outcomes.stream().collect(Collectors.groupingBy(Outcome::ending, TreeMap::new, Collectors.counting()));
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s: %s has won %.1f %% (95 %%: %.0f–%.0f) of %d games against the other build's %s, with %.0f ms a decision; endings %s",
                        game,
                        bot,
                        100 * won.value(),
                        100 * won.low(),
                        100 * won.high(),
                        outcomes.size(),
                        rival,
                        millis / Math.max(1, decisions),
                        endings));
    }
}

package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.TerminalCommand;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.trials.checker.Finding;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.torture.Torture;

@Command(
        name = "torture",
        description = "Do everything that can go wrong to several nodes on one PostgreSQL while people play on them,"
                + " and see that nothing acknowledged is lost and nothing hidden is shown.")
final class TortureCommand extends TerminalCommand {
    private static final int MOST_OF_A_KIND = 5;

    @Option(names = "--minutes", paramLabel = "M", description = "How long, at least (default ${DEFAULT-VALUE}).")
    private double minutes = 2;

    @Option(names = "--nodes", paramLabel = "N", description = "2 or 3 nodes (default ${DEFAULT-VALUE}).")
    private int nodes = 2;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "What chooses faults and moves (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--node-kills", paramLabel = "N", description = "Go on until so many nodes were killed.")
    private int nodeKills;

    @Option(names = "--database-kills", paramLabel = "N", description = "Go on until the database was killed so often.")
    private int databaseKills;

    @Option(
            names = "--dist",
            paramLabel = "DIR",
            description = "Try the build whose jars lie there instead of this one.")
    private Optional<Path> dist = Optional.empty();

    @Option(
            names = "--faults",
            paramLabel = "FAULT",
            split = ",",
            description = "Only these of kill-node, freeze-node, kill-database, lost-commit, hold-commit, late-commit,"
                    + " cut, delay, clock (default: all).")
    private List<String> faults = List.of();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    protected void run() throws IOException, InterruptedException, SQLException {
        if (minutes <= 0 || nodes < 2 || nodes > 3) {
            throw new BadInput("--minutes, --nodes", "more than no time, and 2 or 3 nodes");
        }
        dist.filter(folder -> !Files.isDirectory(folder)).ifPresent(folder -> {
            throw new BadInput("--dist", "there is no folder " + folder);
        });
        Path folder = Files.createTempDirectory("sheepfold-torture");
        report(Torture.run(plan(), folder, terminal.err()), folder);
    }

    private Torture.Plan plan() {
        return new Torture.Plan(
                Duration.ofMillis((long) (minutes * 60_000)),
                nodes,
                seed,
                nodeKills,
                databaseKills,
                dist,
                Set.copyOf(faults));
    }

    private void report(Torture.Outcome outcome, Path folder) throws IOException {
        terminal.out().println(json ? Json.line(outcome) : inWords(outcome));
        if (outcome.faults().isEmpty()) {
            OwnServer.delete(folder);
            return;
        }
        byKind(outcome)
                .values()
                .forEach(same -> same.stream().limit(MOST_OF_A_KIND).forEach(terminal.err()::println));
        throw new IllegalStateException("%d faults were found; logs are in %s"
                .formatted(outcome.faults().size(), folder));
    }

    private static Map<Finding.Kind, List<Finding>> byKind(Torture.Outcome outcome) {
        return outcome.faults().stream()
                .collect(Collectors.groupingBy(
                        Finding::kind, () -> new EnumMap<>(Finding.Kind.class), Collectors.toList()));
    }

    private static String kinds(Torture.Outcome outcome) {
        return byKind(outcome).entrySet().stream()
                .map(kind -> "; %d %s"
                        .formatted(kind.getValue().size(), kind.getKey().inWords()))
                .collect(Collectors.joining());
    }

    private static String inWords(Torture.Outcome outcome) {
        return String.format(
                Locale.ROOT,
                "%d node kills, %d database kills, %d other faults; %d tables, %d of them deleted%n"
                        + "%d moves acknowledged, %d of them sealed answers; %d unknown, %d repeated; %d messages heard%n"
                        + "another node is behind by %.1f ms (p50), %.1f ms (p99) of %d; who waits for it there waits %.1f ms (p99)%n"
                        + "%d faults%s",
                outcome.nodeKills(),
                outcome.databaseKills(),
                outcome.otherFaults(),
                outcome.tables(),
                outcome.deleted(),
                outcome.acknowledged(),
                outcome.sealed(),
                outcome.unknown(),
                outcome.repeated(),
                outcome.messages(),
                outcome.lag50(),
                outcome.lag99(),
                outcome.lags(),
                outcome.waited99(),
                outcome.faults().size(),
                kinds(outcome));
    }
}

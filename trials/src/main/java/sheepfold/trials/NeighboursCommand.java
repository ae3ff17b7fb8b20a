package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.TerminalCommand;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.trials.neighbours.Neighbourhood;
import sheepfold.trials.server.OwnServer;

@Command(
        name = "neighbours",
        description = "Measure what honest people have of a server of its own beside one who does not mean well.")
final class NeighboursCommand extends TerminalCommand {
    @Option(names = "--seconds", paramLabel = "S", description = "How long each attack is (default ${DEFAULT-VALUE}).")
    private int seconds = 15;

    @Option(
            names = "--dist",
            paramLabel = "DIR",
            description = "Try the build whose jars lie there instead of this one.")
    private Optional<Path> dist = Optional.empty();

    @Option(
            names = "--only",
            paramLabel = "ATTACK",
            description = "Try this attack alone, such as \"crowd of twenty\"; may be given several times.")
    private List<String> only = List.of();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    protected void run() throws IOException, InterruptedException {
        if (seconds < 1 || seconds > 3600) {
            throw new BadInput("--seconds", "from 1 to 3600");
        }
        only.stream()
                .filter(attack -> !Neighbourhood.attacks().contains(attack))
                .findFirst()
                .ifPresent(attack -> {
                    throw new BadInput("--only", "the attacks are " + String.join(", ", Neighbourhood.attacks()));
                });
        print(
                "%-22s %7s %9s %9s %10s %12s %9s %10s %10s %9s",
                "attack",
                "moves",
                "p50 ms",
                "p99 ms",
                "bot moves",
                "bot most ms",
                "failures",
                "answered",
                "refused",
                "a second");
        List<Neighbourhood.Row> rows = new ArrayList<>();
        for (String attack : only.isEmpty() ? Neighbourhood.attacks() : only) {
            Neighbourhood.Row row = measured(attack);
            print(
                    "%-22s %7d %9.2f %9.2f %10d %12.0f %9d %10d %10d %9d",
                    row.attack(),
                    row.moves(),
                    row.p50(),
                    row.p99(),
                    row.botMoves(),
                    row.botMost(),
                    row.failures(),
                    row.answered(),
                    row.refused(),
                    row.perSecond());
            rows.add(row);
        }
        if (json) {
            terminal.out().println(Json.line(rows));
        }
    }

    /** Each has a server of its own, so that nothing of one attack is left for the next. */
    private Neighbourhood.Row measured(String attack) throws IOException, InterruptedException {
        try (OwnServer server = OwnServer.passing(dist, "--behind-proxy")) {
            return Neighbourhood.measured(attack, server.port(), Duration.ofSeconds(seconds));
        }
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private void print(String format, Object... cells) {
        if (!json) {
            terminal.out().println(String.format(Locale.ROOT, format, cells));
        }
    }
}

package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.TerminalCommand;
import sheepfold.json.BadInput;
import sheepfold.trials.load.Crashes;
import sheepfold.trials.server.OwnServer;

@Command(
        name = "crash",
        description =
                "Kill a server again and again while tables play on it, and see that nothing acknowledged is lost.")
final class CrashCommand extends TerminalCommand {
    @Option(names = "--kills", paramLabel = "N", description = "How often (default ${DEFAULT-VALUE}).")
    private int kills = 100;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables play (default ${DEFAULT-VALUE}).")
    private int tables = 50;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "What chooses moves and moments (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    protected void run() throws IOException, InterruptedException {
        if (kills < 1 || tables < 1 || tables > 1000) {
            throw new BadInput("--kills, --tables", "at least one of each, and at most 1000 tables");
        }
        Path home = Files.createTempDirectory("sheepfold-crash");
        try {
            report(Crashes.run(home, tables, kills, seed));
        } finally {
            OwnServer.delete(home);
        }
    }

    private void report(Crashes.Outcome outcome) {
        terminal.out()
                .printf(
                        "%d kills, %d games at %d tables: %d moves acknowledged, %d more kept that were under way, %d faults%n",
                        outcome.kills(),
                        outcome.games(),
                        tables,
                        outcome.acknowledged(),
                        outcome.cutOff(),
                        outcome.faults().size());
        if (!outcome.faults().isEmpty()) {
            outcome.faults().stream().limit(10).forEach(terminal.err()::println);
            throw new IllegalStateException("the log is not what was acknowledged");
        }
    }
}

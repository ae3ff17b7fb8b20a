package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.io.Terminal;
import sheepfold.json.BadInput;
import sheepfold.trials.load.Crashes;

@Command(
        name = "crash",
        description =
                "Kill a server again and again while tables play on it, and see that nothing acknowledged is lost.")
final class CrashCommand implements Runnable {
    private final Terminal terminal;

    @Option(names = "--kills", paramLabel = "N", description = "How often (default ${DEFAULT-VALUE}).")
    private int kills = 100;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables play (default ${DEFAULT-VALUE}).")
    private int tables = 50;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "What chooses moves and moments (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    CrashCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (kills < 1 || tables < 1 || tables > 1000) {
            throw new BadInput("--kills, --tables", "at least one of each, and at most 1000 tables");
        }
        try {
            Path home = Files.createTempDirectory("sheepfold-crash");
            try {
                report(crashed(home));
            } finally {
                Folders.delete(home);
            }
        } catch (IOException e) {
            throw new IllegalStateException("the server could not be tried", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Crashes.Outcome crashed(Path home) throws IOException, InterruptedException {
        int port = OwnServer.freePort();
        return Crashes.run(
                OwnServer.HOST, port, () -> OwnServer.start(home, port, List.of(), true), tables, kills, seed);
    }

    private void report(Crashes.Outcome outcome) {
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%d kills, %d games at %d tables: %d moves acknowledged, %d more kept that were under way, %d faults",
                        outcome.kills(),
                        outcome.games(),
                        tables,
                        outcome.acknowledged(),
                        outcome.cutOff(),
                        outcome.faults().size()));
        if (!outcome.faults().isEmpty()) {
            outcome.faults().stream().limit(10).forEach(terminal.err()::println);
            throw new IllegalStateException("the log is not what was acknowledged");
        }
    }
}

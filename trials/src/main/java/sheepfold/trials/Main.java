package sheepfold.trials;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import sheepfold.app.Commands;
import sheepfold.app.io.Terminal;

/** The commands that try a server from outside; ./sheepfold runs them like all others. */
@Command(name = "sheepfold", description = "Try a server from outside.", synopsisSubcommandLabel = "COMMAND")
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    static int run(Terminal terminal, String... args) {
        CommandLine trials = new CommandLine(new Main())
                .addSubcommand(new LoadCommand(terminal))
                .addSubcommand(new CrashCommand(terminal))
                .addSubcommand(new TortureCommand(terminal))
                .addSubcommand(new NeighboursCommand(terminal))
                .addSubcommand(new CrowdCommand(terminal))
                .addSubcommand(new SoakCommand(terminal))
                .addSubcommand(new RivalCommand(terminal));
        return Commands.run(trials, terminal, args);
    }
}

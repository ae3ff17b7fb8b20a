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
                .addSubcommand(new LoadCommand())
                .addSubcommand(new CrashCommand())
                .addSubcommand(new TortureCommand())
                .addSubcommand(new NeighboursCommand())
                .addSubcommand(new CrowdCommand())
                .addSubcommand(new SoakCommand())
                .addSubcommand(new RivalCommand());
        return Commands.run(trials, terminal, args);
    }
}

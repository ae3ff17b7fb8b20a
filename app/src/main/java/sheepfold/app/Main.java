package sheepfold.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import sheepfold.app.io.Terminal;

/** Sheepfold's command line. */
@Command(
        name = "sheepfold",
        description = "Board games with sheep: play them, have bots play them, ask for their rules.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Start with:  ./sheepfold serve",
            "For those who change Sheepfold: ./sheepfold check builds everything and runs all tests,",
            "./sheepfold package makes an archive that runs with a JDK alone."
        })
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    /** Runs one command and gives its exit status: 0 fine, 1 the thing failed, 2 wrong usage. */
    static int run(Terminal terminal, String... args) {
        CommandLine sheepfold = new CommandLine(new Main())
                .addSubcommand(new ServeCommand())
                .addSubcommand(new GamesCommand())
                .addSubcommand(new PlayCommand())
                .addSubcommand(new ReplayCommand())
                .addSubcommand(new VerifyCommand())
                .addSubcommand(new AnalyseCommand())
                .addSubcommand(new SimulateCommand())
                .addSubcommand(new LadderCommand())
                .addSubcommand(new CalibrateCommand())
                .addSubcommand(new LearnCommand())
                .addSubcommand(new TuneCommand())
                .addSubcommand(new PuzzlesCommand())
                .addSubcommand(new BenchCommand())
                .addSubcommand(new OracleCommand())
                .addSubcommand(new RefereeCommand())
                .addSubcommand(new BackupCommand())
                .addSubcommand(new RestoreCommand())
                .addSubcommand(new RehearseCommand());
        return Commands.run(sheepfold, terminal, args);
    }
}

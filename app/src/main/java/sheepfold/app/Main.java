package sheepfold.app;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.engine.BadInput;

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
    private static final int FINE = 0;
    private static final int FAILED = 1;
    private static final int WRONG_USAGE = 2;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    /** Runs one command and gives its exit status: 0 fine, 1 the thing failed, 2 wrong usage. */
    static int run(Terminal terminal, String... args) {
        CommandLine sheepfold = commands(terminal);
        if (args.length == 0) {
            sheepfold.usage(sheepfold.getOut());
            return FINE;
        }
        try {
            return sheepfold.execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            return failed(e, terminal.err());
        }
    }

    private static CommandLine commands(Terminal terminal) {
        CommandLine sheepfold = new CommandLine(new Main())
                .addSubcommand(new ServeCommand(terminal))
                .addSubcommand(new GamesCommand(terminal))
                .addSubcommand(new PlayCommand(terminal))
                .addSubcommand(new ReplayCommand(terminal))
                .addSubcommand(new VerifyCommand(terminal))
                .addSubcommand(new SimulateCommand(terminal))
                .addSubcommand(new BenchCommand(terminal))
                .addSubcommand(new OracleCommand(terminal))
                .addSubcommand(new RefereeCommand(terminal))
                .addSubcommand(new BackupCommand(terminal))
                .addSubcommand(new RestoreCommand(terminal))
                .addSubcommand(new LoadCommand(terminal))
                .addSubcommand(new CrashCommand(terminal))
                .addSubcommand(new RehearseCommand());
        addHelpFlag(sheepfold);
        sheepfold.getSubcommands().values().forEach(Main::addHelpFlag);
        return sheepfold
                .addSubcommand(new CommandLine.HelpCommand())
                .setOut(writer(terminal.out()))
                .setErr(writer(terminal.err()))
                .setParameterExceptionHandler((e, _) -> wrongUsage(e, terminal.err()))
                .setExecutionExceptionHandler((e, _, _) -> failed(e, terminal.err()));
    }

    private static void addHelpFlag(CommandLine command) {
        command.getCommandSpec()
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show how this is used.")
                        .build());
    }

    private static int wrongUsage(ParameterException e, PrintStream err) {
        CommandLine command = e.getCommandLine();
        boolean noSuchCommand = command.getParent() == null
                && e instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption();
        String message = noSuchCommand
                ? "there is no such command; there are "
                        + String.join(", ", command.getSubcommands().keySet())
                : String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        err.println("sheepfold: %s; see ./%s --help"
                .formatted(message, command.getCommandSpec().qualifiedName()));
        return WRONG_USAGE;
    }

    private static int failed(Throwable e, PrintStream err) {
        return switch (e) {
            case BadInput input -> {
                err.println("sheepfold: " + input.line());
                yield WRONG_USAGE;
            }
            case BadFile file -> {
                err.println("sheepfold: " + file.fault().line());
                yield FAILED;
            }
            default -> {
                err.println("sheepfold: something went wrong inside: %s (SHEEPFOLD_DEBUG=1 shows where)".formatted(e));
                if ("1".equals(System.getenv("SHEEPFOLD_DEBUG"))) {
                    e.printStackTrace(err);
                }
                yield FAILED;
            }
        };
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}

package sheepfold.app;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.json.BadInput;

/** How a command of Sheepfold is run: help without arguments, faults in one sentence, and an exit status that tells them apart. */
public final class Commands {
    private static final int FINE = 0;
    private static final int FAILED = 1;
    private static final int WRONG_USAGE = 2;

    private Commands() {}

    /** Runs one command and gives its exit status: 0 fine, 1 the thing failed, 2 wrong usage. */
    public static int run(CommandLine sheepfold, Terminal terminal, String... args) {
        prepare(sheepfold, terminal);
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

    private static void prepare(CommandLine sheepfold, Terminal terminal) {
        addHelpFlag(sheepfold);
        sheepfold.getSubcommands().values().forEach(command -> {
            addHelpFlag(command);
            command.<TerminalCommand>getCommand().at(terminal);
        });
        sheepfold
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

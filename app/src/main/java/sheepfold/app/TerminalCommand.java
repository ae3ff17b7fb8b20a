package sheepfold.app;

import java.util.concurrent.Callable;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import picocli.CommandLine.ExitCode;
import sheepfold.app.io.ProgressBar;
import sheepfold.app.io.Terminal;
import sheepfold.json.BadInput;

/** A command that reads and writes at the terminal which {@link Commands} gives it. */
public abstract class TerminalCommand implements Callable<Integer> {
    protected Terminal terminal = Terminal.piped(System.in, System.out, System.err);

    private int status = ExitCode.OK;

    void at(Terminal its) {
        terminal = its;
    }

    protected abstract void run() throws Exception;

    /** Does something that takes a while, and shows how far it is, from 0 to 1. */
    final <T> T watched(String what, Function<DoubleConsumer, T> work) {
        try (ProgressBar bar = new ProgressBar(terminal, what)) {
            return work.apply(bar::show);
        }
    }

    static void mustLieWithin(String flag, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInput(flag, "it is to be a number from 1 to %d, not %d".formatted(most, value));
        }
    }

    /** It did what it was called for, and what it has to tell is bad news. */
    protected final void endBadly() {
        status = ExitCode.SOFTWARE;
    }

    @Override
    public final Integer call() throws Exception {
        run();
        return status;
    }
}

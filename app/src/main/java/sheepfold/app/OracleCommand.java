package sheepfold.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.advice.Prepares;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

@Command(name = "oracle", description = "Work out endgames exactly and keep them in a file, where hints find them.")
final class OracleCommand extends TerminalCommand {
    @Mixin
    private final Choice choice = new Choice();

    @Option(
            names = "--sheep",
            paramLabel = "N",
            description = "Endgames with up to so many sheep or other pieces (default ${DEFAULT-VALUE}).")
    private int pieces = 3;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to (default: where the game looks for it).")
    private Optional<Path> file = Optional.empty();

    @Override
    protected void run() {
        Game<?, ?> game = choice.game();
        if (!(game instanceof Prepares oracle)) {
            throw new BadInput(
                    "game",
                    "%s has no endgames to work out".formatted(game.info().title()));
        }
        Setup setup = choice.setup(game.info().defaultSeats(), terminal);
        Prepares.Prepared prepared = watched(game.info().title(), bar -> oracle.prepare(setup, pieces, bar, file));
        terminal.out().println(prepared.file() + ": " + prepared.summary());
    }
}

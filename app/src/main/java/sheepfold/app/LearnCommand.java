package sheepfold.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.json.Json;
import sheepfold.lab.Learning;
import sheepfold.lab.Sayings;

@Command(
        name = "learn",
        description = "Learn what chances a game's values stand for, from what \"calibrate\" has kept of other games.")
final class LearnCommand implements Runnable {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; \"games\" lists them.")
    private String game = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "What was said, one file or more.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "FILE.json", description = "Where to (default: to the terminal).")
    private Optional<String> out = Optional.empty();

    LearnCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Game<?, ?> chosen = Games.named(game);
        List<Sayings> games = files.stream().map(Sayings::read).toList();
        games.stream()
                .map(sayings -> sayings.source().game())
                .filter(id -> !id.equals(chosen.info().id()))
                .findFirst()
                .ifPresent(other -> {
                    throw new BadInput(
                            "file",
                            "it is of %s, not of %s"
                                    .formatted(other, chosen.info().id()));
                });
        String learned = Json.pretty(Learning.from(games)) + "\n";
        out.ifPresentOrElse(
                file -> TextFile.overwrite(file, learned), () -> terminal.out().print(learned));
    }
}

package sheepfold.app;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.advice.Advice;
import sheepfold.app.io.TextFile;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.learn.Forecasts;
import sheepfold.lab.learn.Learning;

@Command(name = "learn", description = "Have a bot play with itself, and learn what chances a game's values stand for.")
final class LearnCommand extends SaidGames {
    private static final long SEED = 1;

    @Option(names = "--out", paramLabel = "FILE.json", description = "Where to (default: to the terminal).")
    private Optional<String> out = Optional.empty();

    @Override
    protected void run() {
        if (!Advice.of(game()).isChance()) {
            throw new BadInput(
                    "game",
                    "%s states no chances to win".formatted(game().info().title()));
        }
        List<Forecasts> games = gathered("learned-from", SEED);
        String learned = Json.pretty(Learning.from(games)) + "\n";
        out.ifPresentOrElse(
                file -> TextFile.overwrite(file, learned), () -> terminal.out().print(learned));
    }
}

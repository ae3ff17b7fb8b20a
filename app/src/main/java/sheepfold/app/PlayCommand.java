package sheepfold.app;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.BadFile;
import sheepfold.app.play.Player;
import sheepfold.app.play.TerminalGame;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import tools.jackson.databind.JsonNode;

@Command(name = "play", description = "Play in the terminal, alone, with others at the keyboard, or against bots.")
final class PlayCommand extends TerminalCommand {
    private static final String USUAL_BOT = "medium";

    @Mixin
    private final Choice choice = new Choice();

    @Option(
            names = "--players",
            paramLabel = "ID",
            split = ",",
            description = "Who sits where: human or a bot's id, one for all seats or one for each, as in human,strong.")
    private List<String> players = List.of();

    @Option(names = "--seed", paramLabel = "S", description = "Fix chance and bots, so that the game can be repeated.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on where a record ends.")
    private Optional<String> resume = Optional.empty();

    @Override
    protected void run() {
        if (resume.isPresent() && choice.choosesSetup()) {
            throw new BadInput("--resume", "seats, options and data come from the record; leave them out");
        }
        play(choice.game());
    }

    private <P extends Position<P, M>, M extends Move> void play(Game<P, M> game) {
        resume.map(file -> resumed(game, file)).orElseGet(() -> fresh(game)).play();
    }

    private <P extends Position<P, M>, M extends Move> TerminalGame<P, M> fresh(Game<P, M> game) {
        Setup setup = choice.setup(usualSeats(game.info()), terminal);
        return seated(new Match<>(game, setup, Optional.empty()), players);
    }

    /** A record's seed is known, so this is a new game from where the record ends, with a seed of its own. */
    private <P extends Position<P, M>, M extends Move> TerminalGame<P, M> resumed(Game<P, M> game, String file) {
        GameRecord record = RecordFile.read(file, terminal);
        Match<P, M> before = BadFile.blaming(file, () -> replayed(game, record));
        JsonNode position = game.positions().write(before.position());
        return seated(
                new Match<>(game, before.setup(), Optional.of(position)),
                players.isEmpty() ? playersOf(record) : players);
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> replayed(Game<P, M> game, GameRecord record) {
        String played = record.game().info().id();
        if (!played.equals(game.info().id())) {
            throw new BadInput("game", "this is a record of " + played);
        }
        return record.replay(game);
    }

    private static List<String> playersOf(GameRecord record) {
        String players = record.header().getOrDefault("players", "");
        return players.isBlank() ? List.of() : List.of(players.split(",\\s*"));
    }

    /** Alone at once: one person where all play together, else one person against bots. */
    private int usualSeats(GameInfo info) {
        if (players.size() > 1) {
            return players.size();
        }
        return info.cooperative() ? info.leastSeats() : info.defaultSeats();
    }

    private <P extends Position<P, M>, M extends Move> TerminalGame<P, M> seated(Match<P, M> match, List<String> ids) {
        int seats = match.setup().seats();
        if (ids.size() > 1 && ids.size() != seats) {
            throw new BadInput("players", "%d players are named for %d seats".formatted(ids.size(), seats));
        }
        boolean allPeople = match.game().info().cooperative();
        List<Player> seated = IntStream.range(0, seats)
                .mapToObj(seat -> switch (ids.size()) {
                    case 0 -> allPeople || seat == 0 ? Player.HUMAN : USUAL_BOT;
                    case 1 -> ids.getFirst();
                    default -> ids.get(seat);
                })
                .map(Player::named)
                .toList();
        return new TerminalGame<>(terminal, match, seated, chance(), botsLuck());
    }

    private SecretSeed chance() {
        return seed.map(fixed -> SecretSeed.revealed("%064x".formatted(fixed), List.of()))
                .orElseGet(() -> SecretSeed.fresh(List.of()));
    }

    private RandomGenerator botsLuck() {
        return new SeededRandom(seed.orElseGet(new SecureRandom()::nextLong));
    }
}

package sheepfold.games.shepherdmess;

import sheepfold.engine.Ref;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;

/** Shepherd Mess: each player drives a flock home with two dogs that scare whatever sheep they come near. */
public final class ShepherdMess implements Game<Meadow, ShepherdMessMove> {
    private static final int MOST_DECISIONS_A_TURN = 2 * Meadow.MOVES_A_TURN;

    private static final ShepherdMessAdvice ADVICE = new ShepherdMessAdvice();

    private static final Map<String, String> FAMILY =
            Map.of("pennedSafe", "on", "quickStart", "on", "flockSize", "5", "roundLimit", "20");

    private static final GameInfo INFO = new GameInfo(
            "shepherd-mess",
            "Shepherd Mess",
            "Drive your flock, and nobody else's sheep, into your pen with two dogs that scare everything around them.",
            "1",
            2,
            4,
            2,
            false,
            false,
            List.of(
                    new Option.Choice(
                            "preset",
                            List.of("rulebook", "family"),
                            "The game as it is, or a shorter and kinder one: penned sheep are safe, chance places flocks of five, 20 rounds.",
                            Map.of("family", FAMILY)),
                    new Option.Choice("firstPlayer", List.of("seat0", "random"), "Who is Player 1."),
                    new Option.Text(
                            "breeds",
                            Pattern.compile("(white|black|brown|grey)(,(white|black|brown|grey)){1,3}"),
                            "colours with commas between them, one for each seat",
                            "white,black,brown,grey",
                            "The colours by seat."),
                    new Option.Text(
                            "flockSize",
                            Pattern.compile("printed|[1-9]|10"),
                            "printed, or 1 to 10",
                            "printed",
                            "Sheep of each player; printed are 10 for two players, 7 for three, 5 for four."),
                    new Option.Choice("quickStart", List.of("off", "on"), "Does chance place the sheep?"),
                    new Option.Choice(
                            "flockPull",
                            List.of("meeting", "sides", "always"),
                            "When sheep turn aside to their own kind: when strangers are ahead, only when the way ahead is closed, or whenever none of their own are ahead."),
                    new Option.Choice(
                            "foreignSheep",
                            List.of("atEnd", "thief", "strict"),
                            "A rival's sheep in your pen costs you the game if it is there at the end, at once if your own dog drove it in, or at once in any case."),
                    new Option.Choice(
                            "foreignPen", List.of("noStop", "open"), "May a dog stop in another player's pen?"),
                    new Option.Choice(
                            "pennedSafe", List.of("off", "on"), "Do sheep in their owner's pen ignore every bark?"),
                    new Option.Choice(
                            "mudCapacity",
                            List.of("turn", "bark"),
                            "A muddy patch lets one sheep cross per turn, or per bark."),
                    new Option.Choice(
                            "gateCapacity",
                            List.of("bark", "turn"),
                            "A small gate lets one sheep through per bark, or per turn."),
                    new Option.Choice(
                            "winner",
                            List.of("count", "finisher"),
                            "Who wins when a flock is complete: who has most sheep home, the ram counted, or who finished."),
                    new Option.Text(
                            "roundLimit",
                            Pattern.compile("usual|[5-9]|[1-9]\\d|1\\d\\d|200"),
                            "usual, or 5 to 200",
                            "usual",
                            "The last round; usual are 40 for two players, 30 for three, 25 for four."),
                    new Option.Choice(
                            "repetition",
                            List.of("3", "0", "2", "4", "5", "6", "7", "8", "9"),
                            "How often a position may come up at the start of a turn until the game ends; 0 for any number.")));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Meadow start(Setup setup) {
        return new Meadow(MessRules.of(setup));
    }

    @Override
    public List<Task> decisions() {
        return List.of(Task.values());
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ending.values());
    }

    @Override
    public List<Ref> components(Setup setup) {
        return Tile.ALL.stream().map(Tile::ref).toList();
    }

    /** After the set-up at most two moves a turn, each with at most one pick. */
    @Override
    public int longestGame(Setup setup) {
        MessRules rules = MessRules.of(setup);
        return rules.movesOfSetup() + rules.roundLimit() * rules.seats() * MOST_DECISIONS_A_TURN;
    }

    @Override
    public Notation<Meadow, ShepherdMessMove> notation() {
        return new ShepherdMessNotation();
    }

    @Override
    public Class<ShepherdMessMove> moves() {
        return ShepherdMessMove.class;
    }

    @Override
    public PositionFormat<Meadow> positions() {
        return PositionFormat.of(INFO, WrittenMeadow.class, WrittenMeadow::of, (setup, written) -> written.read(setup));
    }

    @Override
    public Advice<Meadow, ShepherdMessMove> advice() {
        return ADVICE;
    }

    @Override
    public String draw(Meadow meadow, int viewer, Ink ink) {
        return Drawing.of(meadow, ink);
    }
}

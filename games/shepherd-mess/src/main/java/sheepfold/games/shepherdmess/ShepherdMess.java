package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.Option.Group;
import sheepfold.engine.Option.Value;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;

/** Shepherd Mess: each player drives a flock home with two dogs that scare whatever sheep they come near. */
public final class ShepherdMess implements AdvisedGame<Meadow, ShepherdMessMove> {
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
                    Option.first("preset", "Kind of game", "The game as it is, or a shorter and kinder one.")
                            .value("rulebook", "As in the rulebook", "Everybody places their own flock.")
                            .value(new Value(
                                    "family",
                                    "For the family",
                                    "Penned sheep are safe, chance places flocks of five, 20 rounds.",
                                    FAMILY)),
                    Option.houseRule("firstPlayer", "Who begins", "Who is Player 1.")
                            .value("seat0", "The first seat", "Whoever sits on the first seat.")
                            .value("random", "Chance decides", "Drawn before the sheep are placed."),
                    new Option.Text(
                            "breeds",
                            new Option.Words(
                                    Group.HOUSE_RULES, "Colours of the flocks", "Which flock belongs to which seat."),
                            Pattern.compile("(white|black|brown|grey)(,(white|black|brown|grey)){1,3}"),
                            "colours with commas between them, one for each seat",
                            "white,black,brown,grey",
                            List.of(Value.of(
                                    "white,black,brown,grey",
                                    "White, black, brown, grey",
                                    "In this order, as many as there are players."))),
                    new Option.Text(
                            "flockSize",
                            new Option.Words(Group.FIRST, "Size of a flock", "How many sheep each player brings home."),
                            Pattern.compile("printed|[1-9]|10"),
                            "printed, or 1 to 10",
                            "printed",
                            List.of(
                                    Value.of("printed", "As printed", "10 for two players, 7 for three, 5 for four."),
                                    Value.of("3", "Three", "A quick game."),
                                    Value.of("5", "Five", "A short game."),
                                    Value.of("7", "Seven", "A longer game."),
                                    Value.of("10", "Ten", "The whole flock."))),
                    Option.first(
                                    "quickStart",
                                    "Placing the sheep",
                                    "Before the first bark every sheep is put on the meadow.")
                            .value("off", "The players do", "One sheep after another, in turns.")
                            .value("on", "Chance does", "The game begins with the first dog."),
                    Option.houseRule(
                                    "flockPull",
                                    "When sheep turn to their own kind",
                                    "A scared sheep runs straight on, unless its own kind draws it aside.")
                            .value("meeting", "When strangers are ahead", "They rather join their own.")
                            .value("sides", "Only when the way is closed", "Straight on is straight on.")
                            .value("always", "Whenever none are ahead", "They turn aside from an empty tile too."),
                    Option.first("foreignSheep", "A rival's sheep in your pen", "Your pen is for your own flock alone.")
                            .value("atEnd", "Costs the game at the end", "Get it out before the game is over.")
                            .value("thief", "Costs it at once if you drove it in", "Nobody steals sheep.")
                            .value("strict", "Costs it at once", "Whoever drove it in."),
                    Option.houseRule("foreignPen", "Dogs in other pens", "May a dog stop in another player's pen?")
                            .value("noStop", "Passing through only", "No dog guards a rival's pen.")
                            .value("open", "Stopping is allowed", "And it keeps sheep out."),
                    Option.first("pennedSafe", "Sheep at home", "Do sheep in their owner's pen hear barks?")
                            .value("off", "Can be scared out again", "Home is not safe.")
                            .value("on", "Are safe", "They ignore every bark."),
                    Option.houseRule("mudCapacity", "Crossing mud", "How many sheep a muddy patch lets across.")
                            .value("turn", "One each turn", "Then it has to settle.")
                            .value("bark", "One each bark", "The second bark of a turn brings another."),
                    Option.houseRule("gateCapacity", "Small gates", "How many sheep a small gate lets through.")
                            .value("bark", "One sheep a bark", "The second bark of a turn brings another.")
                            .value("turn", "One sheep a turn", "Then it stays shut."),
                    Option.houseRule("winner", "Who wins", "When a flock is complete the game is over.")
                            .value("count", "Most sheep at home", "The ram counts; it need not be who finished.")
                            .value("finisher", "Whoever finished", "The first whole flock."),
                    new Option.Text(
                            "roundLimit",
                            new Option.Words(Group.HOUSE_RULES, "Last round", "Then the sheep at home are counted."),
                            Pattern.compile("usual|[5-9]|[1-9]\\d|1\\d\\d|200"),
                            "usual, or 5 to 200",
                            "usual",
                            List.of(
                                    Value.of("usual", "As usual", "40 for two players, 30 for three, 25 for four."),
                                    Value.of("10", "After 10 rounds", "A quick game."),
                                    Value.of("20", "After 20 rounds", "A short game."))),
                    Option.houseRule(
                                    "repetition",
                                    "The same position again",
                                    "How often it may come up until the game ends.")
                            .value("3", "Ends at the third time", "As in chess.")
                            .value("0", "Never ends the game", "You may go round in circles.")
                            .value("2", "Ends at the second time", "No going back.")
                            .value("4", "Ends at the fourth time", "A little patience.")
                            .value("5", "Ends at the fifth time", "More patience.")
                            .value("6", "Ends at the sixth time", "Much patience.")
                            .value("7", "Ends at the seventh time", "Very much patience.")
                            .value("8", "Ends at the eighth time", "Hardly ever.")
                            .value("9", "Ends at the ninth time", "Next to never.")),
            List.of(
                    Preset.of(
                                    "first-evening",
                                    "First evening",
                                    "Kind and quick: five sheep each, placed by chance, safe once they are home.")
                            .with("preset", "family"),
                    Preset.RULEBOOK,
                    Preset.of("short", "Short", "Three sheep each, placed by chance, ten rounds.")
                            .with("flockSize", "3")
                            .with("quickStart", "on")
                            .with("roundLimit", "10"),
                    Preset.of(
                                    "hard",
                                    "Hard",
                                    "A rival's sheep in your pen throws you out at once, whoever drove it in.")
                            .with("foreignSheep", "strict")));

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
    public List<Standings.Ending> endings() {
        return List.of(Standings.Ending.values());
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

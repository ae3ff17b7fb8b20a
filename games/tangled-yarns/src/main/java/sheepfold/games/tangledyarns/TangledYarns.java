package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Named;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.Option.Group;
import sheepfold.engine.Option.Value;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;

/** Tangled Yarns: a flock of sheep locks the Shepherd's gates in a maze of hexes, all together or not at all. */
public final class TangledYarns implements AdvisedGame<Parokiam, YarnsMove> {
    private static final String A_SHEEP = "(Lily|Poppy|Twyla|Moppet|Blackberry|Melbrook)";
    private static final YarnsAdvice ADVICE = new YarnsAdvice();

    private static final GameInfo INFO = new GameInfo(
            "tangled-yarns",
            "Tangled Yarns",
            "The flock against the Shepherd: lock six gates together in a city of turning walls, before cultists reach"
                    + " the altar.",
            "1",
            1,
            6,
            2,
            true,
            false,
            List.of(
                    Option.first(
                                    "sheepTotal",
                                    "How many sheep play",
                                    "They are dealt to the players as evenly as can be.")
                            .value("auto", "As printed", "3 for one player, 4 for two or four, 6 for three or six.")
                            .value("3", "Three sheep", "For up to three players.")
                            .value("4", "Four sheep", "For up to four players.")
                            .value("5", "Five sheep", "For up to five players.")
                            .value("6", "Six sheep", "The whole flock."),
                    Option.first("sheepChoice", "Who plays which sheep", "Every sheep has a gift of her own.")
                            .value("draft", "You pick", "One by one, in turns.")
                            .value("random", "Chance deals them", "The Fate box decides.")
                            .value("list", "By the list", "In the order that is agreed on below."),
                    new Option.Text(
                            "sheepList",
                            new Option.Words(
                                    Group.HOUSE_RULES,
                                    "List of sheep",
                                    "The order in which sheep are dealt by the list."),
                            Pattern.compile(A_SHEEP + "(," + A_SHEEP + "){0,5}"),
                            "names of sheep with commas between them",
                            "Lily,Poppy,Twyla,Moppet,Blackberry,Melbrook",
                            List.of(Value.of(
                                    "Lily,Poppy,Twyla,Moppet,Blackberry,Melbrook",
                                    "Lily, Poppy, Twyla, Moppet, Blackberry, Melbrook",
                                    "As they stand in the rulebook."))),
                    Option.first(
                                    "easyPowerUp",
                                    "A gift to start with",
                                    "Makes it easier: each sheep brings a power-up of any kind.")
                            .value("false", "No gifts", "You earn every power-up.")
                            .value("true", "One each", "Every sheep begins with a power-up."),
                    Option.first("easyFirstGate", "The first gate", "Makes it easier: one gate fewer to lock.")
                            .value("false", "Is to be locked", "Six gates in all.")
                            .value("true", "Is taken away", "With the relics that it shows; five are left."),
                    Option.houseRule(
                                    "consent",
                                    "Acting with the sheep of others",
                                    "A lock or an attack may need several sheep.")
                            .value("trust", "At once", "You trust each other.")
                            .value("ask", "They are asked first", "Each owner may say no."),
                    Option.houseRule(
                                    "blackberryDefence",
                                    "Blackberry's defence",
                                    "With how many marbles healthy Blackberry defends.")
                            .value("2", "Two marbles", "As two of the printed texts say.")
                            .value("3", "Three marbles", "As the page of symbols says."),
                    Option.houseRule(
                                    "poppyCorruptedSolo",
                                    "Corrupted Poppy attacks",
                                    "May she do it without another sheep?")
                            .value("false", "Only with others", "Somebody has to mind her.")
                            .value("true", "Alone as well", "She does as she likes."),
                    Option.houseRule(
                                    "multiSacrifice",
                                    "More than one sacrifice",
                                    "May sheep sacrifice themselves while the Shepherd lies already?")
                            .value("false", "No", "One is enough.")
                            .value("true", "Yes", "For what it does to themselves."),
                    Option.houseRule(
                                    "finalActSacrifice",
                                    "Sacrifices in the final act",
                                    "May sheep sacrifice themselves when the Shepherd is out of the game?")
                            .value("false", "No", "There is nobody to stop.")
                            .value("true", "Yes", "For the way to the altar."),
                    Option.houseRule(
                                    "fairnessSaves",
                                    "A blow while FAIRNESS acts",
                                    "What a wolf's blow does to a sheep that is corrupted already.")
                            .value("false", "It kills", "Only traits are ignored.")
                            .value("true", "It spares her", "She is corrupted once more."),
                    Option.houseRule(
                                    "servantMarbleCap",
                                    "Marbles of servants",
                                    "The most that go into the Fate box in a battle.")
                            .value("9", "At most nine", "A crowd has its limits.")
                            .value("0", "Any number", "Crowds are deadly."),
                    Option.number(
                            Group.HOUSE_RULES,
                            "finalActRounds",
                            "Rounds of the final act",
                            "When they are over and you have not won, you have lost.",
                            1,
                            99,
                            20),
                    Option.houseRule("gateSet", "Set of gates", "Which gates are used.")
                            .value("sheepfold-1", "Ours", "The gates of this rulebook."),
                    Option.houseRule("spawnTable", "Where servants arrive", "Which spawning guides are used.")
                            .value("sheepfold-1", "By our guides", "The guides of this rulebook.")),
            List.of(
                    Preset.of(
                                    "first-evening",
                                    "First evening",
                                    "Both easier starts: a power-up for each sheep, and one gate fewer.")
                            .with("easyPowerUp", "true")
                            .with("easyFirstGate", "true"),
                    Preset.RULEBOOK,
                    Preset.of("short", "Short", "One gate fewer, and chance deals the sheep.")
                            .with("easyFirstGate", "true")
                            .with("sheepChoice", "random"),
                    Preset.of("hard", "Hard", "Crowds of servants without limit, and a final act of three rounds.")
                            .with("servantMarbleCap", "0")
                            .with("finalActRounds", "3")));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Parokiam start(Setup setup) {
        return new Parokiam(YarnsRules.of(setup));
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
        return Stream.of(Sheep.ALL, Relic.ALL, WayTile.ALL, Cell.ALL)
                .flatMap(List::stream)
                .map(Named::ref)
                .toList();
    }

    /** Every round before the final act brings the Shepherd on or follows a sacrifice, and what happens in a round is bounded. */
    @Override
    public int longestGame(Setup setup) {
        YarnsRules rules = YarnsRules.of(setup);
        int sheep = rules.sheep();
        int seats = rules.seats();
        int setUp = 2 * Cell.PLACEMENT.size() + Box.SLOTS + 2 * sheep + Sheep.COUNT;
        int rounds = rules.lastSpace() + 2 * sheep + rules.finalActRounds();
        int backAndForth = seats * (2 * Course.MOST_WAITS + 1);
        int proposals = rules.consentIsAsked() ? seats * Course.MOST_REFUSALS * (seats + 1) + sheep * seats : 0;
        int acting = sheep * (2 + 2 + Box.TOKENS) + backAndForth + proposals;
        int turning = sheep + YarnsMove.MOST_POWER_UPS + backAndForth;
        int servants = Colour.COUNT + Box.TOKENS + Box.TOKENS + 3 * Box.TOKENS + 5 * sheep;
        return setUp + rounds * (acting + turning + servants);
    }

    @Override
    public Notation<Parokiam, YarnsMove> notation() {
        return new YarnsNotation();
    }

    @Override
    public Class<YarnsMove> moves() {
        return YarnsMove.class;
    }

    @Override
    public PositionFormat<Parokiam> positions() {
        return PositionFormat.of(
                INFO, WrittenParokiam.class, WrittenParokiam::of, (setup, written) -> written.read(setup));
    }

    @Override
    public Advice<Parokiam, YarnsMove> advice() {
        return ADVICE;
    }

    @Override
    public String draw(Parokiam table, int viewer, Ink ink) {
        return Drawing.of(table, ink);
    }
}

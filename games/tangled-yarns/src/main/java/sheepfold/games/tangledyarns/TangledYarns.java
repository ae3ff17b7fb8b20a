package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
                    Option.choice(
                            Group.FIRST,
                            "sheepTotal",
                            "How many sheep play",
                            "They are dealt to the players as evenly as can be.",
                            Value.of("auto", "As printed", "3 for one player, 4 for two or four, 6 for three or six."),
                            Value.of("3", "Three sheep", "For up to three players."),
                            Value.of("4", "Four sheep", "For up to four players."),
                            Value.of("5", "Five sheep", "For up to five players."),
                            Value.of("6", "Six sheep", "The whole flock.")),
                    Option.choice(
                            Group.FIRST,
                            "sheepChoice",
                            "Who plays which sheep",
                            "Every sheep has a gift of her own.",
                            Value.of("draft", "You pick", "One by one, in turns."),
                            Value.of("random", "Chance deals them", "The Fate box decides."),
                            Value.of("list", "By the list", "In the order that is agreed on below.")),
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
                    Option.choice(
                            Group.FIRST,
                            "easyPowerUp",
                            "A gift to start with",
                            "Makes it easier: each sheep brings a power-up of any kind.",
                            Value.of("false", "No gifts", "You earn every power-up."),
                            Value.of("true", "One each", "Every sheep begins with a power-up.")),
                    Option.choice(
                            Group.FIRST,
                            "easyFirstGate",
                            "The first gate",
                            "Makes it easier: one gate fewer to lock.",
                            Value.of("false", "Is to be locked", "Six gates in all."),
                            Value.of("true", "Is taken away", "With the relics that it shows; five are left.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "consent",
                            "Acting with the sheep of others",
                            "A lock or an attack may need several sheep.",
                            Value.of("trust", "At once", "You trust each other."),
                            Value.of("ask", "They are asked first", "Each owner may say no.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "blackberryDefence",
                            "Blackberry's defence",
                            "With how many marbles healthy Blackberry defends.",
                            Value.of("2", "Two marbles", "As two of the printed texts say."),
                            Value.of("3", "Three marbles", "As the page of symbols says.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "poppyCorruptedSolo",
                            "Corrupted Poppy attacks",
                            "May she do it without another sheep?",
                            Value.of("false", "Only with others", "Somebody has to mind her."),
                            Value.of("true", "Alone as well", "She does as she likes.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "multiSacrifice",
                            "More than one sacrifice",
                            "May sheep sacrifice themselves while the Shepherd lies already?",
                            Value.of("false", "No", "One is enough."),
                            Value.of("true", "Yes", "For what it does to themselves.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "finalActSacrifice",
                            "Sacrifices in the final act",
                            "May sheep sacrifice themselves when the Shepherd is out of the game?",
                            Value.of("false", "No", "There is nobody to stop."),
                            Value.of("true", "Yes", "For the way to the altar.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "fairnessSaves",
                            "A blow while FAIRNESS acts",
                            "What a wolf's blow does to a sheep that is corrupted already.",
                            Value.of("false", "It kills", "Only traits are ignored."),
                            Value.of("true", "It spares her", "She is corrupted once more.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "servantMarbleCap",
                            "Marbles of servants",
                            "The most that go into the Fate box in a battle.",
                            Value.of("9", "At most nine", "A crowd has its limits."),
                            Value.of("0", "Any number", "Crowds are deadly.")),
                    Option.number(
                            Group.HOUSE_RULES,
                            "finalActRounds",
                            "Rounds of the final act",
                            "When they are over and you have not won, you have lost.",
                            1,
                            99,
                            20),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "gateSet",
                            "Set of gates",
                            "Which gates are used.",
                            Value.of("sheepfold-1", "Ours", "The gates of this rulebook.")),
                    Option.choice(
                            Group.HOUSE_RULES,
                            "spawnTable",
                            "Where servants arrive",
                            "Which spawning guides are used.",
                            Value.of("sheepfold-1", "By our guides", "The guides of this rulebook."))),
            List.of(
                    new Preset(
                            "first-evening",
                            "First evening",
                            "Both easier starts: a power-up for each sheep, and one gate fewer.",
                            Map.of("easyPowerUp", "true", "easyFirstGate", "true")),
                    Preset.RULEBOOK,
                    new Preset(
                            "short",
                            "Short",
                            "One gate fewer, and chance deals the sheep.",
                            Map.of("easyFirstGate", "true", "sheepChoice", "random")),
                    new Preset(
                            "hard",
                            "Hard",
                            "Crowds of servants without limit, and a final act of three rounds.",
                            Map.of("servantMarbleCap", "0", "finalActRounds", "3"))));

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
        return Stream.of(
                        Sheep.ALL.stream().map(Sheep::ref),
                        Relic.ALL.stream().map(Relic::ref),
                        WayTile.ALL.stream().map(WayTile::ref),
                        Cell.ALL.stream().map(Cell::ref))
                .flatMap(kind -> kind)
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

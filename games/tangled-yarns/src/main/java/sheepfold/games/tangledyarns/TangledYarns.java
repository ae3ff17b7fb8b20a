package sheepfold.games.tangledyarns;

import sheepfold.engine.Ref;
import java.util.stream.Stream;
import java.util.List;
import java.util.regex.Pattern;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;

/** Tangled Yarns: a flock of sheep locks the Shepherd's gates in a maze of hexes, all together or not at all. */
public final class TangledYarns implements Game<Parokiam, YarnsMove> {
    private static final List<String> NO_YES = List.of("false", "true");
    private static final String A_SHEEP = "(Lily|Poppy|Twyla|Moppet|Blackberry|Melbrook)";
    private static final YarnsAdvice ADVICE = new YarnsAdvice();

    private static final GameInfo INFO = new GameInfo(
            "tangled-yarns",
            "Tangled Yarns",
            "The flock against the Shepherd: lock six gates together in a city of turning walls, before cultists reach the altar.",
            "1",
            1,
            6,
            2,
            true,
            false,
            List.of(
                    new Option.Choice(
                            "sheepTotal",
                            List.of("auto", "3", "4", "5", "6"),
                            "How many sheep play; auto is the printed number for the players, else they are dealt as evenly as can be."),
                    new Option.Choice(
                            "sheepChoice",
                            List.of("draft", "random", "list"),
                            "Players pick their sheep one by one, the Fate box deals them, or they are dealt by the list."),
                    new Option.Text(
                            "sheepList",
                            Pattern.compile(A_SHEEP + "(," + A_SHEEP + "){0,5}"),
                            "names of sheep with commas between them",
                            "Lily,Poppy,Twyla,Moppet,Blackberry,Melbrook",
                            "The order in which sheep are dealt by list."),
                    new Option.Choice("easyPowerUp", NO_YES, "Easier: each sheep brings a power-up of any kind."),
                    new Option.Choice(
                            "easyFirstGate",
                            NO_YES,
                            "Easier: the first gate is taken away, with the relics that it shows."),
                    new Option.Choice(
                            "consent",
                            List.of("trust", "ask"),
                            "May a player act with others' sheep in a lock or attack at once, or are they asked first?"),
                    new Option.Choice(
                            "blackberryDefence",
                            List.of("2", "3"),
                            "With how many marbles healthy Blackberry defends."),
                    new Option.Choice(
                            "poppyCorruptedSolo", NO_YES, "May corrupted Poppy attack without another sheep?"),
                    new Option.Choice(
                            "multiSacrifice",
                            NO_YES,
                            "May sheep sacrifice themselves while the Shepherd lies already?"),
                    new Option.Choice(
                            "servantMarbleCap",
                            List.of("9", "0"),
                            "The most servant marbles in a battle; 0 for any number."),
                    new Option.Number("finalActRounds", 1, 99, 20, "Rounds of the final act before the game is lost."),
                    new Option.Choice("gateSet", List.of("sheepfold-1"), "Which gates are used."),
                    new Option.Choice("spawnTable", List.of("sheepfold-1"), "Which spawning guides are used.")));

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

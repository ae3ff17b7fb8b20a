package sheepfold.games.sheephop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.advice.Prepares;
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
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.oracle.Endgames;

/** Sheep Hop!: a flock leaves its meadow, crosses two wolf patrols and comes home, if more are saved than captured. */
public final class SheepHop implements AdvisedGame<Hillside, SheepHopMove>, Prepares {
    private static final GameInfo INFO = new GameInfo(
            "sheep-hop",
            "Sheep Hop!",
            "Bring more sheep home to the fold than the two wolves can catch, all shepherds together.",
            "1",
            1,
            4,
            2,
            true,
            false,
            List.of(
                    Option.houseRule(
                                    "board",
                                    "Board",
                                    "Where the hillside lies. All levels but the first are laid out for the valley.")
                            .value("valley", "The valley", "The usual hillside.")
                            .value(
                                    "ring",
                                    "The ring",
                                    "Gentler: one wolf walks round the field, the other round its middle.")
                            .value("ponds", "The ponds", "Harder: water in place of the two safe spaces."),
                    new Option.Text(
                            "level",
                            new Option.Words(
                                    Group.FIRST,
                                    "Level",
                                    "Which special tiles lie on the hillside. Each level asks for another trick."),
                            Pattern.compile("L(\\d|10)|custom(:[a-z0-9@, ]*)?|random:[0-5]"),
                            "L0 to L10, custom with the option tiles, custom:tiles, or random:0 to random:5",
                            "L0",
                            Level.named()),
                    new Option.Text(
                            "tiles",
                            new Option.Words(
                                    Group.HOUSE_RULES,
                                    "Tiles of your own layout",
                                    "What lies where if you play a layout of your own; the editor writes it for you."),
                            Pattern.compile("[a-z0-9@, ]*"),
                            "a list such as rock@e2 mole@f3 molehill@f1",
                            "",
                            List.of(Value.of("", "None", "No tiles of your own."))),
                    Option.first(
                                    "wolf-setup",
                                    "Where the wolves start",
                                    "Each of the two wolves walks a path of its own.")
                            .value("choose", "You place them", "Whoever begins puts each wolf on its path.")
                            .value("standard", "At their usual places", "They wait where the level has them.")
                            .value("random", "Anywhere", "Chance puts them on their paths."),
                    Option.houseRule(
                                    "hop-wolves",
                                    "Hopping over wolves",
                                    "A sheep hops over any animal beside it. Is a wolf one?")
                            .value("yes", "Allowed", "Brave sheep hop over wolves as well.")
                            .value("no", "Forbidden", "A wolf stands in the way."),
                    Option.houseRule(
                                    "blocked-colour",
                                    "When the rolled colour is stuck",
                                    "Sheep of that colour are out, but none of them can move.")
                            .value("pass", "Nothing happens", "The roll is lost.")
                            .value("any", "Any sheep moves", "You choose a sheep of another colour."),
                    Option.houseRule(
                                    "patou-timing",
                                    "When the Patou calls",
                                    "A sheep that hops over the Patou calls the others of its colour along.")
                            .value("after", "After the whole move", "They follow when the sheep has landed for good.")
                            .value("at-once", "At once", "They move directly after that hop."),
                    Option.first(
                                    "nightfall",
                                    "Nightfall",
                                    "After so many rolls night falls, and sheep that are still out are lost.")
                            .value("240", "Late: 240 rolls", "All the time in the world.")
                            .value("100", "In the evening: 100 rolls", "Enough, if nobody dawdles.")
                            .value("80", "Early: 80 rolls", "You will have to hurry.")
                            .value("70", "Very early: 70 rolls", "Not all will make it."),
                    Option.first("flock", "Flock", "How many sheep there are, equally many of each colour.")
                            .value("9", "Nine sheep", "The whole flock.")
                            .value("6", "Six sheep", "A shorter game.")
                            .value("3", "Three sheep", "One of each colour, to learn the game."),
                    Option.houseRule(
                                    "free-placement",
                                    "Sealed layouts",
                                    "May tiles close every way from the meadow to the fold?")
                            .value("off", "Refused", "There is always a way home.")
                            .value("on", "Allowed", "For those who like it hopeless."),
                    Option.number(
                            Group.HOUSE_RULES,
                            "first-seat",
                            "Who begins",
                            "The one who saw a sheep last: 0 is the first player, 1 the second, and so on.",
                            0,
                            3,
                            0)),
            List.of(
                    Preset.of(
                                    "first-evening",
                                    "First evening",
                                    "Six sheep, no special tiles, and wolves at their usual places.")
                            .with("flock", "6")
                            .with("wolf-setup", "standard"),
                    Preset.RULEBOOK,
                    Preset.of("short", "Short", "Three sheep, one of each colour.")
                            .with("flock", "3"),
                    Preset.of(
                                    "hard",
                                    "Hard",
                                    "Wolf Moon, with every special tile on the hillside, and an early nightfall.")
                            .with("level", "L10")
                            .with("nightfall", "100")));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Hillside start(Setup setup) {
        return new Hillside(HopRules.of(setup));
    }

    /**
     * A day of rolls. A sheep lands on each space at most once a move (SS-HOP-06), and by the Patou each sheep of a colour
     * may move in one turn.
     */
    @Override
    public List<Phase> decisions() {
        return List.of(Phase.WOLF_L, Phase.WOLF_B, Phase.MOVE, Phase.CHAIN, Phase.EXTRA);
    }

    @Override
    public List<Score.Ending> endings() {
        return List.of(Score.Ending.values());
    }

    @Override
    public List<Ref> components(Setup setup) {
        return Stream.of(
                        HopRules.of(setup).landscape().spaces().stream().map(Space::ref),
                        Stream.of(TileKind.values()).map(TileKind::ref),
                        Stream.of(Face.values()).map(Face::ref))
                .flatMap(kind -> kind)
                .toList();
    }

    @Override
    public int longestGame(Setup setup) {
        HopRules rules = HopRules.of(setup);
        int setUp = TileDraw.mostMoves(rules.level().randomKinds()) + 3;
        int longestTurn =
                1 + rules.sheepPerColour() * rules.landscape().spaces().size();
        return setUp + rules.nightfall() * longestTurn;
    }

    @Override
    public Notation<Hillside, SheepHopMove> notation() {
        return new SheepHopNotation();
    }

    @Override
    public Class<SheepHopMove> moves() {
        return SheepHopMove.class;
    }

    @Override
    public PositionFormat<Hillside> positions() {
        return PositionFormat.of(
                INFO,
                WrittenPosition.class,
                WrittenPosition::of,
                (setup, written) -> new PositionReader(HopRules.of(setup), written).read());
    }

    @Override
    public Advice<Hillside, SheepHopMove> advice() {
        return new SheepHopAdvice();
    }

    @Override
    public String draw(Hillside hillside, int viewer, Ink ink) {
        return Drawing.of(hillside, ink);
    }

    @Override
    public Prepared prepare(Setup setup, int sheep, DoubleConsumer progress, Optional<Path> file) {
        return Endgames.prepare(setup, sheep, progress, file.orElseGet(() -> Endgames.fileFor(setup, sheep)));
    }
}

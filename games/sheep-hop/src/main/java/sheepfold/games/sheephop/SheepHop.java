package sheepfold.games.sheephop;

import sheepfold.engine.Ref;
import java.util.stream.Stream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.regex.Pattern;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Prepares;
import sheepfold.engine.Setup;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.oracle.Endgames;

/** Sheep Hop!: a flock leaves its meadow, crosses two wolf patrols and comes home, if more are saved than captured. */
public final class SheepHop implements Game<Hillside, SheepHopMove>, Prepares {
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
                    new Option.Choice("board", List.of("valley", "ring", "ponds"), "The board to play on."),
                    new Option.Text(
                            "level",
                            Pattern.compile("L(\\d|10)|custom(:[a-z0-9@, ]*)?|random:[0-5]"),
                            "L0 to L10, custom with the option tiles, custom:tiles, or random:0 to random:5",
                            "L0",
                            "Which special tiles lie on the board: none in L0, a list of your own, or so many random kinds."),
                    new Option.Text(
                            "tiles",
                            Pattern.compile("[a-z0-9@, ]*"),
                            "a list such as rock@e2 mole@f3 molehill@f1",
                            "",
                            "The tiles of level=custom."),
                    new Option.Choice(
                            "wolf-setup",
                            List.of("choose", "standard", "random"),
                            "The first shepherd places the wolves, or they start on the board's spaces, or anywhere."),
                    new Option.Choice("hop-wolves", List.of("yes", "no"), "May sheep hop over wolves?"),
                    new Option.Choice(
                            "blocked-colour",
                            List.of("pass", "any"),
                            "If no sheep of the rolled colour can move: nothing happens, or any sheep may move."),
                    new Option.Choice(
                            "patou-timing",
                            List.of("after", "at-once"),
                            "The Patou's sheep move after the hopping sheep's whole move, or directly after that hop."),
                    new Option.Choice(
                            "nightfall",
                            List.of("240", "100", "80", "70"),
                            "After so many rolls, sheep that are still out count as captured."),
                    new Option.Choice("flock", List.of("9", "6", "3"), "How many sheep there are."),
                    new Option.Choice(
                            "free-placement",
                            List.of("off", "on"),
                            "May tiles seal the way from the meadow to the fold?"),
                    new Option.Number("first-seat", 0, 3, 0, "The seat that last saw a sheep, and so begins.")));

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
        Endgames.Prepared made =
                Endgames.prepare(setup, sheep, progress, file.orElseGet(() -> Endgames.fileFor(setup, sheep)));
        return new Prepared(
                made.file(),
                String.format(
                        Locale.ROOT,
                        "%,d endgames with up to %d sheep, %.1f MB",
                        made.endgames(),
                        sheep,
                        made.bytes() / 1e6));
    }
}

package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.games.sheephop.SheepHopMove.Stop;

/** {@code roll T}, {@code T b2-b3}, {@code T b2xd2}, {@code xf2}, {@code stop} and the few lines of the set-up. */
final class SheepHopNotation implements Notation<Hillside, SheepHopMove> {
    private static final String SPACE = Space.NAME;
    private static final String TARGET = "(?:" + SPACE + "|home)";
    private static final Pattern KIND = Pattern.compile("tile ([a-z]+)");
    private static final Pattern TILE = Pattern.compile("tile ([a-z]+)@(" + SPACE + ")");
    private static final Pattern MEADOW = Pattern.compile("meadow ([TCS./]+)");
    private static final Pattern WOLF = Pattern.compile("wolf ([LB]) (" + SPACE + ")");
    private static final Pattern ROLL = Pattern.compile("roll ([TCS*wW])");
    private static final Pattern STEP = Pattern.compile("(\\+?)([TCS]) (" + SPACE + ")([-x])(" + TARGET + ")");
    private static final Pattern HOP_ON = Pattern.compile("x(" + TARGET + ")");
    private static final Pattern CHAIN =
            Pattern.compile("(\\+?[TCS] (" + SPACE + ")x" + SPACE + ")((?:x" + TARGET + ")+)");

    @Override
    public String write(Hillside hillside, SheepHopMove move) {
        return switch (move) {
            case DrawKind(TileKind kind) -> "tile " + kind;
            case LayTile(TileKind kind, Space space) -> "tile " + kind + "@" + space;
            case Shuffle(String sheep) -> "meadow " + String.join("/", meadowRows(hillside.board(), sheep));
            case PlaceWolf(Wolf wolf, Space space) -> "wolf " + wolf.letter() + " " + space;
            case Roll(Face face) -> "roll " + face.notation();
            case Slide(Colour colour, Space from, Space to, boolean extra) ->
                (extra ? "+" : "") + colour.letter() + " " + from + "-" + to;
            case Hop(Colour colour, Space from, Space to, boolean extra) ->
                (extra ? "+" : "") + colour.letter() + " " + from + "x" + to;
            case HopOn(Space to) -> "x" + to;
            case Stop _ -> "stop";
        };
    }

    /** The sheep of a meadow as its rows are drawn, from the top. */
    static List<String> meadowRows(Landscape board, String sheep) {
        List<Space> meadow = board.meadow();
        return List.copyOf(IntStream.range(0, Math.min(meadow.size(), sheep.length()))
                .boxed()
                .collect(Collectors.groupingBy(
                        i -> -meadow.get(i).row(),
                        TreeMap::new,
                        Collectors.mapping(i -> sheep.substring(i, i + 1), Collectors.joining())))
                .values());
    }

    @Override
    public Optional<SheepHopMove> read(Hillside hillside, String text) {
        Landscape board = hillside.board();
        if (text.equals("stop")) {
            return Optional.of(SheepHopMove.STOP);
        }
        return matched(STEP, text)
                .flatMap(step -> readStep(board, step))
                .or(() -> matched(HOP_ON, text)
                        .flatMap(on -> target(board, on.group(1)))
                        .map(HopOn::new))
                .or(() -> matched(ROLL, text)
                        .flatMap(roll -> Face.of(roll.group(1)))
                        .map(Roll::new))
                .or(() -> matched(MEADOW, text).flatMap(meadow -> readMeadow(board, meadow.group(1))))
                .or(() -> matched(WOLF, text).flatMap(wolf -> readWolf(board, wolf)))
                .or(() -> matched(KIND, text)
                        .flatMap(tile -> TileKind.named(tile.group(1)))
                        .map(DrawKind::new))
                .or(() -> matched(TILE, text).flatMap(tile -> readTile(board, tile)));
    }

    private static Optional<Matcher> matched(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text)).filter(Matcher::matches);
    }

    private static Optional<SheepHopMove> readStep(Landscape board, Matcher step) {
        boolean extra = !step.group(1).isEmpty();
        Colour colour = Colour.of(step.group(2).charAt(0)).orElseThrow();
        boolean slides = step.group(4).equals("-");
        return board.named(step.group(3))
                .flatMap(from -> target(board, step.group(5))
                        .map(to -> slides ? new Slide(colour, from, to, extra) : new Hop(colour, from, to, extra)));
    }

    private static Optional<Space> target(Landscape board, String name) {
        return name.equals(Space.HOME.name()) ? Optional.of(Space.HOME) : board.named(name);
    }

    /** Only rows of the right lengths are a meadow; that each colour stands there so often is a matter of the rules. */
    private static Optional<SheepHopMove> readMeadow(Landscape board, String rows) {
        String sheep = rows.replace("/", "");
        boolean fits = sheep.length() == board.meadow().size()
                && String.join("/", meadowRows(board, sheep)).equals(rows);
        return fits ? Optional.of(new Shuffle(sheep)) : Optional.empty();
    }

    private static Optional<SheepHopMove> readWolf(Landscape board, Matcher line) {
        return Wolf.of(line.group(1).charAt(0))
                .flatMap(wolf -> board.named(line.group(2)).map(space -> new PlaceWolf(wolf, space)));
    }

    private static Optional<SheepHopMove> readTile(Landscape board, Matcher line) {
        return TileKind.named(line.group(1))
                .flatMap(kind -> board.named(line.group(2)).map(space -> new LayTile(kind, space)));
    }

    /** A chain that breaks off, a space that is none, tiles and meadows that there are not. */
    @Override
    public Optional<Refusal> whyUnreadable(Hillside hillside, String text) {
        Objections objections = new Objections(hillside);
        return matched(CHAIN, text)
                .flatMap(chain -> new Shorthand(this, hillside, chain).whyNot())
                .or(() -> matched(STEP, text)
                        .flatMap(step -> objections.toSpaces(
                                step.group(4).equals("-") ? "SS-MOVE-02" : "SS-HOP-01", step.group(3), step.group(5))))
                .or(() -> matched(HOP_ON, text).flatMap(on -> objections.toSpaces("SS-HOP-01", on.group(1))))
                .or(() -> matched(WOLF, text).flatMap(wolf -> objections.toSpaces("SS-SETUP-02", wolf.group(2))))
                .or(() -> matched(MEADOW, text).map(_ -> objections.toMeadow()))
                .or(() -> matched(KIND, text)
                        .or(() -> matched(TILE, text))
                        .flatMap(tile -> objections.toTile(tile.group(1))))
                .or(() -> matched(TILE, text).flatMap(tile -> objections.toSpaces("SS-TILE-01", tile.group(2))));
    }

    /** A step with several hops stands for each of them and, if the sheep could hop on, for {@code stop}. */
    @Override
    public List<String> expand(Hillside hillside, String text) {
        return matched(CHAIN, text)
                .map(chain -> new Shorthand(this, hillside, chain).lines())
                .orElseGet(() -> List.of(text));
    }

    @Override
    public Sentence words(Hillside hillside, SheepHopMove move) {
        return switch (move) {
            case DrawKind(TileKind kind) -> Sentence.of("Play with the {tile}", kind);
            case LayTile(TileKind kind, Space space) -> Sentence.of("Lay the {tile} on {space}", kind, space);
            case Shuffle _ -> Sentence.of("The sheep mingle in the meadow");
            case PlaceWolf(Wolf wolf, Space space) -> Sentence.of("{wolf} starts on {space}", wolf, space);
            case Roll(Face face) -> Sentence.of("Roll: {face}", face);
            case Slide(Colour colour, Space from, Space to, boolean extra) ->
                called(extra, towards(to, Sentence.of("{sheep} on {from} slides", colour.title(), from)));
            case Hop(Colour colour, Space from, Space to, boolean extra) ->
                called(
                        extra,
                        towards(
                                to,
                                Sentence.of(
                                        "{sheep} on {from} hops over {animal}",
                                        colour.title(),
                                        from,
                                        hopped(hillside, from.bit(), to))));
            case HopOn(Space to) when !hillside.chain().goesOn() -> towards(to, Sentence.of("Hop on"));
            case HopOn(Space to) ->
                towards(
                        to,
                        Sentence.of(
                                "Hop on over {animal}",
                                hopped(hillside, hillside.chain().sheep(), to)));
            case Stop _ -> Sentence.of("Stop here");
        };
    }

    private static Sentence hopped(Hillside hillside, long from, Space to) {
        long over = hillside.board().between(from, to);
        return hillside.occupant(over)
                .map(animal -> Sentence.of(
                        "the {animal} on {space}", animal, hillside.board().spaceIn(over)))
                .orElseGet(() -> Sentence.of("nobody"));
    }

    private static Sentence towards(Space to, Sentence move) {
        return to.isHome() ? Sentence.of("{move} into the fold", move) : Sentence.of("{move} to {space}", move, to);
    }

    private static Sentence called(boolean extra, Sentence move) {
        return extra ? Sentence.of("{move}, called by the Patou", move) : move;
    }

    @Override
    public String grammar() {
        return "as colour and spaces: T b2-b3 slides, T b2xd2 hops, xf2 hops on, stop ends a chain, home is the fold, "
                + "+ marks a sheep that the Patou called; roll T, C, S, *, w or W; wolf L e3; meadow TCS/SCT/CTS; tile fox, tile fox@e2";
    }
}

package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Events;
import sheepfold.engine.Notation;
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
    private static final String SPACE = "[a-z][1-9]\\d?";
    private static final String TARGET = "(?:" + SPACE + "|home)";
    private static final Pattern KIND = Pattern.compile("tile ([a-z]+)");
    private static final Pattern TILE = Pattern.compile("tile ([a-z]+)@(" + SPACE + ")");
    private static final Pattern MEADOW = Pattern.compile("meadow ([TCS./]+)");
    private static final Pattern WOLF = Pattern.compile("wolf ([LB]) (" + SPACE + ")");
    private static final Pattern ROLL = Pattern.compile("roll ([TCS*wW])");
    private static final Pattern STEP = Pattern.compile("(\\+?)([TCS]) (" + SPACE + ")([-x])(" + TARGET + ")");
    private static final Pattern HOP_ON = Pattern.compile("x(" + TARGET + ")");
    private static final Pattern CHAIN =
            Pattern.compile("(\\+?[TCS] " + SPACE + "x" + SPACE + ")((?:x" + TARGET + ")+)");

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
        if (text.equals("stop")) {
            return Optional.of(SheepHopMove.STOP);
        }
        Landscape board = hillside.board();
        return readStep(board, text)
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

    private static Optional<SheepHopMove> readStep(Landscape board, String text) {
        Matcher step = STEP.matcher(text);
        if (!step.matches()) {
            return Optional.empty();
        }
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

    /** A step with several hops stands for each of them and, if the sheep could hop on, for {@code stop}. */
    @Override
    public List<String> expand(Hillside hillside, String text) {
        Matcher chain = CHAIN.matcher(text);
        if (!chain.matches()) {
            return List.of(text);
        }
        List<String> single = new ArrayList<>();
        single.add(chain.group(1));
        HOP_ON.matcher(chain.group(2)).results().forEach(on -> single.add(on.group()));
        String last = single.getLast().substring(1);
        if (couldHopOnFrom(last, hillside, single)) {
            single.add("stop");
        }
        return single;
    }

    private boolean couldHopOnFrom(String space, Hillside before, List<String> hops) {
        Hillside after = before.copy();
        for (String hop : hops) {
            SheepHopMove move = read(after, hop).orElse(SheepHopMove.STOP);
            if (after.whyNot(after.seat(), move).isPresent()) {
                return false;
            }
            after.play(after.seat(), move, Events.UNHEARD);
        }
        return after.phase() == Hillside.Phase.CHAIN
                && after.board().space(after.hopper()).name().equals(space);
    }

    @Override
    public Sentence words(Hillside hillside, SheepHopMove move) {
        return Sentence.sign(
                switch (move) {
                    case DrawKind(TileKind kind) -> "Play with the " + kind.title();
                    case LayTile(TileKind kind, Space space) -> "Lay the %s on %s".formatted(kind.title(), space);
                    case Shuffle(String sheep) ->
                        "Sheep in the meadow: " + String.join(" / ", meadowRows(hillside.board(), sheep));
                    case PlaceWolf(Wolf wolf, Space space) -> "%s starts on %s".formatted(wolf, space);
                    case Roll(Face face) -> "Roll: " + face;
                    case Slide(Colour colour, Space from, Space to, boolean extra) ->
                        "%s on %s slides %s%s".formatted(capital(colour), from, towards(to), forThePatou(extra));
                    case Hop(Colour colour, Space from, Space to, boolean extra) ->
                        "%s on %s hops over %s %s%s"
                                .formatted(
                                        capital(colour),
                                        from,
                                        hopped(hillside, from.number(), to),
                                        towards(to),
                                        forThePatou(extra));
                    case HopOn(Space to) when hillside.hopper() == Space.NOWHERE -> "Hop on " + towards(to);
                    case HopOn(Space to) ->
                        "Hop on over %s %s".formatted(hopped(hillside, hillside.hopper(), to), towards(to));
                    case Stop _ -> "Stop here";
                });
    }

    private static String hopped(Hillside hillside, int from, Space to) {
        int over = hillside.board().between(from, to.number());
        String animal = over == Space.NOWHERE ? "" : hillside.occupant(over);
        return animal.isEmpty()
                ? "nobody"
                : "the %s on %s".formatted(animal, hillside.board().space(over));
    }

    private static String capital(Colour colour) {
        String name = colour.toString();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String towards(Space to) {
        return to.isHome() ? "into the fold" : "to " + to;
    }

    private static String forThePatou(boolean extra) {
        return extra ? ", called by the Patou" : "";
    }

    @Override
    public String grammar() {
        return "as colour and spaces: T b2-b3 slides, T b2xd2 hops, xf2 hops on, stop ends a chain, home is the fold, "
                + "+ marks a sheep that the Patou called; roll T, C, S, *, w or W; wolf L e3; meadow TCS/SCT/CTS; tile fox, tile fox@e2";
    }
}

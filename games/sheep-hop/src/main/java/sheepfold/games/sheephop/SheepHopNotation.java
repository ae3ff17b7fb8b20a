package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;
import sheepfold.games.sheephop.SheepHopMove.Slide;

/** What moves do not say of themselves: spaces and meadows are those of this board, and hops are said with the animal. */
final class SheepHopNotation implements Notation<Hillside, SheepHopMove> {
    private static final String TARGET = "(?:" + Space.NAME + "|home)";
    private static final Pattern SPACE = Pattern.compile(Space.NAME);
    /** Lines of the right form, whatever spaces and tiles they name. */
    private static final Pattern WITH_SPACES = Pattern.compile(
            "(?:\\+?[TCS] %1$s[-x]|x)%2$s|wolf [LB] %1$s|tile [a-z]+@%1$s".formatted(Space.NAME, TARGET));

    private static final Pattern WITH_TILE = Pattern.compile("tile ([a-z]+)(?:@" + Space.NAME + ")?");
    private static final Pattern WITH_MEADOW = Pattern.compile("meadow [TCS./]+");
    /** By a pattern, for on a wide board the name of a space may begin with the x that stands between. */
    private static final Pattern HOP = Pattern.compile("(\\+?)([TCS]) (%s)x(%s)".formatted(Space.NAME, TARGET));

    private static final Pattern CHAIN =
            Pattern.compile("(\\+?[TCS] (%1$s)x%1$s)((?:x%2$s)+)".formatted(Space.NAME, TARGET));

    @Override
    public String write(Hillside hillside, SheepHopMove move) {
        return SheepHopMoveLines.write(hillside, move);
    }

    @Override
    public Optional<SheepHopMove> read(Hillside hillside, String text) {
        return SheepHopMoveLines.read(hillside, text);
    }

    static Optional<Space> space(Hillside hillside, String name) {
        return hillside.board.named(name);
    }

    /** Where a sheep may go: a space, or home. */
    static Optional<Space> target(Hillside hillside, String name) {
        return name.equals(Space.HOME.name()) ? Optional.of(Space.HOME) : space(hillside, name);
    }

    static String hop(Hop hop) {
        return (hop.extra() ? "+" : "") + hop.colour().letter + " " + hop.from() + "x" + hop.to();
    }

    static Optional<Hop> hop(Hillside hillside, String line) {
        return matched(HOP, line)
                .flatMap(hop -> space(hillside, hop.group(3))
                        .flatMap(from -> target(hillside, hop.group(4))
                                .map(to -> new Hop(
                                        colour(hop.group(2)),
                                        from,
                                        to,
                                        !hop.group(1).isEmpty()))));
    }

    private static Colour colour(String letter) {
        return Colour.of(letter.charAt(0)).orElseThrow();
    }

    static String rows(Hillside hillside, Shuffle shuffle) {
        return String.join("/", meadowRows(hillside.board, shuffle.sheep()));
    }

    /** Only rows of the right lengths are a meadow; that each colour stands there so often is a matter of the rules. */
    static Optional<Shuffle> rows(Hillside hillside, String rows) {
        Shuffle shuffle = new Shuffle(rows.replace("/", ""));
        boolean fits = shuffle.sheep().matches("[TCS.]{%d}".formatted(hillside.board.meadow.size()))
                && rows(hillside, shuffle).equals(rows);
        return fits ? Optional.of(shuffle) : Optional.empty();
    }

    /** The sheep of a meadow as its rows are drawn, from the top. */
    static List<String> meadowRows(Landscape board, String sheep) {
        List<Space> meadow = board.meadow;
        return List.copyOf(IntStream.range(0, Math.min(meadow.size(), sheep.length()))
                .boxed()
                .collect(Collectors.groupingBy(
                        i -> -meadow.get(i).row(),
                        TreeMap::new,
                        Collectors.mapping(i -> sheep.substring(i, i + 1), Collectors.joining())))
                .values());
    }

    private static Optional<Matcher> matched(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text)).filter(Matcher::matches);
    }

    /** A chain that breaks off, a space that is none, tiles and meadows that there are not. */
    @Override
    public Optional<Refusal> whyUnreadable(Hillside hillside, String text) {
        Objections objections = new Objections(hillside);
        return shorthand(hillside, text)
                .flatMap(Shorthand::whyNot)
                .or(() -> matched(WITH_MEADOW, text).map(_ -> objections.toMeadow()))
                .or(() -> matched(WITH_TILE, text).flatMap(tile -> objections.toTile(tile.group(1))))
                .or(() -> matched(WITH_SPACES, text)
                        .map(_ -> SheepHopMoveLines.rule(hillside, text).orElse("SS-HOP-01"))
                        .flatMap(rule -> objections.toSpaces(
                                rule, SPACE.matcher(text).results().map(MatchResult::group))));
    }

    /** A step with several hops stands for each of them and, if the sheep could hop on, for {@code stop}. */
    @Override
    public List<String> expand(Hillside hillside, String text) {
        return shorthand(hillside, text).map(Shorthand::lines).orElseGet(() -> List.of(text));
    }

    private static Optional<Shorthand> shorthand(Hillside hillside, String text) {
        return matched(CHAIN, text).map(chain -> new Shorthand(hillside, chain));
    }

    @Override
    public Sentence words(Hillside hillside, SheepHopMove move) {
        return SheepHopMoveLines.words(hillside, move);
    }

    static Sentence words(Slide slide) {
        Sentence slides = Sentence.of("{sheep} on {from} slides", slide.colour().title(), slide.from());
        return called(slide.extra(), towards(slide.to(), slides));
    }

    static Sentence words(Hillside hillside, Hop hop) {
        Sentence animal = hopped(hillside, hop.from().bit(), hop.to());
        Sentence hops =
                Sentence.of("{sheep} on {from} hops over {animal}", hop.colour().title(), hop.from(), animal);
        return called(hop.extra(), towards(hop.to(), hops));
    }

    static Sentence words(Hillside hillside, HopOn on) {
        Chain chain = hillside.chain;
        return towards(
                on.to(),
                chain.goesOn()
                        ? Sentence.of("Hop on over {animal}", hopped(hillside, chain.sheep, on.to()))
                        : Sentence.of("Hop on"));
    }

    private static Sentence hopped(Hillside hillside, long from, Space to) {
        long over = hillside.board.between(from, to);
        return hillside.occupant(over)
                .map(animal -> Sentence.of("the {animal} on {space}", animal, hillside.board.spaceIn(over)))
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

package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.*;

/**
 * {@code Lily to b3 using ta1}, {@code attack a2: Moppet+Blackberry vs 2W1C bones 3} and so on; sheep go by their names. Moves
 * say how; here is what takes code.
 */
final class YarnsNotation implements Notation<Parokiam, YarnsMove> {
    /** The actor as the rulebook's examples write it: a seat counted from 1, or a star for chance. */
    private static final Pattern ACTOR = Pattern.compile("(?:P([1-6])|\\*) (.+)");

    /** Moppet reaches out where she is not on the tile herself. */
    static String parts(Parokiam table, Parts parts) {
        return parts.list().stream()
                .map(part -> {
                    Sheep sheep = part.sheep();
                    boolean reaches = sheep == Sheep.MOPPET
                            && table.flock.cell(sheep.ordinal()) != part.tile().number();
                    return sheep + (reaches ? ">" : "@") + part.tile();
                })
                .collect(Collectors.joining(" "));
    }

    /** Each sheep takes part once. */
    static Optional<Parts> parts(String text) {
        List<Optional<Part>> read =
                Stream.of(text.split(" ", -1)).map(YarnsNotation::part).toList();
        List<Part> parts = read.stream().flatMap(Optional::stream).toList();
        long sheep = parts.stream().map(Part::sheep).distinct().count();
        return sheep == read.size() ? Optional.of(Parts.of(parts)) : Optional.empty();
    }

    private static Optional<Part> part(String text) {
        String[] names = text.split("[@>]", -1);
        return names.length == 2
                ? Sheep.named(names[0]).flatMap(sheep -> Cell.named(names[1]).map(tile -> new Part(sheep, tile)))
                : Optional.empty();
    }

    /** The one who leads the sheep; of a joint move the first one, for it is all the same who says it where nobody is asked. */
    @Override
    public Optional<Integer> speaker(Parokiam table, YarnsMove move) {
        return switch (move) {
            case Walk walk -> owner(table, walk.sheep());
            case Take take -> owner(table, take.sheep());
            case TakeFate take -> owner(table, take.sheep());
            case Sacrifice sacrifice -> owner(table, sacrifice.sheep());
            case Turn turn -> owner(table, turn.sheep());
            default -> firstActing(table, table.rules.consentIsAsked() ? 0 : SheepPhase.bandOf(move));
        };
    }

    private static Optional<Integer> owner(Parokiam table, Sheep sheep) {
        return Optional.of(table.flock.owner(sheep.ordinal())).filter(seat -> seat != Flock.NOBODY);
    }

    private static Optional<Integer> firstActing(Parokiam table, int band) {
        return Band.list(band).stream()
                .flatMap(sheep -> owner(table, sheep).stream())
                .filter(table.turn()::asks)
                .findFirst();
    }

    @Override
    public String seat(int seat) {
        return "P" + (seat + 1);
    }

    @Override
    public String write(Parokiam table, YarnsMove move) {
        return YarnsMoveLines.write(table, move);
    }

    /** An attack is on somebody, and a gate may be named with its relics in any order. */
    @Override
    public Optional<YarnsMove> read(Parokiam table, String text) {
        return YarnsMoveLines.read(text)
                .filter(move -> !(move instanceof Attack attack) || attack.wolves() + attack.cultists() > 0)
                .map(move -> move instanceof PutGate put ? asPrinted(table.rules, put) : move);
    }

    private static PutGate asPrinted(YarnsRules rules, PutGate put) {
        return rules.gates().stream()
                .filter(gate -> gate.needs() == put.gate().needs())
                .findFirst()
                .map(gate -> new PutGate(put.slot(), gate))
                .orElse(put);
    }

    /** {@code P1 done} and {@code * corner r} name their actor as the rulebook does. */
    @Override
    public List<String> expand(Parokiam table, String text) {
        Matcher named = ACTOR.matcher(text);
        if (!named.matches()) {
            return List.of(text);
        }
        String actor = named.group(1) == null ? "*" : Integer.toString(Integer.parseInt(named.group(1)) - 1);
        return List.of(actor + ": " + named.group(2));
    }

    /** A text of a known shape that names a tile which is not there, a sheep twice, or no such thing. */
    @Override
    public Optional<Refusal> whyUnreadable(Parokiam table, String text) {
        return rule(text)
                .map(rule -> Stream.of(text.split("[ :@>]+", -1))
                        .filter(word ->
                                word.matches("[abc]\\d+") && Cell.named(word).isEmpty())
                        .findFirst()
                        .map(word -> Refusal.of(rule, "there is no tile {tile}", Sentence.sign(word)))
                        .orElseGet(() -> Refusal.of(rule, "this move is not written so, or names something twice")));
    }

    /** Also of what only begins like an answer, and of a walk that names nothing behind "using". */
    private static Optional<String> rule(String text) {
        return text.startsWith("yes") || text.startsWith("no")
                ? Optional.of("TY-LOCK-01")
                : YarnsMoveLines.rule(text.replaceFirst(" using$", " using ma1"));
    }

    @Override
    public Sentence words(Parokiam table, YarnsMove move) {
        return YarnsMoveLines.words(move);
    }

    @Override
    public String grammar() {
        return "as Lily to b3 using ta1 ma1, Twyla takes bo, Melbrook takes fate, lock 1: Lily@b2 Moppet>c3, "
                + "attack a2: Moppet+Blackberry vs 2W1C bones 3, Twyla sacrifices, Lily turns b2 g, Poppy turns c2 o by tech, "
                + "books 2, done, wait, yes, no; chance: tile c1 bo r, way 2 GIFT, gate 1 ta+bo, corner r, dir k, "
                + "battle sheep, fate none, victim Lily, way FANG";
    }
}

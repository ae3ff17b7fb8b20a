package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.End;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;

/** What moves do not say of themselves: flocks and dogs go by the colours of this table. */
final class ShepherdMessNotation implements Notation<Meadow, ShepherdMessMove> {
    private static final Pattern COLOURED = Pattern.compile("(white|black|brown|grey):? (.+)");

    @Override
    public String write(Meadow meadow, ShepherdMessMove move) {
        return ShepherdMessMoveLines.write(meadow.rules, move);
    }

    @Override
    public Optional<ShepherdMessMove> read(Meadow meadow, String text) {
        Matcher coloured = COLOURED.matcher(text);
        boolean itsTurn = coloured.matches()
                && !meadow.turn().isChance()
                && coloured.group(1).equals(meadow.colour(meadow.seat()).toString());
        return readBare(meadow.rules, itsTurn ? coloured.group(2) : text);
    }

    private static Optional<ShepherdMessMove> readBare(MessRules rules, String line) {
        return ShepherdMessMoveLines.read(rules, line).map(move -> move instanceof Pick pick ? pick.inOrder() : move);
    }

    static String colour(MessRules rules, int seat) {
        return rules.colour(seat).toString();
    }

    static Optional<Integer> colour(MessRules rules, String name) {
        return rules.seatNamed(name);
    }

    static String kind(MessRules rules, int flock) {
        return rules.colour(flock).toString();
    }

    static Optional<Integer> kind(MessRules rules, String name) {
        return rules.kindNamed(name);
    }

    @Override
    public Optional<Refusal> whyUnreadable(Meadow meadow, String text) {
        Matcher coloured = COLOURED.matcher(text);
        if (!coloured.matches()) {
            return misnamed(meadow.rules, text);
        }
        String line = coloured.group(2);
        Optional<Integer> seat = meadow.rules.seatNamed(coloured.group(1));
        return seat.isEmpty()
                ? Optional.of(nobodyPlays(coloured.group(1)))
                : readBare(meadow.rules, line)
                        .flatMap(move -> meadow.whyNot(seat.get(), move))
                        .or(() -> misnamed(meadow.rules, line));
    }

    /** The first thing that a line names although it is not there: a tile, an edge or a player. */
    private static Optional<Refusal> misnamed(MessRules rules, String line) {
        return ShepherdMessMoveLines.rule(line)
                .flatMap(rule -> Stream.of(line.split("[ @:=]", -1))
                        .skip(1)
                        .flatMap(word -> misnamed(rules, rule, word).stream())
                        .findFirst());
    }

    private static Optional<Refusal> misnamed(MessRules rules, String rule, String word) {
        if (word.matches("[a-z]\\d{1,2}") && Tile.named(word).isEmpty()) {
            return Optional.of(Refusal.of(rule, "there is no tile {tile}", Sentence.sign(word)));
        }
        if (word.matches("[a-f][1-6]/[a-f][1-6]") && Edge.named(word).isEmpty()) {
            return Optional.of(Refusal.of(rule, "{edge} are not two tiles side by side", Sentence.sign(word)));
        }
        return Breed.named(word).isPresent() && rules.seatNamed(word).isEmpty()
                ? Optional.of(nobodyPlays(word))
                : Optional.empty();
    }

    private static Refusal nobodyPlays(String colour) {
        return Refusal.of("SM-SET-01", "nobody plays {colour} here", Sentence.of(colour));
    }

    @Override
    public Sentence words(Meadow meadow, ShepherdMessMove move) {
        return ShepherdMessMoveLines.words(meadow, move);
    }

    static Ref player(Meadow meadow, int seat) {
        return meadow.colour(seat).atHead();
    }

    static Ref flock(Meadow meadow, int seat) {
        return meadow.colour(seat).ref();
    }

    static Ref colour(Meadow meadow, Put put) {
        return meadow.colour(meadow.seat()).ref();
    }

    static boolean stays(Meadow meadow, Run run) {
        return run.to().number() == meadow.dogs.tile(Dog.number(meadow.seat(), run.dog()));
    }

    static Sentence words(Meadow meadow, End end) {
        return switch (meadow.course.movesLeft) {
            case 0 -> Sentence.of("End the turn");
            case 1 -> Sentence.of("End the turn and give up 1 move");
            default -> Sentence.of("End the turn and give up {n} moves", meadow.course.movesLeft);
        };
    }

    static Sentence words(Meadow meadow, Pick pick) {
        List<Chosen> going = pick.going();
        Chosen first = going.getFirst();
        Ref tile = first.tile().ref();
        Ref colour = meadow.colour(first.flock()).ref();
        boolean ram = first.flock() == Flocks.RAM;
        if (going.size() == 1) {
            return ram
                    ? Sentence.of("The ram on {tile} goes", tile)
                    : Sentence.of("The {colour} sheep on {tile} goes", colour, tile);
        }
        Sentence others = Sentence.list(
                going.stream().skip(1).map(one -> animal(meadow, one)).toList());
        return ram
                ? Sentence.of("The ram on {tile} and {others} go", tile, others)
                : Sentence.of("The {colour} sheep on {tile} and {others} go", colour, tile, others);
    }

    private static Sentence animal(Meadow meadow, Chosen one) {
        return new Contender(one.tile(), meadow.colour(one.flock())).words();
    }

    @Override
    public String grammar() {
        return "as dog A e3 (run and bark), fight A d4 white:B, bridge c2 V, stone e1 W, wall c2/c3, corner b2 NW, "
                + "gate e1/f1, pick d1:white, end; in the set-up put d1, mud3@e1:NE, pud1@c2, pen white=2, ram=4, first white";
    }
}

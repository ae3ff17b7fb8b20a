package sheepfold.games.tangledyarns;

import java.util.ArrayList;
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

/** {@code Lily to b3 using ta1}, {@code attack a2: Moppet+Blackberry vs 2W1C bones 3} and so on; sheep go by their names. */
final class YarnsNotation implements Notation<Parokiam, YarnsMove> {
    private static final String CELL = "(alt|[abc]\\d{1,2})";
    private static final String COLOUR = "([rbgokp])";
    private static final String KIND = "(ta|ma|te|bk|bo)";
    private static final String SHEEP = "(Lily|Poppy|Twyla|Moppet|Blackberry|Melbrook)";
    private static final String GATE = "([1-6])";
    private static final String COUNT = "([1-9]|1[0-8])";
    private static final String PART = SHEEP + "[@>]" + CELL;
    /** The actor as the rulebook's examples write it: a seat counted from 1, or a star for chance. */
    private static final Pattern ACTOR = Pattern.compile("(?:P([1-6])|\\*) (.+)");

    /** One way to write a move: its shape, the rule that says what may be named in it, and the move that it names. */
    private record Form(String beginning, String rule, Pattern shape, Meaning meaning) {
        static Form of(String beginning, String rule, String shape, Meaning meaning) {
            return new Form(beginning, rule, Pattern.compile(shape), meaning);
        }

        Optional<YarnsMove> read(String text) {
            Matcher matched = shape.matcher(text);
            return matched.matches() ? meaning.of(matched).map(move -> move) : Optional.empty();
        }
    }

    private interface Meaning {
        Optional<? extends YarnsMove> of(Matcher text);
    }

    private static final List<Form> FORMS = List.of(
            Form.of("done", "TY-P2-03", "done", _ -> Optional.of(YarnsMove.DONE)),
            Form.of("wait", "TY-P2-03", "wait", _ -> Optional.of(YarnsMove.WAIT)),
            Form.of("yes", "TY-LOCK-01", "yes", _ -> Optional.of(YarnsMove.YES)),
            Form.of("no", "TY-LOCK-01", "no", _ -> Optional.of(YarnsMove.NO)),
            Form.of(
                    "tile ",
                    "TY-SET-05",
                    "tile " + CELL + " (ta|ma|te|bk|bo|ws) " + COLOUR,
                    text -> cell(text, 1)
                            .map(tile -> Lay.of(
                                    tile.number(),
                                    relic(text, 2).ordinal(),
                                    colour(text, 3).ordinal()))),
            Form.of(
                    "wall ",
                    "TY-SET-06",
                    "wall " + CELL + " " + COLOUR,
                    text -> cell(text, 1)
                            .map(tile ->
                                    Redraw.of(tile.number(), colour(text, 2).ordinal()))),
            Form.of(
                    "way ",
                    "TY-SET-03",
                    "way ([1-4]) ([A-Z]+)",
                    text -> WayTile.named(text.group(2)).map(tile -> PutWay.of(number(text, 1), tile.ordinal()))),
            Form.of(
                    "way ",
                    "TY-LOCK-03",
                    "way ([A-Z]+)",
                    text -> WayTile.named(text.group(1)).map(DrawWay::new)),
            Form.of(
                    "gate ",
                    "TY-SET-04",
                    "gate " + GATE + " ([a-z+]+)",
                    text -> Gate.named(text.group(2)).map(gate -> new PutGate(number(text, 1), gate))),
            Form.of("pick ", "TY-SET-08", "pick " + SHEEP, text -> Optional.of(new Pick(sheep(text, 1)))),
            Form.of(
                    "flips ",
                    "TY-EASY-02",
                    "flips " + CELL,
                    text -> cell(text, 1).map(Flip::new)),
            Form.of("corner ", "TY-SPAWN-02", "corner " + COLOUR, text -> Optional.of(new Corner(colour(text, 1)))),
            Form.of("dir ", "TY-FATE-02", "dir " + COLOUR, text -> Optional.of(new Direction(colour(text, 1)))),
            Form.of(
                    "battle ",
                    "TY-ATT-05",
                    "battle (sheep|servants)",
                    text -> Optional.of(text.group(1).equals("sheep") ? Battle.SHEEP : Battle.SERVANTS)),
            Form.of("fate ", "TY-POW-02", "fate none", _ -> Optional.of(new Fate(Relic.NONE))),
            Form.of("fate ", "TY-POW-02", "fate " + KIND, text -> Optional.of(new Fate(relic(text, 1)))),
            Form.of("victim ", "TY-FATE-03", "victim " + SHEEP, text -> Optional.of(new Victim(sheep(text, 1)))),
            Form.of("books ", "TY-P6-02", "books (\\d|1[0-2])", text -> Optional.of(new Books(number(text, 1)))),
            Form.of(
                    "lock ",
                    "TY-LOCK-01",
                    "lock " + GATE + ": (" + PART + "(?: " + PART + ")*)",
                    text -> lock(number(text, 1), text.group(2))),
            Form.of(
                    "attack ",
                    "TY-ATT-01",
                    "attack " + CELL + ": ([A-Za-z+]+) vs (?:([1-6])W)?(?:([1-6])C)?(?: bones " + COUNT + ")?",
                    YarnsNotation::attack),
            ofSheep("TY-EASY-01", "claims " + KIND, text -> Optional.of(new Claim(sheep(text, 1), relic(text, 2)))),
            ofSheep(
                    "TY-MOVE-01",
                    "to " + CELL + "(?: using(?: ta" + COUNT + ")?(?: ma" + COUNT + ")?)?",
                    YarnsNotation::walk),
            ofSheep("TY-POW-02", "takes fate", text -> Optional.of(new TakeFate(sheep(text, 1)))),
            ofSheep("TY-POW-01", "takes " + KIND, text -> Optional.of(new Take(sheep(text, 1), relic(text, 2)))),
            Form.of(
                    "Lily chooses ",
                    "TY-COR-02",
                    "Lily chooses " + KIND,
                    text -> Optional.of(new Choose(relic(text, 1)))),
            ofSheep("TY-SAC-01", "sacrifices", text -> Optional.of(new Sacrifice(sheep(text, 1)))),
            ofSheep(
                    "TY-ROT-01",
                    "turns " + CELL + " " + COLOUR + "( by tech)?",
                    text -> cell(text, 2)
                            .map(tile -> new Turn(sheep(text, 1), tile, colour(text, 3), text.group(4) != null))));

    private static Form ofSheep(String rule, String shape, Meaning meaning) {
        return Form.of("", rule, SHEEP + " " + shape, meaning);
    }

    private static Optional<Cell> cell(Matcher text, int group) {
        return Cell.named(text.group(group));
    }

    private static Colour colour(Matcher text, int group) {
        return Colour.coded(text.group(group)).orElseThrow();
    }

    private static Relic relic(Matcher text, int group) {
        return Relic.coded(text.group(group)).orElseThrow();
    }

    private static Sheep sheep(Matcher text, int group) {
        return Sheep.named(text.group(group)).orElseThrow();
    }

    /** A number that may be left out, which is then 0. */
    private static int number(Matcher text, int group) {
        String number = text.group(group);
        return number == null ? 0 : Integer.parseInt(number);
    }

    private static Optional<Walk> walk(Matcher text) {
        boolean priced = text.group().contains(" using");
        int talaria = number(text, 3);
        int maps = number(text, 4);
        return priced == talaria + maps > 0
                ? cell(text, 2).map(to -> new Walk(sheep(text, 1), to, talaria, maps))
                : Optional.empty();
    }

    private static Optional<Lock> lock(int gate, String text) {
        List<Part> parts = new ArrayList<>();
        for (String written : text.split(" ", -1)) {
            String[] names = written.split("[@>]", -1);
            Optional<Cell> tile = Cell.named(names[1]);
            if (tile.isEmpty()) {
                return Optional.empty();
            }
            parts.add(new Part(Sheep.named(names[0]).orElseThrow(), tile.get()));
        }
        boolean each = parts.stream().map(Part::sheep).distinct().count() == parts.size();
        return each ? Optional.of(new Lock(gate, Parts.of(parts))) : Optional.empty();
    }

    private static Optional<Attack> attack(Matcher text) {
        List<Optional<Sheep>> named =
                Stream.of(text.group(2).split("\\+", -1)).map(Sheep::named).toList();
        List<Sheep> sheep = named.stream().flatMap(Optional::stream).distinct().toList();
        int wolves = number(text, 3);
        int cultists = number(text, 4);
        return sheep.size() == named.size() && wolves + cultists > 0
                ? cell(text, 1).map(tile -> new Attack(tile, Band.of(sheep), wolves, cultists, number(text, 5)))
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
            case Lock lock
            when !table.rules.consentIsAsked() ->
                firstActing(table, lock.parts().band());
            case Attack attack
            when !table.rules.consentIsAsked() ->
                firstActing(table, attack.sheep().bits());
            default -> Optional.empty();
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
        return text(table, move);
    }

    static String text(Parokiam table, YarnsMove move) {
        return switch (move) {
            case Lay(Cell tile, Relic relic, Colour wall) -> "tile %s %s %s".formatted(tile, relic, wall);
            case Redraw(Cell tile, Colour wall) -> "wall %s %s".formatted(tile, wall);
            case PutWay(int slot, WayTile tile) -> "way %d %s".formatted(slot, tile);
            case PutGate(int slot, Gate gate) -> "gate %d %s".formatted(slot, gate);
            case Pick(Sheep sheep) -> "pick " + sheep;
            case Claim(Sheep sheep, Relic kind) -> "%s claims %s".formatted(sheep, kind);
            case Flip(Cell tile) -> "flips " + tile;
            case Corner(Colour colour) -> "corner " + colour;
            case Direction(Colour colour) -> "dir " + colour;
            case Battle battle ->
                switch (battle.winner()) {
                    case SHEEP -> "battle sheep";
                    case SERVANTS -> "battle servants";
                };
            case Fate(Relic kind) -> "fate " + (kind == Relic.NONE ? "none" : kind);
            case Victim(Sheep sheep) -> "victim " + sheep;
            case Walk walk -> text(walk);
            case Take(Sheep sheep, Relic kind) -> "%s takes %s".formatted(sheep, kind);
            case TakeFate(Sheep sheep) -> sheep + " takes fate";
            case Choose(Relic kind) -> "Lily chooses " + kind;
            case Lock(int gate, Parts parts) ->
                parts.list().stream()
                        .map(part -> text(table, part))
                        .collect(Collectors.joining(" ", "lock %d: ".formatted(gate), ""));
            case Attack attack -> text(attack);
            case Sacrifice(Sheep sheep) -> sheep + " sacrifices";
            case Answer(boolean yes) -> yes ? "yes" : "no";
            case Turn(Sheep sheep, Cell tile, Colour wall, boolean tech) ->
                "%s turns %s %s%s".formatted(sheep, tile, wall, tech ? " by tech" : "");
            case Books(int count) -> "books " + count;
            case DrawWay(WayTile tile) -> "way " + tile;
            case Done _ -> "done";
            case Wait _ -> "wait";
        };
    }

    private static String text(Walk walk) {
        String price =
                (walk.talaria() > 0 ? " ta" + walk.talaria() : "") + (walk.maps() > 0 ? " ma" + walk.maps() : "");
        return "%s to %s%s".formatted(walk.sheep(), walk.to(), price.isEmpty() ? "" : " using" + price);
    }

    private static String text(Parokiam table, Part part) {
        boolean reaches = part.sheep() == Sheep.MOPPET
                && table.flock.cell(part.sheep().ordinal()) != part.tile().number();
        return part.sheep() + (reaches ? ">" : "@") + part.tile();
    }

    private static String text(Attack attack) {
        return "attack %s: %s vs %s%s%s"
                .formatted(
                        attack.tile(),
                        attack.sheep().sheep().stream().map(Sheep::toString).collect(Collectors.joining("+")),
                        attack.wolves() > 0 ? attack.wolves() + "W" : "",
                        attack.cultists() > 0 ? attack.cultists() + "C" : "",
                        attack.bones() > 0 ? " bones " + attack.bones() : "");
    }

    @Override
    public Optional<YarnsMove> read(Parokiam table, String text) {
        return FORMS.stream()
                .flatMap(form -> form.read(text).stream())
                .findFirst()
                .map(move -> move instanceof PutGate put ? asPrinted(table.rules, put) : move);
    }

    /** A gate may be named with its relics in any order. */
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
        Optional<Form> like = FORMS.stream()
                .filter(form ->
                        form.beginning.isEmpty() ? form.shape.matcher(text).matches() : text.startsWith(form.beginning))
                .findFirst();
        return like.map(form -> Stream.of(text.split("[ :@>]+", -1))
                .filter(word -> word.matches("[abc]\\d+") && Cell.named(word).isEmpty())
                .findFirst()
                .map(word -> Refusal.of(form.rule, "there is no tile {tile}", Sentence.sign(word)))
                .orElseGet(() -> Refusal.of(form.rule, "this move is not written so, or names something twice")));
    }

    @Override
    public Sentence words(Parokiam table, YarnsMove move) {
        return YarnsMove.words(move);
    }

    @Override
    public String grammar() {
        return "as Lily to b3 using ta1 ma1, Twyla takes bo, Melbrook takes fate, lock 1: Lily@b2 Moppet>c3, "
                + "attack a2: Moppet+Blackberry vs 2W1C bones 3, Twyla sacrifices, Lily turns b2 g, Poppy turns c2 o by tech, "
                + "books 2, done, wait, yes, no; chance: tile c1 bo r, way 2 GIFT, gate 1 ta+bo, corner r, dir k, "
                + "battle sheep, fate none, victim Lily, way FANG";
    }
}

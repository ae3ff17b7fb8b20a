package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.DrawPen;
import sheepfold.games.shepherdmess.ShepherdMessMove.End;
import sheepfold.games.shepherdmess.ShepherdMessMove.Fight;
import sheepfold.games.shepherdmess.ShepherdMessMove.First;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayMud;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayPuddle;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.RamLands;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/** {@code dog A e3}, {@code gate e1/f1}, {@code pick d1:white} and so on; flocks and dogs go by their colours. */
final class ShepherdMessNotation implements Notation<Meadow, ShepherdMessMove> {
    private static final String TILE = "([a-f][1-6])";
    private static final String EDGE = "([a-f][1-6]/[a-f][1-6])";
    private static final Pattern COLOURED = Pattern.compile("(white|black|brown|grey):? (.+)");

    /**
     * One way to write a move.
     *
     * @param verb how it begins
     * @param rule the one that says what may be named after it
     */
    private record Form(String verb, String rule, Pattern shape, Meaning meaning) {
        static Form of(String verb, String names, String rule, Meaning meaning) {
            return new Form(verb, rule, Pattern.compile(verb + names), meaning);
        }

        Optional<ShepherdMessMove> read(MessRules rules, String line) {
            Matcher matched = shape.matcher(line);
            return matched.matches() ? meaning.of(rules, matched).map(move -> move) : Optional.empty();
        }
    }

    /** The move that a line of some form stands for. */
    private interface Meaning {
        Optional<? extends ShepherdMessMove> of(MessRules rules, Matcher line);
    }

    private static final List<Form> FORMS = List.of(
            Form.of(
                    "first ",
                    "([a-z]+)",
                    "SM-SET-05",
                    (rules, line) -> rules.seatNamed(line.group(1)).map(First::new)),
            Form.of(
                    "mud",
                    "([1-6])@" + TILE + ":([NESW]{1,4})",
                    "SM-SET-02",
                    (_, line) -> Ports.named(line.group(3))
                            .map(ports -> LayMud.of(number(line, 1), tile(line, 2), ports.bits()))),
            Form.of(
                    "pud",
                    "([1-9]|10)@" + TILE,
                    "SM-SET-02",
                    (_, line) -> Optional.of(LayPuddle.of(number(line, 1), tile(line, 2)))),
            Form.of("put ", TILE, "SM-SET-06", (_, line) -> Optional.of(Put.ALL.get(tile(line, 1)))),
            Form.of(
                    "pen ",
                    "([a-z]+)=([1-4])",
                    "SM-SET-09",
                    (rules, line) -> rules.seatNamed(line.group(1)).map(seat -> DrawPen.of(seat, number(line, 2)))),
            Form.of("ram=", "([1-6])", "SM-SET-11", (_, line) -> Optional.of(new RamLands(number(line, 1)))),
            Form.of(
                    "dog ",
                    "([AB]) " + TILE,
                    "SM-DOG-01",
                    (_, line) -> Optional.of(Run.of(dog(line, 1).ordinal(), tile(line, 2)))),
            Form.of(
                    "fight ",
                    "([AB]) " + TILE + " ([a-z]+):([AB])",
                    "SM-FIGHT-01",
                    (rules, line) -> rules.seatNamed(line.group(3))
                            .map(rival ->
                                    Fight.of(dog(line, 1).ordinal(), tile(line, 2), Dog.number(rival, dog(line, 4))))),
            Form.of(
                    "bridge ",
                    TILE + " ([HV])",
                    "SM-LAND-02",
                    (_, line) -> Optional.of(Bridge.of(tile(line, 1), Axis.valueOf(line.group(2))))),
            Form.of(
                    "stone ",
                    TILE + " ([NESW])",
                    "SM-LAND-03",
                    (_, line) -> Optional.of(
                            Stone.of(tile(line, 1), Side.valueOf(line.group(2)).ordinal()))),
            Form.of(
                    "wall ",
                    EDGE,
                    "SM-LAND-04",
                    (_, line) -> Edge.named(line.group(1)).map(Wall::new)),
            Form.of(
                    "corner ",
                    TILE + " (NE|SE|SW|NW)",
                    "SM-LAND-05",
                    (_, line) -> Optional.of(new CornerWall(Tile.of(tile(line, 1)), Corner.valueOf(line.group(2))))),
            Form.of(
                    "gate ",
                    EDGE,
                    "SM-LAND-06",
                    (_, line) -> Edge.named(line.group(1)).map(Gate::new)),
            Form.of(
                    "pick",
                    "((?: [a-f][1-6]:[a-z]+)+)",
                    "SM-CAP-04",
                    (rules, line) -> readPick(rules, line.group(1).strip())),
            Form.of("end", "", "SM-TURN-03", (_, _) -> Optional.of(ShepherdMessMove.END)));

    @Override
    public String write(Meadow meadow, ShepherdMessMove move) {
        return written(meadow.rules, move);
    }

    static String written(MessRules rules, ShepherdMessMove move) {
        return switch (move) {
            case First first -> "first " + rules.colour(first.seat());
            case LayMud mud -> "mud%d@%s:%s".formatted(mud.patch(), mud.tile(), mud.ports());
            case LayPuddle puddle -> "pud%d@%s".formatted(puddle.puddle(), puddle.tile());
            case Put put -> "put " + put.tile();
            case DrawPen drawn -> "pen %s=%d".formatted(rules.colour(drawn.seat()), drawn.pen());
            case RamLands ram -> "ram=" + ram.patch();
            case Run run -> "dog %s %s".formatted(run.dog(), run.to());
            case Fight fight ->
                "fight %s %s %s:%s".formatted(fight.dog(), fight.at(), rules.colour(fight.rival()), fight.target());
            case Bridge bridge -> "bridge %s %s".formatted(bridge.tile(), bridge.axis());
            case Stone stone ->
                "stone %s %s".formatted(stone.tile(), stone.side().name());
            case Wall wall -> "wall " + wall.edge();
            case CornerWall wall ->
                "corner %s %s".formatted(wall.tile(), wall.corner().name());
            case Gate gate -> "gate " + gate.edge();
            case Pick pick ->
                pick.going().stream()
                        .map(one -> " " + one.tile() + ":" + rules.colour(one.flock()))
                        .collect(Collectors.joining("", "pick", ""));
            case End _ -> "end";
        };
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
        return FORMS.stream().flatMap(form -> form.read(rules, line).stream()).findFirst();
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
        return FORMS.stream()
                .filter(form -> line.startsWith(form.verb))
                .flatMap(form -> Stream.of(line.split("[ @:=]", -1))
                        .skip(1)
                        .flatMap(word -> misnamed(rules, form.rule, word).stream()))
                .findFirst();
    }

    private static Optional<Refusal> misnamed(MessRules rules, String rule, String word) {
        if (word.matches("[a-z]\\d{1,2}") && Tile.named(word).isEmpty()) {
            return Optional.of(Refusal.of(rule, "there is no tile {tile}", Sentence.sign(word)));
        }
        if (word.matches(EDGE) && Edge.named(word).isEmpty()) {
            return Optional.of(Refusal.of(rule, "{edge} are not two tiles side by side", Sentence.sign(word)));
        }
        return Breed.named(word).isPresent() && rules.seatNamed(word).isEmpty()
                ? Optional.of(nobodyPlays(word))
                : Optional.empty();
    }

    private static Refusal nobodyPlays(String colour) {
        return Refusal.of("SM-SET-01", "nobody plays {colour} here", Sentence.of(colour));
    }

    private static Optional<Pick> readPick(MessRules rules, String names) {
        List<Chosen> going = new ArrayList<>();
        for (String name : names.split(" ", -1)) {
            Optional<Integer> kind = rules.kindNamed(name.substring(3));
            if (kind.isEmpty()) {
                return Optional.empty();
            }
            going.add(new Chosen(Tile.named(name.substring(0, 2)).orElseThrow(), kind.get()));
        }
        return Optional.of(new Pick(going.stream().sorted(Chosen.ORDER).toList()));
    }

    private static int tile(Matcher line, int group) {
        return Tile.named(line.group(group)).orElseThrow().number();
    }

    private static int number(Matcher line, int group) {
        return Integer.parseInt(line.group(group));
    }

    private static Dog dog(Matcher line, int group) {
        return Dog.valueOf(line.group(group));
    }

    @Override
    public Sentence words(Meadow meadow, ShepherdMessMove move) {
        return switch (move) {
            case First(int seat) ->
                Sentence.of("{player} begins", meadow.colour(seat).atHead());
            case LayMud(int patch, Tile tile, Ports ports) ->
                Sentence.of("Patch {n} on {tile}, stones to the {sides}", patch, tile, ports.words());
            case LayPuddle(int puddle, Tile tile) -> Sentence.of("Puddle {n} on {tile}", puddle, tile);
            case Put(Tile tile) -> Sentence.of("Place a {colour} sheep on {tile}", meadow.colour(meadow.seat()), tile);
            case DrawPen(int seat, int pen) -> Sentence.of("Pen {n} for {player}", pen, meadow.colour(seat));
            case RamLands(int patch) -> Sentence.of("The ram on patch {n}", patch);
            case Run(Dog dog, Tile to) ->
                Sentence.of(
                        to.number() == meadow.dogs.tile(Dog.number(meadow.seat(), dog))
                                ? "Dog {dog} barks on {tile}"
                                : "Dog {dog} runs to {tile} and barks",
                        dog.sign(),
                        to);
            case Fight(Dog dog, Tile at, int rival, Dog target) ->
                Sentence.of(
                        "Dog {dog} fights {rival}'s dog {target} on {tile}",
                        dog.sign(),
                        meadow.colour(rival),
                        target.sign(),
                        at);
            case Bridge(Tile tile, Axis axis) ->
                Sentence.of(
                        switch (axis) {
                            case H -> "Bridge on {tile}, west to east";
                            case V -> "Bridge on {tile}, north to south";
                        },
                        tile);
            case Stone(Tile tile, Side side) -> Sentence.of("Stone on {tile}, {side} side", tile, side);
            case Wall(Edge edge) -> Sentence.of("Wall on {edge}", edge);
            case CornerWall(Tile tile, Corner corner) -> Sentence.of("Corner wall on {tile}, {corner}", tile, corner);
            case Gate(Edge edge) -> Sentence.of("Gate on {edge}", edge);
            case Pick(List<Chosen> going) -> goers(meadow, going);
            case End _ ->
                switch (meadow.course.movesLeft()) {
                    case 0 -> Sentence.of("End the turn");
                    case 1 -> Sentence.of("End the turn and give up 1 move");
                    default -> Sentence.of("End the turn and give up {n} moves", meadow.course.movesLeft());
                };
        };
    }

    private static Sentence goers(Meadow meadow, List<Chosen> going) {
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

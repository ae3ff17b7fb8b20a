package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.tangle.TangleMove.Calm;
import sheepfold.games.tangle.TangleMove.Cast;
import sheepfold.games.tangle.TangleMove.Centre;
import sheepfold.games.tangle.TangleMove.Deal;
import sheepfold.games.tangle.TangleMove.DealVictory;
import sheepfold.games.tangle.TangleMove.Discard;
import sheepfold.games.tangle.TangleMove.Done;
import sheepfold.games.tangle.TangleMove.DropCard;
import sheepfold.games.tangle.TangleMove.DropTile;
import sheepfold.games.tangle.TangleMove.Earth;
import sheepfold.games.tangle.TangleMove.Fetch;
import sheepfold.games.tangle.TangleMove.First;
import sheepfold.games.tangle.TangleMove.Forage;
import sheepfold.games.tangle.TangleMove.Gain;
import sheepfold.games.tangle.TangleMove.Give;
import sheepfold.games.tangle.TangleMove.Good;
import sheepfold.games.tangle.TangleMove.Grow;
import sheepfold.games.tangle.TangleMove.Home;
import sheepfold.games.tangle.TangleMove.Keep;
import sheepfold.games.tangle.TangleMove.Lake;
import sheepfold.games.tangle.TangleMove.Meadow;
import sheepfold.games.tangle.TangleMove.Pay;
import sheepfold.games.tangle.TangleMove.Place;
import sheepfold.games.tangle.TangleMove.Plant;
import sheepfold.games.tangle.TangleMove.Root;
import sheepfold.games.tangle.TangleMove.Sacrifice;
import sheepfold.games.tangle.TangleMove.SacrificeBush;
import sheepfold.games.tangle.TangleMove.SacrificeEarth;
import sheepfold.games.tangle.TangleMove.Sapling;
import sheepfold.games.tangle.TangleMove.Shift;
import sheepfold.games.tangle.TangleMove.Skip;
import sheepfold.games.tangle.TangleMove.SpreadBush;
import sheepfold.games.tangle.TangleMove.Steps;
import sheepfold.games.tangle.TangleMove.Swap;
import sheepfold.games.tangle.TangleMove.TakeCard;
import sheepfold.games.tangle.TangleMove.TakeOver;
import sheepfold.games.tangle.TangleMove.Winter;

/** Moves as text: roots by where they stand, tiles by their areas, cards by their ids. */
final class TangleNotation implements Notation<Wasteland, TangleMove> {
    private static final String SPACE = "([a-g][1-7])";
    private static final String AREA = "([a-g]{2}\\d{1,2})";
    private static final String SPOT = "([a-g]{1,2}\\d{1,2})";
    private static final String CARD = "(E\\d\\d)";
    private static final String CUBE = "([EWNM])";
    private static final String NTH = "(?:\\.([1-5]))?";
    private static final Pattern ACTOR = Pattern.compile("([RPGO*]) (.+)");

    /** How a move is written: its shape, the rule that says what may be named in it, and the move that it names. */
    private record Form(String beginning, String rule, Pattern shape, Meaning meaning) {
        static Form of(String beginning, String rule, String shape, Meaning meaning) {
            return new Form(beginning, rule, Pattern.compile(beginning + shape), meaning);
        }

        Optional<TangleMove> read(Wasteland table, String text) {
            Matcher matched = shape.matcher(text);
            return matched.matches() ? meaning.of(table, matched).map(move -> move) : Optional.empty();
        }
    }

    private interface Meaning {
        Optional<? extends TangleMove> of(Wasteland table, Matcher text);
    }

    private static Form ofArea(String beginning, String rule, List<? extends TangleMove> moves) {
        return Form.of(beginning + " ", rule, AREA, (_, text) -> area(text, 1).map(area -> moves.get(area.number())));
    }

    private static Form ofCard(String beginning, String rule, List<? extends TangleMove> moves) {
        return Form.of(beginning, rule, CARD, (_, text) -> card(text, 1).map(card -> moves.get(card.number())));
    }

    private static final List<Form> FORMS = List.of(
            Form.of("done", "TA-PLC-06", "", (_, _) -> Optional.of(TangleMove.DONE)),
            Form.of("skip", "TA-TURN-02", "", (_, _) -> Optional.of(TangleMove.SKIP)),
            ofArea("earth", "TA-ACT-02", Earth.ALL),
            ofArea("lake", "TA-ACT-04", Lake.ALL),
            ofArea("meadow", "TA-ACT-05", Meadow.ALL),
            Form.of(
                    "plant ",
                    "TA-ACT-07",
                    "(bush|tree) " + AREA,
                    (_, text) -> area(text, 2).map(area -> Plant.of(seed(text, 1), area.number()))),
            ofArea("grow", "TA-ACT-08", Grow.ALL),
            ofArea("sapling", "TA-ACT-14", Sapling.ALL),
            ofArea("spreadbush", "TA-ACT-16", SpreadBush.ALL),
            ofArea("root", "TA-CST-07", Root.ALL),
            ofArea("forage", "TA-CST-03", Forage.ALL),
            Form.of("card ", "TA-ACT-11", "pile", (_, _) -> Optional.of(TakeCard.ALL.getFirst())),
            Form.of("card ", "TA-ACT-11", "([1-3])", (_, text) -> Optional.of(TakeCard.ALL.get(number(text, 1)))),
            Form.of("swap ", "TA-ACT-19", "(M{1,3})>(E|W|N|card|bush|tree)", (_, text) -> swap(text)),
            Form.of("shift ", "TA-ACT-20", AREA + ">" + AREA + "(?:>" + AREA + ")?", (_, text) -> shift(text)),
            Form.of("give ", "TA-PLC-07", CUBE, (_, text) -> Optional.of(Give.ALL.get(cube(text, 1)))),
            Form.of("gain ", "TA-PLC-11", CUBE, (_, text) -> Optional.of(Gain.ALL.get(cube(text, 1)))),
            Form.of("keep ", "TA-PLC-04", CUBE + "(?: " + SPACE + ")?", TangleNotation::keep),
            Form.of("home ", "TA-PLC-11", SPACE + NTH + ">" + AREA, TangleNotation::home),
            ofArea("drop", "TA-UPK-07", DropTile.ALL),
            ofCard("drop ", "TA-UPK-07", DropCard.ALL),
            Form.of("pay", "TA-UPK-07", "(?: ([EWNM0-9]+))?", TangleNotation::pay),
            ofCard("cast ", "TA-CST-02", Cast.ALL),
            ofCard("fetch ", "TA-CST-03", Fetch.ALL),
            ofCard("discard ", "TA-ACT-11", Discard.ALL),
            Form.of("calm ", "TA-CST-03", "([LBC])", (_, text) -> Optional.of(Calm.ALL.get(track(text, 1)))),
            Form.of("winter ", "TA-CST-03", "([LBC])", (_, text) -> Optional.of(Winter.ALL.get(track(text, 1)))),
            Form.of("track", "TA-TRK-02", "((?: [LBC][0-5]){0,3})", (_, text) -> steps(text.group(1))),
            Form.of(
                    "sac ",
                    "TA-CEN-02",
                    AREA + " " + CUBE,
                    (_, text) -> area(text, 1).map(area -> SacrificeEarth.of(area.number(), cube(text, 2)))),
            Form.of(
                    "sac ",
                    "TA-CEN-02",
                    AREA + " cast " + CARD,
                    (_, text) -> area(text, 1)
                            .flatMap(
                                    area -> card(text, 2).map(card -> SacrificeBush.of(area.number(), card.number())))),
            ofArea("sac", "TA-CEN-02", Sacrifice.ALL),
            Form.of("take ", "TA-CEN-05", AREA + " pay " + CUBE + " ?" + CUBE, (_, text) -> takeOver(text)),
            Form.of(
                    "first ",
                    "TA-TURN-01",
                    "([RPGO])",
                    (_, text) -> Colour.coded(text.group(1)).map(seat -> First.ALL.get(seat.ordinal()))),
            Form.of("centre ", "TA-CEN-01", "(sacrificial|hibernate|takeover)", (_, text) -> centre(text.group(1))),
            Form.of("=", "TA-ACT-11", CARD, (_, text) -> card(text, 1).map(card -> Deal.ALL.get(card.number()))),
            Form.of(
                    "=",
                    "TA-WIN-01",
                    "(V\\d\\d)",
                    (_, text) -> Victory.named(text.group(1)).map(card -> DealVictory.ALL.get(card.number()))),
            Form.of("", "TA-PLC-01", SPOT + NTH + ">" + SPOT, TangleNotation::place));

    private static Optional<Area> area(Matcher text, int group) {
        return Area.named(text.group(group));
    }

    private static Optional<Card> card(Matcher text, int group) {
        return Card.named(text.group(group));
    }

    private static int cube(Matcher text, int group) {
        return Cube.coded(text.group(group)).orElseThrow().ordinal();
    }

    private static int track(Matcher text, int group) {
        return Track.coded(text.group(group)).orElseThrow().ordinal();
    }

    private static Seed seed(Matcher text, int group) {
        return text.group(group).equals("bush") ? Seed.BUSH : Seed.TREE;
    }

    /** A number that may be left out, which is then 1. */
    private static int number(Matcher text, int group) {
        String number = text.group(group);
        return number == null ? 1 : Integer.parseInt(number);
    }

    private static Optional<Place> place(Wasteland table, Matcher text) {
        Optional<Spot> from = Spot.named(text.group(1));
        Optional<Spot> to = Spot.named(text.group(3));
        return from.flatMap(start -> to.map(end -> Place.of(start.spot(), nth(table, start, text), end.spot())));
    }

    private static Optional<Home> home(Wasteland table, Matcher text) {
        return Space.named(text.group(1))
                .flatMap(from -> area(text, 3).map(to -> Home.of(from.number(), nth(table, from, text), to.number())));
    }

    private static int nth(Wasteland table, Spot from, Matcher text) {
        int nth = number(text, 2);
        return from instanceof Space ? Placing.standIn(table, from.spot(), nth) : nth;
    }

    private static Optional<Swap> swap(Matcher text) {
        Good good = Good.coded(text.group(2)).orElseThrow();
        return good.price == text.group(1).length() ? Optional.of(Swap.ALL.get(good.ordinal())) : Optional.empty();
    }

    private static Optional<Shift> shift(Matcher text) {
        List<Optional<Area>> named = Stream.of(1, 2, 3)
                .filter(group -> text.group(group) != null)
                .map(group -> area(text, group))
                .toList();
        List<Area> areas = named.stream().flatMap(Optional::stream).distinct().toList();
        return areas.size() == named.size() ? Optional.of(new Shift(areas)) : Optional.empty();
    }

    /** Where two arrows bring the same cube, the space is named too. */
    private static Optional<Keep> keep(Wasteland table, Matcher text) {
        int cube = cube(text, 1);
        if (text.group(2) != null) {
            return Space.named(text.group(2)).map(space -> Keep.of(cube, space.number()));
        }
        return onlyArrow(table, cube).map(space -> Keep.of(cube, space.number()));
    }

    private static Optional<Space> onlyArrow(Wasteland table, int cube) {
        if (table.pending.space == Pending.NOWHERE) {
            return Optional.empty();
        }
        Board board = table.rules.board;
        List<Space> spaces = Stream.iterate(0, arrow -> arrow < board.arrows(table.pending.space), arrow -> arrow + 1)
                .filter(arrow -> board.brought(table.pending.space, arrow) == cube)
                .map(arrow -> Space.of(board.target(table.pending.space, arrow)))
                .toList();
        return spaces.size() == 1 ? Optional.of(spaces.getFirst()) : Optional.empty();
    }

    private static Optional<Pay> pay(Wasteland table, Matcher text) {
        Optional<Mix> mix = text.group(1) == null ? Optional.of(Mix.NONE) : Mix.named(text.group(1));
        return mix.map(named -> new Pay(PayingUpkeep.written(table, named)));
    }

    private static Optional<Steps> steps(String text) {
        int[] steps = new int[Track.COUNT];
        for (String part : text.isEmpty() ? new String[0] : text.substring(1).split(" ", -1)) {
            int track = Track.coded(part.substring(0, 1)).orElseThrow().ordinal();
            if (steps[track] > 0) {
                return Optional.empty();
            }
            steps[track] = Integer.parseInt(part.substring(1));
        }
        return Optional.of(Steps.of(steps[0], steps[1], steps[2]));
    }

    private static Optional<TakeOver> takeOver(Matcher text) {
        int first = Math.min(cube(text, 2), cube(text, 3));
        int second = Math.max(cube(text, 2), cube(text, 3));
        return area(text, 1).map(area -> TakeOver.of(area.number(), first, second));
    }

    private static Optional<Centre> centre(String text) {
        return Kind.ALTERNATIVES.stream()
                .filter(kind -> kind.toString().equals(text))
                .map(kind -> Centre.ALL.get(kind.ordinal()))
                .findFirst();
    }

    @Override
    public Optional<TangleMove> read(Wasteland table, String text) {
        return FORMS.stream().flatMap(form -> form.read(table, text).stream()).findFirst();
    }

    @Override
    public String seat(int seat) {
        return seat < Colour.MOST ? Colour.of(seat).toString() : Integer.toString(seat);
    }

    /** A whole turn may stand in one line. */
    @Override
    public List<String> expand(Wasteland table, String text) {
        return Stream.of(text.split(";", -1))
                .map(String::strip)
                .map(TangleNotation::signed)
                .toList();
    }

    /** {@code R d2>b3} names its actor as the rulebook does. */
    private static String signed(String text) {
        Matcher named = ACTOR.matcher(text);
        return named.matches() ? named.group(1) + ": " + named.group(2) : text;
    }

    @Override
    public String writeFor(int viewer, Wasteland table, int actor, TangleMove move) {
        boolean hidden = actor == Seats.CHANCE
                && switch (table.phase()) {
                    case VICTORY, DEAL -> SettingUp.dealtTo(table) != viewer;
                    case DRAW -> table.course.active != viewer;
                    default -> false;
                };
        return hidden ? "=?" : write(table, move);
    }

    @Override
    public String write(Wasteland table, TangleMove move) {
        return switch (move) {
            case First(Colour seat) -> "first " + seat;
            case Centre(Kind kind) -> "centre " + kind;
            case DealVictory(Victory card) -> "=" + card;
            case Deal(Card card) -> "=" + card;
            case Place(Spot from, int nth, Spot to) -> root(from, nth) + ">" + to;
            case Keep(Cube cube, Space space) ->
                onlyArrow(table, cube.ordinal()).isPresent() ? "keep " + cube : "keep %s %s".formatted(cube, space);
            case Earth(Area area) -> "earth " + area;
            case Lake(Area area) -> "lake " + area;
            case Meadow(Area area) -> "meadow " + area;
            case Plant(Seed seed, Area area) -> "plant %s %s".formatted(seed, area);
            case Grow(Area area) -> "grow " + area;
            case Sapling(Area area) -> "sapling " + area;
            case SpreadBush(Area area) -> "spreadbush " + area;
            case TakeCard(int slot) -> "card " + (slot == 0 ? "pile" : slot);
            case Swap(Good good) -> "swap %s>%s".formatted("M".repeat(good.price), good.code);
            case Shift(List<Area> areas) ->
                areas.stream().map(Area::name).collect(Collectors.joining(">", "shift ", ""));
            case Give(Cube cube) -> "give " + cube;
            case Gain(Cube cube) -> "gain " + cube;
            case Home(Space from, int nth, Area to) -> "home " + root(from, nth) + ">" + to;
            case DropTile(Area area) -> "drop " + area;
            case DropCard(Card card) -> "drop " + card;
            case Pay(Mix mix) -> mix.size() == 0 ? "pay" : "pay " + mix;
            case Cast(Card card) -> "cast " + card;
            case Root(Area area) -> "root " + area;
            case Forage(Area area) -> "forage " + area;
            case Calm(Track track) -> "calm " + track;
            case Winter(Track track) -> "winter " + track;
            case Fetch(Card card) -> "fetch " + card;
            case Steps steps ->
                Track.ALL.stream()
                        .filter(track -> steps.on(track.ordinal()) > 0)
                        .map(track -> " " + track + steps.on(track.ordinal()))
                        .collect(Collectors.joining("", "track", ""));
            case Discard(Card card) -> "discard " + card;
            case SacrificeEarth(Area area, Cube cube) -> "sac %s %s".formatted(area, cube);
            case Sacrifice(Area area) -> "sac " + area;
            case SacrificeBush(Area area, Card card) -> "sac %s cast %s".formatted(area, card);
            case TakeOver(Area area, Cube first, Cube second) -> "take %s pay %s %s".formatted(area, first, second);
            case Done _ -> "done";
            case Skip _ -> "skip";
        };
    }

    private static String root(Spot from, int nth) {
        return nth == 1 ? from.name() : from.name() + "." + nth;
    }

    /** A text of a known shape that names something which is not there, or twice. */
    @Override
    public Optional<Refusal> whyUnreadable(Wasteland table, String text) {
        Optional<Form> like = FORMS.stream()
                .filter(form ->
                        form.beginning.isEmpty() ? form.shape.matcher(text).matches() : text.startsWith(form.beginning))
                .findFirst();
        return like.map(form -> Stream.of(text.split("[ >.=]+", -1))
                .filter(word ->
                        word.matches("[a-g]{1,2}\\d+") && Spot.named(word).isEmpty())
                .findFirst()
                .map(word -> Refusal.of(form.rule, "there is no place {place}", Sentence.sign(word)))
                .orElseGet(() -> form.beginning.equals("keep ")
                        ? Refusal.of(form.rule, "one arrow must bring that; of several name the space, as in keep N d3")
                        : Refusal.of(form.rule, "this move is not written so, or names something twice")));
    }

    @Override
    public Sentence words(Wasteland table, TangleMove move) {
        return MoveWords.of(table, move);
    }

    @Override
    public String grammar() {
        return "as d2>b3, b3>bc3 (home), earth cd4, lake cd5, meadow bc4, plant bush cd4, grow cd3, sapling cd5, "
                + "spreadbush cd4, card 1, card pile, swap M>E, swap MM>bush, shift bc3>bc4, give W, keep N, gain M, "
                + "home d2>bc3, drop cd5, drop E17, pay, pay E1N2, cast E24, track L1 B3, sac cd4 E, sac cd5 cast E37, "
                + "take cd4 pay E W, root bc3, forage cd4, calm L, winter B, fetch E17, discard E17, done, skip; "
                + "chance: first R, centre hibernate, =V05, =E17";
    }
}

package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.tangle.TangleMove.*;

/** Moves as text: roots by where they stand, tiles by their areas, cards by their ids. Moves say how; here is what takes code. */
final class TangleNotation implements Notation<Wasteland, TangleMove> {
    private static final Pattern TRACKERS = Pattern.compile("(R |P |G |O )?track\\b.*");
    private static final Pattern ACTOR = Pattern.compile("([RPGO*]) (.+)");
    /** The cubes of a takeover may stand together. */
    private static final Pattern TOGETHER = Pattern.compile("take .* pay [EWNM](?=[EWNM])");

    private static final Pattern STEPS = Pattern.compile("(?: [LBC][0-5]){0,3}");

    @Override
    public Optional<TangleMove> read(Wasteland table, String text) {
        return TangleMoveLines.read(table, TOGETHER.matcher(text).replaceFirst("$0 "))
                .filter(TangleNotation::isMeant)
                .map(move -> switch (move) {
                    case Place(Space from, int nth, Spot to) ->
                        TangleMoves.place(from.spot(), Placing.standIn(table, from.spot(), nth), to.spot());
                    case Home(Space from, int nth, Area to) ->
                        TangleMoves.home(from.number(), Placing.standIn(table, from.number(), nth), to.number());
                    case Pay(Mix mix) -> new Pay(PayingUpkeep.written(table, mix));
                    default -> move;
                });
    }

    /** Each area is named once, and in the centre lies no more than there is. */
    private static boolean isMeant(TangleMove move) {
        return switch (move) {
            case Shift(List<Area> areas) -> areas.stream().distinct().count() == areas.size();
            case Centre(Kind kind) -> Kind.ALTERNATIVES.contains(kind);
            default -> true;
        };
    }

    static String pile(int slot) {
        return slot == 0 ? "pile" : Integer.toString(slot);
    }

    /** Where two arrows bring the same cube, the space is named too. */
    static String kept(Wasteland table, Keep keep) {
        return onlyArrow(table, keep.cube()).isPresent() ? keep.cube().toString() : keep.cube() + " " + keep.space();
    }

    static Optional<Keep> kept(Wasteland table, String text) {
        String[] words = text.split(" ", -1);
        return words.length > 2
                ? Optional.empty()
                : Cube.coded(words[0])
                        .flatMap(cube -> (words.length == 1 ? onlyArrow(table, cube) : Space.named(words[1]))
                                .map(space -> TangleMoves.keep(cube.ordinal(), space.number())));
    }

    private static Optional<Space> onlyArrow(Wasteland table, Cube cube) {
        int from = table.pending.space;
        if (from == Detail.NOWHERE) {
            return Optional.empty();
        }
        Board board = table.rules.board;
        List<Space> spaces = IntStream.range(0, board.arrows(from))
                .filter(arrow -> board.brought(from, arrow) == cube.ordinal())
                .mapToObj(arrow -> Space.of(board.target(from, arrow)))
                .toList();
        return spaces.size() == 1 ? Optional.of(spaces.getFirst()) : Optional.empty();
    }

    static String steps(Steps steps) {
        return Track.ALL.stream()
                .filter(track -> steps.on(track.ordinal()) > 0)
                .map(track -> " " + track + steps.on(track.ordinal()))
                .collect(Collectors.joining());
    }

    static Optional<Steps> steps(String text) {
        if (!STEPS.matcher(text).matches()) {
            return Optional.empty();
        }
        int[] steps = new int[Track.COUNT];
        for (int at = 1; at < text.length(); at += 3) {
            int track = "LBC".indexOf(text.charAt(at));
            if (steps[track] > 0) {
                return Optional.empty();
            }
            steps[track] = text.charAt(at + 1) - '0';
        }
        return Optional.of(TangleMoves.steps(steps[0], steps[1], steps[2]));
    }

    @Override
    public String seat(int seat) {
        return seat < Colour.MOST ? Colour.of(seat).toString() : Integer.toString(seat);
    }

    /** A whole turn may stand in one line, and whoever goes on to the trackers is done with casting. */
    @Override
    public List<String> expand(Wasteland table, String text) {
        if (table.phase() == Phase.CAST && TRACKERS.matcher(text).matches()) {
            return List.of("done", signed(text));
        }
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
        return TangleMoveLines.write(table, move);
    }

    /** A text of a known shape that names something which is not there, or twice. */
    @Override
    public Optional<Refusal> whyUnreadable(Wasteland table, String text) {
        return TangleMoveLines.rule(text)
                .map(rule -> Stream.of(text.split("[ >.=]+", -1))
                        .filter(word -> word.matches("[a-g]{1,2}\\d+")
                                && Spot.named(word).isEmpty())
                        .findFirst()
                        .map(word -> Refusal.of(rule, "there is no place {place}", Sentence.sign(word)))
                        .orElseGet(() -> Refusal.of(
                                rule,
                                text.startsWith("keep ")
                                        ? "one arrow must bring that; of several name the space, as in keep N d3"
                                        : "this move is not written so, or names something twice")));
    }

    @Override
    public Sentence words(Wasteland table, TangleMove move) {
        return TangleMoveLines.words(table, move);
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

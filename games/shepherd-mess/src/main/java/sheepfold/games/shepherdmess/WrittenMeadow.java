package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Setup;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** A position as JSON: the drawn meadow, edges that are not as at the start, and how far the turn has come. */
@About(
        "Only the board is needed: without the other fields seat 0 begins its turn, seat 0 owns pen 1, seat 1 pen 2 and so on, edges are as at the start, and the supply is what the board leaves of it. Flocks may be smaller than usual; dogs, obstacles and the ram may be missing.")
@Shaped
record WrittenMeadow(
        @About(
                "Rows 1 to 6 from the top, six cells a to f each with spaces between them. A cell is a dot, or ground (~ puddle, ~H and ~V with a bridge, (3NE) patch 3 with ports north and east), then sheep (w white, k black, b brown, g grey; wwk or w2k1), R for the ram, and dogs (WA white's dog A, WA! dazed, WA' recovering).")
        @Sized(least = Tile.COLUMNS, most = Tile.COLUMNS, words = "the meadow has six rows")
        List<
                        @Matches(
                                value = "\\s*\\S+(\\s+\\S+){5}\\s*",
                                words = "a row has six cells with spaces between them")
                        String>
                board,

        @About("Edges that are not as at the start, such as e1/f1, and what they are.") @Default("{}")
        Map<String, Edge.State> edges,

        @About("The number of each player's pen by colour; players who are out have none.")
        Optional<Map<String, @Within(least = 1, most = Box.PENS) Integer>> pens,

        @About("What is decided next: set-up (first, mud, puddles, place, pens, ram), a move, a pick; or how it ended.")
        @Default("act")
        Phase phase,

        @About("The seat of Player 1.") @Default("0") @Within(least = 0, most = Box.PENS - 1)
        int first,

        @About("Whose turn it is; Player 1's unless it is said.")
        Optional<@Within(least = 0, most = Box.PENS - 1) Integer> seat,

        @Default("1") @Within(least = 1, most = MessRules.MOST_ROUNDS)
        int round,

        @About("Moves left in this turn.") @Default("2") @Within(least = 1, most = Meadow.MOVES_A_TURN)
        int left,

        @About("Dogs that have moved this turn.") @Default("[]")
        List<Dog> used,

        @About("Tiles of patches that are used up this turn.") @Default("[]")
        List<Tile> patches,

        @About("Gates that are used up this turn (gateCapacity=turn).") @Default("[]")
        List<Edge> gates,

        @About(
                "Pieces that are left. Only how built walls divide into straight ones and corners is not seen on the board.")
        Optional<Map<Piece, @Within(least = 0, most = Piece.MOST) Integer>> supply,

        @About("Seats that are out.") @Default("[]") List<@Within(least = 0, most = Box.PENS - 1) Integer> out,

        @About("Phase pick: the dog whose bark waits.") Optional<Dog> bark,

        @About("Fingerprints of how turns began since something was last built; the last one is this turn's.")
        Optional<
                        List<
                                @Matches(
                                        value = "[0-9a-f]{1,16}",
                                        words = "a fingerprint has up to 16 hexadecimal digits")
                                String>>
                seen) {
    static WrittenMeadow of(Meadow meadow) {
        Course course = meadow.course;
        boolean compared = !meadow.phase().isOver() && meadow.rules.repetition() > 0;
        return new WrittenMeadow(
                Cell.rows(meadow),
                edges(meadow),
                Optional.of(pens(meadow)),
                meadow.phase(),
                course.first,
                Optional.of(course.seat),
                course.round,
                course.movesLeft,
                Dog.BOTH.stream().filter(course::isUsed).toList(),
                usedPatches(meadow),
                Edge.in(course.usedGates),
                Optional.of(supply(meadow)),
                IntStream.range(0, meadow.rules.seats())
                        .filter(meadow.pens::isOut)
                        .boxed()
                        .toList(),
                meadow.phase() == Phase.PICK ? Optional.of(Dog.of(meadow.barking())) : Optional.empty(),
                compared ? Optional.of(seen(meadow)) : Optional.empty());
    }

    private static Map<String, Edge.State> edges(Meadow meadow) {
        Land atTheStart = new Land(meadow.rules);
        Map<String, Edge.State> edges = new LinkedHashMap<>();
        Edge.ALL.stream()
                .filter(edge -> meadow.land.state(edge) != atTheStart.state(edge))
                .forEach(edge -> edges.put(edge.toString(), meadow.land.state(edge)));
        return edges;
    }

    private static Map<String, Integer> pens(Meadow meadow) {
        Map<String, Integer> pens = new LinkedHashMap<>();
        IntStream.range(0, meadow.rules.seats())
                .filter(meadow.pens::has)
                .forEach(player -> pens.put(meadow.colour(player).toString(), meadow.pens.of(player)));
        return pens;
    }

    static List<Tile> usedPatches(Meadow meadow) {
        return Tile.ALL.stream()
                .filter(tile -> Ground.isMud(meadow.land.ground(tile.number()))
                        && meadow.course.isUsedUp(0, Ground.patchBit(meadow.land.ground(tile.number()))))
                .toList();
    }

    static Map<Piece, Integer> supply(Meadow meadow) {
        Map<Piece, Integer> supply = new EnumMap<>(Piece.class);
        Piece.ALL.forEach(piece -> supply.put(piece, meadow.land.left(piece)));
        return supply;
    }

    private static List<String> seen(Meadow meadow) {
        return Arrays.stream(meadow.beginnings.list())
                .mapToObj("%016x"::formatted)
                .toList();
    }

    Meadow read(Setup setup) {
        return new PositionReader(MessRules.of(setup), this).read();
    }
}

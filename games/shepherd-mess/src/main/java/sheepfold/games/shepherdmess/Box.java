package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Matches;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/**
 * What lies in the box; an owner of the game can put right what we had to guess.
 *
 * @param pens by their numbers, from 1, as are the patches
 * @param flocks sheep of each player at a table of two, three and four
 */
@Shaped
record Box(
        @Sized(least = Box.PENS, most = Box.PENS, rule = "SM-PEN-01", words = "there are four pens, one in each corner")
        List<Pen> pens,

        @Sized(
                least = Box.PATCHES,
                most = Box.PATCHES,
                rule = "SM-SET-11",
                words = "a die names the ram's patch, so there are six")
        List<Patch> patches,

        @Within(least = 0, most = Box.MOST_PUDDLES) int puddles,

        @Sized(least = 3, most = 3, rule = "SM-SET-01", words = "there are flocks for two, three and four players")
        List<Flock> flocks,

        Pieces supply,
        Optional<JsonNode> provenance) {
    static final int PENS = 4;
    static final int PATCHES = 6;
    static final int MOST_PUDDLES = 10;
    static final int MOST_SHEEP = 10;

    private static final int FEWEST_PLAYERS = 2;

    static final Box OURS = Shape.of(Box.class).file(Box.class, "box.json");

    /** A corner tile behind a double gate on one inner side and a plain wall on the other. */
    record Pen(int number, Tile tile, Side gate, Side wall) {
        Pen {
            if (!tile.isCorner()) {
                throw new BadInput("tile", "SM-PEN-01", "a pen lies in a corner: a1, f1, f6 or a6");
            }
            checkInner("gate", tile, gate);
            checkInner("wall", tile, wall);
            if (gate == wall) {
                throw new BadInput("wall", "SM-PEN-01", "the double gate and the wall are on different sides");
            }
        }

        private static void checkInner(String name, Tile tile, Side side) {
            if (Edge.on(tile, side).isEmpty()) {
                throw new BadInput(
                        name, "SM-PEN-01", "it is to be a side of %s that faces another tile".formatted(tile));
            }
        }

        Edge gateEdge() {
            return Edge.on(tile, gate).orElseThrow();
        }

        Edge wallEdge() {
            return Edge.on(tile, wall).orElseThrow();
        }
    }

    /**
     * A muddy patch.
     *
     * @param kind as the rulebook calls it
     * @param ports the sides that its stones reach before it is turned
     */
    record Patch(
            int number,

            @Matches(value = "[^{}]+", words = "a kind has no braces")
            String kind,

            Ports ports) {}

    record Flock(
            int players,
            @Within(least = 1, most = MOST_SHEEP) int sheep) {}

    /** How many there are of each piece. */
    record Pieces(
            @Within(least = 0, most = Piece.MOST) int bridge,
            @Within(least = 0, most = Piece.MOST) int stone,
            @Within(least = 0, most = Piece.MOST) int wall,
            @Within(least = 0, most = Piece.MOST) int corner,
            @Within(least = 0, most = Piece.MOST) int gate) {
        /** As {@link Piece} counts it. */
        int packed() {
            return Piece.BRIDGE.times(bridge)
                    + Piece.STONE.times(stone)
                    + Piece.WALL.times(wall)
                    + Piece.CORNER.times(corner)
                    + Piece.GATE.times(gate);
        }
    }

    Box {
        pens = List.copyOf(pens);
        patches = List.copyOf(patches);
        for (int i = 0; i < pens.size(); i++) {
            Fields.within(pens.get(i).number, i + 1, i + 1, "pens[%d].number".formatted(i));
        }
        for (int i = 0; i < patches.size(); i++) {
            Fields.within(patches.get(i).number, i + 1, i + 1, "patches[%d].number".formatted(i));
        }
        for (int i = 0; i < flocks.size(); i++) {
            int players = FEWEST_PLAYERS + i;
            Fields.within(flocks.get(i).players, players, players, "flocks[%d].players".formatted(i));
        }
        if (pens.stream().map(Pen::tile).distinct().count() != PENS) {
            throw new BadInput("pens", "SM-PEN-01", "there are four pens, one in each corner");
        }
    }

    /** A box from where it lies in something larger. */
    static Box read(JsonNode json, String path) {
        return Shape.of(Box.class).read(json, path);
    }

    int flock(int seats) {
        return flocks.get(seats - FEWEST_PLAYERS).sheep;
    }

    Pen pen(int number) {
        return pens.get(number - 1);
    }

    Patch patch(int number) {
        return patches.get(number - 1);
    }

    long penTiles() {
        return union(pens.stream().mapToLong(pen -> pen.tile.bit()));
    }

    long doubleGates() {
        return union(pens.stream().mapToLong(pen -> pen.gateEdge().bit()));
    }

    /** The plain arms of the pens, which are walls from the start. */
    long penWalls() {
        return union(pens.stream().mapToLong(pen -> pen.wallEdge().bit()));
    }

    private static long union(LongStream sets) {
        return sets.reduce(0, (a, b) -> a | b);
    }

    /** How many sheep find a place in setup (SM-SET-06 to SM-SET-08). */
    int placesForSheep() {
        return LayingOut.SHEEP_A_TILE * (Tile.COUNT - PENS - PATCHES - puddles);
    }
}

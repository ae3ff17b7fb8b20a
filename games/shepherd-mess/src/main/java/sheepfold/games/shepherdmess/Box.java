package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.BadInput;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * What lies in the box; an owner of the game can put right what we had to guess.
 *
 * @param pens by their numbers, from 1
 * @param patches by their numbers, from 1
 * @param flocks sheep of each player at a table of two, three and four
 * @param supply as {@link Piece} counts it
 */
record Box(List<Pen> pens, List<Patch> patches, int puddles, List<Integer> flocks, int supply) {
    static final int PENS = 4;
    static final int PATCHES = 6;
    static final int MOST_PUDDLES = 10;

    private static final String FILE = "box.json";
    private static final int FEWEST_PLAYERS = 2;
    static final int MOST_SHEEP = 10;

    static final Box OURS = ours();

    /** A corner tile behind a double gate on one inner edge and a plain wall on the other. */
    record Pen(int number, Tile tile, Edge doubleGate, Edge wall) {}

    /**
     * A muddy patch.
     *
     * @param kind as the rulebook calls it
     * @param ports the sides that its stones reach before it is turned
     * @param rotations the different ways it can lie
     */
    record Patch(int number, String kind, int ports, List<Integer> rotations) {
        static Patch of(int number, String kind, int ports) {
            return new Patch(number, kind, ports, rotations(ports));
        }

        private static List<Integer> rotations(int ports) {
            return IntStream.range(0, Side.COUNT)
                    .map(turns -> (ports << turns | ports >> (Side.COUNT - turns)) & Side.ALL_BITS)
                    .distinct()
                    .boxed()
                    .toList();
        }
    }

    private static Box ours() {
        try {
            return read(Json.resource(Box.class, FILE));
        } catch (BadInput e) {
            throw e.within(FILE);
        }
    }

    static Box read(JsonNode json) {
        Fields file = Fields.of(json, "");
        List<Pen> pens = pens(file);
        List<Patch> patches = patches(file);
        int puddles = file.number("puddles", 0, MOST_PUDDLES);
        List<Integer> flocks = flocks(file);
        int supply = supply(file.object("supply"));
        file.has("provenance");
        file.nothingElse();
        return new Box(pens, patches, puddles, flocks, supply);
    }

    private static List<Pen> pens(Fields file) {
        List<Pen> pens = new ArrayList<>();
        for (Fields entry : file.objects("pens")) {
            pens.add(pen(entry, pens.size() + 1));
            entry.nothingElse();
        }
        long corners = pens.stream().map(Pen::tile).distinct().count();
        if (pens.size() != PENS || corners != PENS) {
            throw file.wrong("pens", "SM-PEN-01", "there are four pens, one in each corner");
        }
        return List.copyOf(pens);
    }

    private static Pen pen(Fields entry, int number) {
        entry.number("number", number, number);
        Tile tile = Tile.named(entry.text("tile"))
                .filter(Tile::isCorner)
                .orElseThrow(() -> entry.wrong("tile", "SM-PEN-01", "a pen lies in a corner: a1, f1, f6 or a6"));
        Edge gate = innerEdge(entry, "gate", tile);
        Edge wall = innerEdge(entry, "wall", tile);
        if (gate.equals(wall)) {
            throw entry.wrong("wall", "SM-PEN-01", "the double gate and the wall are on different sides");
        }
        return new Pen(number, tile, gate, wall);
    }

    private static Edge innerEdge(Fields entry, String name, Tile tile) {
        return Side.ALL.stream()
                .filter(side -> side.name().equals(entry.text(name)))
                .findFirst()
                .flatMap(side -> Edge.on(tile, side))
                .orElseThrow(() -> entry.wrong(
                        name, "SM-PEN-01", "it is to be a side of %s that faces another tile".formatted(tile)));
    }

    private static List<Patch> patches(Fields file) {
        List<Patch> patches = new ArrayList<>();
        for (Fields entry : file.objects("patches")) {
            int number = patches.size() + 1;
            entry.number("number", number, number);
            int ports = Ports.named(entry.text("ports"))
                    .map(Ports::bits)
                    .orElseThrow(() -> entry.wrong("ports", "ports are written in the order N E S W, such as NS"));
            patches.add(Patch.of(number, entry.text("kind"), ports));
            entry.nothingElse();
        }
        if (patches.size() != PATCHES) {
            throw file.wrong("patches", "SM-SET-11", "a die names the ram's patch, so there are six");
        }
        return List.copyOf(patches);
    }

    private static List<Integer> flocks(Fields file) {
        List<Integer> flocks = new ArrayList<>();
        for (Fields entry : file.objects("flocks")) {
            int players = FEWEST_PLAYERS + flocks.size();
            entry.number("players", players, players);
            flocks.add(entry.number("sheep", 1, MOST_SHEEP));
            entry.nothingElse();
        }
        if (flocks.size() != PENS - FEWEST_PLAYERS + 1) {
            throw file.wrong("flocks", "SM-SET-01", "there are flocks for two, three and four players");
        }
        return List.copyOf(flocks);
    }

    private static int supply(Fields counts) {
        int supply = 0;
        for (Piece piece : Piece.ALL) {
            supply += piece.times(counts.number(piece.toString(), 0, Piece.MOST));
        }
        counts.nothingElse();
        return supply;
    }

    int flock(int seats) {
        return flocks.get(seats - FEWEST_PLAYERS);
    }

    Pen pen(int number) {
        return pens.get(number - 1);
    }

    Patch patch(int number) {
        return patches.get(number - 1);
    }

    long penTiles() {
        return pens.stream().mapToLong(pen -> pen.tile.bit()).reduce(0, (a, b) -> a | b);
    }

    long doubleGates() {
        return pens.stream().mapToLong(pen -> pen.doubleGate.bit()).reduce(0, (a, b) -> a | b);
    }

    /** The plain arms of the pens, which are walls from the start. */
    long penWalls() {
        return pens.stream().mapToLong(pen -> pen.wall.bit()).reduce(0, (a, b) -> a | b);
    }

    /** How many sheep find a place in setup (SM-SET-06 to SM-SET-08). */
    int placesForSheep() {
        return 2 * (Tile.COUNT - PENS - PATCHES - puddles);
    }
}

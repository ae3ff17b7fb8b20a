package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/**
 * The border between two tiles, the left or upper one first. Sets of edges are bits of a long.
 *
 * @param side where the second tile lies, seen from the first
 */
record Edge(int number, Tile one, Tile other, Side side) implements Named {
    static final int NONE = -1;

    static final List<Edge> ALL = all();
    static final int COUNT = ALL.size();
    static final long EVERY = (1L << COUNT) - 1;

    /** The edges between two tiles one above the other. */
    static final long LYING = ALL.stream()
            .filter(edge -> edge.side == Side.S)
            .mapToLong(Edge::bit)
            .sum();

    private static final byte[] BY_SIDE = bySide();

    /** How an edge can be. */
    enum State {
        OPEN,
        WALL,
        GATE,
        DOUBLE;

        @JsonValue
        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    private static List<Edge> all() {
        List<Edge> sideBySide = Tile.ALL.stream()
                .flatMap(tile -> tile.neighbour(Side.E).map(east -> new Edge(0, tile, east, Side.E)).stream())
                .toList();
        List<Edge> oneAboveTheOther = Tile.ALL.stream()
                .flatMap(tile -> tile.neighbour(Side.S).map(south -> new Edge(0, tile, south, Side.S)).stream())
                .toList();
        List<Edge> edges =
                Stream.concat(sideBySide.stream(), oneAboveTheOther.stream()).toList();
        return IntStream.range(0, edges.size())
                .mapToObj(n -> new Edge(n, edges.get(n).one, edges.get(n).other, edges.get(n).side))
                .toList();
    }

    private static byte[] bySide() {
        byte[] edges = new byte[Tile.COUNT * Side.COUNT];
        Arrays.fill(edges, (byte) NONE);
        for (Edge edge : ALL) {
            int side = edge.side.ordinal();
            edges[edge.one.number() * Side.COUNT + side] = (byte) edge.number;
            edges[edge.other.number() * Side.COUNT + Side.opposite(side)] = (byte) edge.number;
        }
        return edges;
    }

    /** The number of the edge on a side of a tile, {@link #NONE} on the outer border. */
    static int on(int tile, int side) {
        return BY_SIDE[tile * Side.COUNT + side];
    }

    static Optional<Edge> on(Tile tile, Side side) {
        int number = on(tile.number(), side.ordinal());
        return number == NONE ? Optional.empty() : Optional.of(ALL.get(number));
    }

    static Edge of(int number) {
        return ALL.get(number);
    }

    /** The edge between two neighbours, such as {@code e1/f1}, in either order. */
    static Optional<Edge> named(String name) {
        String[] tiles = name.split("/", -1);
        if (tiles.length != 2) {
            return Optional.empty();
        }
        return ALL.stream()
                .filter(edge -> edge.joins(tiles[0], tiles[1]) || edge.joins(tiles[1], tiles[0]))
                .findFirst();
    }

    private boolean joins(String first, String second) {
        return one.toString().equals(first) && other.toString().equals(second);
    }

    static boolean isIn(int edge, long set) {
        return (set >>> edge & 1) != 0;
    }

    static List<Edge> in(long set) {
        return ALL.stream().filter(edge -> isIn(edge.number, set)).toList();
    }

    long bit() {
        return 1L << number;
    }

    @Override
    public Ref ref() {
        return Ref.sign("edge", toString());
    }

    @JsonValue
    @Override
    public String toString() {
        return one + "/" + other;
    }
}

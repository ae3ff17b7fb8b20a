package sheepfold.games.shepherdmess;

import java.util.Optional;
import java.util.stream.Stream;

/** A corner of a tile, where two of its sides meet. */
enum Corner {
    NE(Side.N, Side.E),
    SE(Side.S, Side.E),
    SW(Side.S, Side.W),
    NW(Side.N, Side.W);

    private final Side upright;
    private final Side across;

    Corner(Side upright, Side across) {
        this.upright = upright;
        this.across = across;
    }

    static Optional<Corner> named(String name) {
        return Stream.of(values()).filter(corner -> corner.name().equals(name)).findFirst();
    }

    /** Both edges that meet here as a set; nothing where one of them would lie on the outer border. */
    Optional<Long> edges(Tile tile) {
        return Edge.on(tile, upright).flatMap(one -> Edge.on(tile, across).map(other -> one.bit() | other.bit()));
    }

    @Override
    public String toString() {
        return upright + "-" + across;
    }
}

package sheepfold.games.shepherdmess;

import java.util.Optional;
import sheepfold.engine.Ref;

/** A corner of a tile, where two of its sides meet. */
enum Corner {
    NE(Side.N, Side.E, "north-east"),
    SE(Side.S, Side.E, "south-east"),
    SW(Side.S, Side.W, "south-west"),
    NW(Side.N, Side.W, "north-west");

    private final Side upright;
    private final Side across;
    private final String word;

    Corner(Side upright, Side across, String word) {
        this.upright = upright;
        this.across = across;
        this.word = word;
    }

    /** Both edges that meet here as a set; nothing where one of them would lie on the outer border. */
    Optional<Long> edges(Tile tile) {
        return Edge.on(tile, upright).flatMap(one -> Edge.on(tile, across).map(other -> one.bit() | other.bit()));
    }

    Ref ref() {
        return Ref.of("corner", name(), word);
    }
}

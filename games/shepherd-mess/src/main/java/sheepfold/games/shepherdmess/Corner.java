package sheepfold.games.shepherdmess;

import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A corner of a tile, where two of its sides meet. */
enum Corner implements Named {
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

    /** Both edges that meet here as a set, which is empty where one of them would lie on the outer border. */
    long edges(Tile tile) {
        int one = Edge.on(tile.number(), upright.ordinal());
        int other = Edge.on(tile.number(), across.ordinal());
        return one == Edge.NONE || other == Edge.NONE ? 0 : 1L << one | 1L << other;
    }

    @Override
    public Ref ref() {
        return Ref.of("corner", name(), word);
    }
}

package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What lies on an area. Tiles have two sides, which are pairs here: each pair shares one supply. */
enum Tile implements Named {
    CLEAN_EARTH("clean earth", Pair.LOW),
    BUSH("bush", Pair.LOW),
    LAKE("lake", Pair.WET),
    MEADOW("meadow", Pair.WET),
    SAPLING("sapling", Pair.TALL),
    TREE("tree", Pair.TALL);

    /** The two sides of a tile, and how many of it each player has. */
    enum Pair {
        LOW(11),
        WET(8),
        TALL(6);

        final int count;

        Pair(int count) {
            this.count = count;
        }
    }

    static final List<Tile> ALL = List.of(values());
    static final int KINDS = 6;

    private final String word;
    final Pair pair;

    Tile(String word, Pair pair) {
        this.word = word;
        this.pair = pair;
    }

    static Tile of(int kind) {
        return ALL.get(kind);
    }

    /** For the page. */
    String title() {
        return word;
    }

    @Override
    public Ref ref() {
        return Ref.of("tile", Ids.of(this), word);
    }

    @Override
    public String toString() {
        return Ids.of(this);
    }
}

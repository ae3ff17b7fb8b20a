package sheepfold.games.sheephop;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How far the drawing of a random level has come: first the kinds, then a space for each tile in turn. A layout that is
 * not legal is drawn anew; where luck or a narrow board never gives a legal one, the game goes on without tiles.
 *
 * @param wanted how many kinds the level has
 * @param failed how many layouts were drawn that may not lie
 */
record TileDraw(int wanted, Set<TileKind> kinds, int failed) {
    static final int MOST_FAILURES = 100;
    static final TileDraw NONE = of(0);

    static TileDraw of(int wanted) {
        return new TileDraw(wanted, Set.of(), 0);
    }

    boolean needsKind() {
        return kinds.size() < wanted;
    }

    TileDraw with(TileKind kind) {
        Set<TileKind> more = Stream.concat(kinds.stream(), Stream.of(kind)).collect(Collectors.toUnmodifiableSet());
        return new TileDraw(wanted, more, failed);
    }

    /** The tile that is to be laid next, unless all lie. */
    Optional<TileKind> next(Tiles laid) {
        return Stream.of(TileKind.values())
                .filter(kind -> kinds.contains(kind == TileKind.MOLEHILL ? TileKind.MOLE : kind))
                .filter(kind -> !laid.include(kind))
                .findFirst();
    }

    TileDraw afterFailure() {
        return new TileDraw(wanted, kinds, failed + 1);
    }

    boolean givesUp() {
        return failed >= MOST_FAILURES;
    }

    /** The most moves that drawing a level of so many kinds can take. */
    static int mostMoves(int wanted) {
        return wanted + MOST_FAILURES * (wanted + 1);
    }
}

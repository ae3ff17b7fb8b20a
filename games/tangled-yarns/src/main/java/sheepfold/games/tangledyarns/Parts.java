package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/**
 * Which sheep gives which tile to a lock, in the order of the sheep. In play it is one number, as there are so many of them.
 *
 * @param packed six bits for each sheep: the number of its tile and 1, or 0 if it takes no part
 */
record Parts(long packed) {
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    /** A tile for a sheep, to be added to others. */
    static long part(int sheep, int tile) {
        return (tile + 1L) << (sheep * BITS);
    }

    static Parts of(List<Part> parts) {
        return new Parts(parts.stream()
                .mapToLong(part -> part(part.sheep().ordinal(), part.tile().number()))
                .reduce(0, (some, other) -> some | other));
    }

    /** The sheep that take part. */
    static int band(long packed) {
        int band = 0;
        for (int sheep = 0; sheep < Sheep.COUNT; sheep++) {
            band |= tile(packed, sheep) >= 0 ? 1 << sheep : 0;
        }
        return band;
    }

    /** The tile of a sheep that takes part. */
    static int tile(long packed, int sheep) {
        return (int) (packed >>> (sheep * BITS) & MASK) - 1;
    }

    int band() {
        return band(packed);
    }

    int tile(int sheep) {
        return tile(packed, sheep);
    }

    @JsonValue
    List<Part> list() {
        return Band.list(band()).stream()
                .map(sheep -> new Part(sheep, Cell.of(tile(sheep.ordinal()))))
                .toList();
    }
}

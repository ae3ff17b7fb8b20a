package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.stream.Collectors;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A side of a tile, and the direction in which it lies. Sets of sides are bits of an int, north the lowest. */
enum Side implements Named {
    N("north"),
    E("east"),
    S("south"),
    W("west");

    static final List<Side> ALL = List.of(values());
    static final int COUNT = 4;
    static final int ALL_BITS = 0b1111;

    private final String word;

    Side(String word) {
        this.word = word;
    }

    static int left(int side) {
        return (side + 3) & 3;
    }

    static int right(int side) {
        return (side + 1) & 3;
    }

    static int opposite(int side) {
        return side ^ 2;
    }

    static boolean isIn(int side, int sides) {
        return (sides >> side & 1) != 0;
    }

    /** Does this side lie along the axis that joins west and east? */
    static boolean isHorizontal(int side) {
        return (side & 1) != 0;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** A set of sides by its letters, in the order N E S W. */
    static String letters(int sides) {
        return ALL.stream()
                .filter(side -> isIn(side.ordinal(), sides))
                .map(Side::name)
                .collect(Collectors.joining());
    }

    @Override
    public Ref ref() {
        return Ref.of("side", name(), word);
    }
}

package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.Locale;

/** A kind of landscape piece. The pieces that are left are kept as one number, six bits for each kind's count. */
enum Piece {
    BRIDGE,
    STONE,
    WALL,
    CORNER,
    GATE;

    static final List<Piece> ALL = List.of(values());
    static final int MOST = 60;

    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    int left(int supply) {
        return supply >> (ordinal() * BITS) & MASK;
    }

    /** So many of this kind, to be added to or taken from a supply. */
    int times(int count) {
        return count << (ordinal() * BITS);
    }

    /** As in "a stepping stone". */
    String inWords() {
        return switch (this) {
            case BRIDGE -> "bridge";
            case STONE -> "stepping stone";
            case WALL -> "straight wall";
            case CORNER -> "corner wall";
            case GATE -> "gate";
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

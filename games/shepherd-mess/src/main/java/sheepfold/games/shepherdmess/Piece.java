package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A kind of landscape piece. The pieces that are left are kept as one number, six bits for each kind's count. */
enum Piece implements Named {
    BRIDGE("bridge"),
    STONE("stepping stone"),
    WALL("straight wall"),
    CORNER("corner wall"),
    GATE("gate");

    static final List<Piece> ALL = List.of(values());
    static final int MOST = 60;

    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private final String word;

    Piece(String word) {
        this.word = word;
    }

    int left(int supply) {
        return supply >> (ordinal() * BITS) & MASK;
    }

    /** So many of this kind, to be added to or taken from a supply. */
    int times(int count) {
        return count << (ordinal() * BITS);
    }

    /** As in "a stepping stone". */
    @Override
    public Ref ref() {
        return Ref.of("piece", toString(), word);
    }

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}

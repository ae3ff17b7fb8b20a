package sheepfold.games.wolfandsheep;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** The two sides, in the order of their seats. */
enum Piece {
    SHEEP,
    WOLF;

    @JsonValue
    String id() {
        return Ids.of(this);
    }
}

package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What comes after moves that were tried out. */
public enum TryEnd {
    /** The same seat decides again. */
    GOES_ON,
    OTHERS,
    /** Nothing is drawn for a try. */
    CHANCE,
    /** The last move would show what the seat does not know, so nobody says what it brings. */
    HIDDEN,
    OVER;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

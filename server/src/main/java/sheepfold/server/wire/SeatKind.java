package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** Who sits on a seat. */
public enum SeatKind {
    OPEN,
    PERSON,
    BOT;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

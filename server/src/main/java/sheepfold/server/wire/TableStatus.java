package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** Whether people still come, play, or have played. */
public enum TableStatus {
    OPEN,
    PLAYING,
    OVER;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** How a game can end. */
public enum ResultKind {
    WIN,
    LOSS,
    DRAW,
    SCORES;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

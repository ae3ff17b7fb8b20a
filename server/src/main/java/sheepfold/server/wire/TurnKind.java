package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** Whose decision it is. */
public enum TurnKind {
    PLAYERS,
    CHANCE,
    OVER;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

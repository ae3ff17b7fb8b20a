package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** Whether any of those who are asked may decide, or all are to answer in secret. */
public enum TurnMode {
    ANY,
    ALL;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** How far a run of the lab has come. */
public enum RunStatus {
    WAITING,
    RUNNING,
    PAUSED,
    STOPPED,
    FAILED,
    DONE;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

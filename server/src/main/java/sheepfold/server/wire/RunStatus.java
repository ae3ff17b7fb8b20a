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

    /** Is it, or will it be, played on? */
    public boolean isOpen() {
        return switch (this) {
            case WAITING, RUNNING, PAUSED -> true;
            case STOPPED, FAILED, DONE -> false;
        };
    }

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

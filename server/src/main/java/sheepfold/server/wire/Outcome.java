package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What is known of a request that failed. */
public enum Outcome {
    UNKNOWN;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** A bot that is quick enough to measure with. */
public enum QuickBot {
    RANDOM,
    GREEDY;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

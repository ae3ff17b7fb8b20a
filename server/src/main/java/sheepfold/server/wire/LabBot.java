package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** A bot that the lab lets play: those that think for seconds are left to the command line. */
public enum LabBot {
    RANDOM,
    GREEDY,
    EASY,
    MEDIUM;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

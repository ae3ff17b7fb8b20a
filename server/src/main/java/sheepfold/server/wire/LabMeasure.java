package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What the lab measures for those alone who ask, because it takes long. */
public enum LabMeasure {
    CHOICES,
    SKILL,
    LUCK;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}

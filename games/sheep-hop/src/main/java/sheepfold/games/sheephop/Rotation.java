package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;
import sheepfold.engine.Ref;

/** Which way round the wolves go. */
enum Rotation {
    CLOCKWISE,
    COUNTERCLOCKWISE;

    Ref ref() {
        return Ref.of("direction", toString(), toString());
    }

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}

package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** Which way round the wolves go. */
enum Rotation implements Named {
    CLOCKWISE("clockwise"),
    COUNTERCLOCKWISE("counterclockwise");

    private final String name;

    Rotation(String name) {
        this.name = name;
    }

    @Override
    public Ref ref() {
        return Ref.of("direction", name, name);
    }

    @JsonValue
    @Override
    public String toString() {
        return name;
    }
}

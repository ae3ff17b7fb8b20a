package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import sheepfold.engine.Named;

/** Where a root can be: on an action space or on the tree of an area. Spaces come first in the count of spots. */
sealed interface Spot extends Named permits Space, Area {
    int COUNT = Space.COUNT + Area.COUNT;

    int spot();

    @JsonValue
    String name();

    static Spot of(int spot) {
        return spot < Space.COUNT ? Space.of(spot) : Area.of(spot - Space.COUNT);
    }

    /** Might it be one? */
    static boolean isLike(String name) {
        return name.matches("[a-g]{1,2}\\d{1,2}");
    }

    static Optional<Spot> named(String name) {
        return Space.named(name).<Spot>map(space -> space).or(() -> Area.named(name));
    }
}

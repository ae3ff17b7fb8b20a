package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import java.util.stream.Stream;
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

    static Optional<Spot> named(String name) {
        return Stream.<Optional<? extends Spot>>of(Space.named(name), Area.named(name))
                .flatMap(Optional::stream)
                .<Spot>map(spot -> spot)
                .findFirst();
    }
}

package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import java.util.stream.Stream;

/** The four ways from a space; sheep never go diagonally. */
enum Direction {
    NORTH(0, 1),
    EAST(1, 0),
    SOUTH(0, -1),
    WEST(-1, 0);

    static final int COUNT = 4;

    final int columns;
    final int rows;

    Direction(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The direction with that initial, as board files write it. */
    static Optional<Direction> of(String letter) {
        return Stream.of(values())
                .filter(direction -> direction.letter().equals(letter))
                .findFirst();
    }

    @JsonValue
    String letter() {
        return name().substring(0, 1);
    }
}

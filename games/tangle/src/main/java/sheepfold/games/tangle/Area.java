package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Ref;

/**
 * A triangle between three points of the lattice, on which a tile can lie. In play areas are numbers, and sets of them bits
 * of a long.
 */
record Area(int number, @JsonValue String name) implements Spot {
    static final int COUNT = 54;
    static final List<Area> ALL = Lattice.areas();

    static Area of(int number) {
        return ALL.get(number);
    }

    @JsonCreator
    static Optional<Area> named(String name) {
        return ALL.stream().filter(area -> area.name.equals(name)).findFirst();
    }

    static List<Area> in(long areas) {
        return ALL.stream().filter(area -> (areas >> area.number & 1) != 0).toList();
    }

    /** Areas as bits, which stand as a list. */
    record Some(long bits) {
        static Some of(List<Area> areas) {
            return new Some(areas.stream().mapToLong(area -> 1L << area.number).reduce(0, (some, one) -> some | one));
        }

        @JsonValue
        List<Area> list() {
            return in(bits);
        }
    }

    @Override
    public int spot() {
        return Space.COUNT + number;
    }

    @Override
    public Ref ref() {
        return Ref.sign("area", name);
    }

    @Override
    public String toString() {
        return name;
    }
}

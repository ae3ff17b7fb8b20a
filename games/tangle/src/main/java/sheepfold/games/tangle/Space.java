package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Ref;

/**
 * An action space: a point of the lattice, named by its row and its place in it. In play spaces are numbers, and sets of them
 * bits of an int.
 */
record Space(int number, @JsonValue String name, int q, int r) implements Spot {
    static final List<Space> ALL = Lattice.spaces();
    static final int COUNT = 31;
    static final int CENTRE = COUNT / 2;

    static Space of(int number) {
        return ALL.get(number);
    }

    @JsonCreator
    static Optional<Space> named(String name) {
        return ALL.stream().filter(space -> space.name.equals(name)).findFirst();
    }

    @Override
    public int spot() {
        return number;
    }

    @Override
    public Ref ref() {
        return Ref.sign("space", name);
    }

    @Override
    public String toString() {
        return name;
    }
}

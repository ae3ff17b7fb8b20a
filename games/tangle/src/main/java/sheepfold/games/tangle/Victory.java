package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A victory card, by its number from 0 and its id; what it asks for is data. In play sets of them are bits of an int. */
record Victory(int number, @JsonValue String id) implements Named {
    static final int COUNT = 21;
    static final int EVERY = (1 << COUNT) - 1;
    static final int HELD = 3;
    static final List<Victory> ALL = IntStream.range(0, COUNT)
            .mapToObj(number -> new Victory(number, "V%02d".formatted(number + 1)))
            .toList();

    static Victory of(int number) {
        return ALL.get(number);
    }

    @JsonCreator
    static Optional<Victory> named(String id) {
        return ALL.stream().filter(card -> card.id.equals(id)).findFirst();
    }

    static List<Victory> in(int cards) {
        return ALL.stream().filter(card -> (cards >> card.number & 1) != 0).toList();
    }

    @Override
    public Ref ref() {
        return Ref.of("victory", id, Box.OURS.victory().cards().get(number).name());
    }

    @Override
    public String toString() {
        return id;
    }
}

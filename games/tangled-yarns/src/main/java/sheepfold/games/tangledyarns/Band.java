package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Sentence;

/** Some of the sheep; in play they are bits of an int. */
record Band(int bits) {
    private static final List<List<Sheep>> LISTS = IntStream.range(0, 1 << Sheep.COUNT)
            .mapToObj(
                    bits -> Sheep.ALL.stream().filter(sheep -> sheep.isIn(bits)).toList())
            .toList();
    private static final List<Band> ALL =
            IntStream.range(0, 1 << Sheep.COUNT).mapToObj(Band::new).toList();

    static Band of(int bits) {
        return ALL.get(bits);
    }

    static Band of(List<Sheep> sheep) {
        return of(sheep.stream().mapToInt(Sheep::bit).reduce(0, (some, other) -> some | other));
    }

    static List<Sheep> list(int bits) {
        return LISTS.get(bits);
    }

    /** "Lily, Poppy and Twyla". */
    static Sentence words(int bits) {
        return Sentence.list(list(bits));
    }

    @JsonValue
    List<Sheep> sheep() {
        return list(bits);
    }
}

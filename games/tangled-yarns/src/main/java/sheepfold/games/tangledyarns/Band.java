package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Sentence;

/** Some of the sheep; in play they are bits of an int. */
record Band(int bits) {
    private static final List<List<Sheep>> LISTS = IntStream.range(0, 1 << Sheep.COUNT)
            .mapToObj(
                    bits -> Sheep.ALL.stream().filter(sheep -> sheep.isIn(bits)).toList())
            .toList();
    private static final int[][] IN_PLAY = LISTS.stream()
            .map(sheep -> sheep.stream().mapToInt(Sheep::ordinal).toArray())
            .toArray(int[][]::new);
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

    /** The sheep as play knows them. */
    static int[] numbers(int bits) {
        return IN_PLAY[bits];
    }

    /** Each sheep named once. */
    static Optional<Band> named(String text) {
        String[] names = text.split("\\+", -1);
        List<Sheep> sheep = Stream.of(names)
                .flatMap(name -> Sheep.named(name).stream())
                .distinct()
                .toList();
        return sheep.size() == names.length ? Optional.of(of(sheep)) : Optional.empty();
    }

    /** "Lily, Poppy and Twyla". */
    Sentence words() {
        return Sentence.list(sheep());
    }

    @JsonValue
    List<Sheep> sheep() {
        return list(bits);
    }

    @Override
    public String toString() {
        return sheep().stream().map(Sheep::toString).collect(Collectors.joining("+"));
    }
}

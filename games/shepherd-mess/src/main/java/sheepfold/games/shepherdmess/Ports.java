package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Sentence;

/** The sides of a patch that stepping stones reach, as bits, north the lowest. */
record Ports(int bits) {
    static final List<Ports> ALL =
            IntStream.rangeClosed(0, Side.ALL_BITS).mapToObj(Ports::new).toList();

    private static final List<List<Ports>> ROTATIONS =
            IntStream.rangeClosed(0, Side.ALL_BITS).mapToObj(Ports::turned).toList();

    static Ports of(int bits) {
        return ALL.get(bits);
    }

    /** Those that letters name, each once and in the order N E S W. */
    static Optional<Ports> named(String letters) {
        return ALL.stream()
                .filter(ports -> ports.bits != 0 && ports.toString().equals(letters))
                .findFirst();
    }

    /** The different ways a patch with these ports can lie. */
    List<Ports> rotations() {
        return ROTATIONS.get(bits);
    }

    private static List<Ports> turned(int bits) {
        return IntStream.range(0, Side.COUNT)
                .mapToObj(turns -> of((bits << turns | bits >> (Side.COUNT - turns)) & Side.ALL_BITS))
                .distinct()
                .toList();
    }

    Sentence words() {
        return Sentence.list(Side.ALL.stream()
                .filter(side -> Side.isIn(side.ordinal(), bits))
                .map(Side::ref)
                .toList());
    }

    @JsonValue
    @Override
    public String toString() {
        return Side.letters(bits);
    }
}

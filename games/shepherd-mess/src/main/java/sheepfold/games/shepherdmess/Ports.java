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

    static Ports of(int bits) {
        return ALL.get(bits);
    }

    /** Those that letters name, each once and in the order N E S W. */
    static Optional<Ports> named(String letters) {
        return ALL.stream()
                .filter(ports -> ports.bits != 0 && ports.toString().equals(letters))
                .findFirst();
    }

    Sentence sign() {
        return Sentence.sign(toString());
    }

    @JsonValue
    @Override
    public String toString() {
        return Side.letters(bits);
    }
}

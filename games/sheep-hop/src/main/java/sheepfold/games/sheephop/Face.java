package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** The faces of the die, and {@code UNROLLED} for a die that lies in its tray. */
public enum Face implements Named {
    TRIANGLE("T", "triangle sheep"),
    CIRCLE("C", "circle sheep"),
    SQUARE("S", "square sheep"),
    ANY("*", "any sheep"),
    BOTH_WOLVES("w", "both wolves"),
    BIG_BAD_WOLF("W", "two Big Bad Wolves"),
    UNROLLED("", "not rolled");

    /** The six faces. */
    static final List<Face> DIE =
            Arrays.stream(values()).filter(face -> face != UNROLLED).toList();

    private final String notation;
    private final String words;

    Face(String notation, String words) {
        this.notation = notation;
        this.words = words;
    }

    static Optional<Face> of(String notation) {
        return DIE.stream().filter(face -> face.notation.equals(notation)).findFirst();
    }

    /** The face that names one colour. */
    static Face of(Colour colour) {
        return switch (colour) {
            case TRIANGLE -> TRIANGLE;
            case CIRCLE -> CIRCLE;
            case SQUARE -> SQUARE;
        };
    }

    /** Does this face move sheep, of one colour or any? */
    boolean movesSheep() {
        return compareTo(ANY) <= 0;
    }

    @Override
    public Ref ref() {
        return Ref.of("face", notation, words);
    }

    @JsonValue
    public String notation() {
        return notation;
    }

    @Override
    public String toString() {
        return words;
    }
}

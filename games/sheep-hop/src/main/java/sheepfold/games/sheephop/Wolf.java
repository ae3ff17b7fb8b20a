package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** The two wolves. */
public enum Wolf implements Named {
    LITTLE('L', "Little Wolf"),
    BIG_BAD('B', "Big Bad Wolf");

    final char letter;
    private final String title;

    Wolf(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    /** As views, moves and events call it. */
    @JsonValue
    String id() {
        return String.valueOf(letter);
    }

    static Optional<Wolf> of(char letter) {
        return Stream.of(values()).filter(wolf -> wolf.letter == letter).findFirst();
    }

    @Override
    public Ref ref() {
        return Ref.of("wolf", id(), title);
    }

    @Override
    public String toString() {
        return title;
    }
}

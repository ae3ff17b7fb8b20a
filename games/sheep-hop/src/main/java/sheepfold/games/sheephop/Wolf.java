package sheepfold.games.sheephop;

import java.util.Optional;
import java.util.stream.Stream;

/** The two wolves. */
public enum Wolf {
    LITTLE('L', "Little Wolf"),
    BIG_BAD('B', "Big Bad Wolf");

    private final char letter;
    private final String title;

    Wolf(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    public char letter() {
        return letter;
    }

    static Optional<Wolf> of(char letter) {
        return Stream.of(values()).filter(wolf -> wolf.letter == letter).findFirst();
    }

    @Override
    public String toString() {
        return title;
    }
}

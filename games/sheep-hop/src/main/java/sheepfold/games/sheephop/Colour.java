package sheepfold.games.sheephop;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The three colours of sheep, named by the symbol that always goes with the colour. */
public enum Colour {
    TRIANGLE('T'),
    CIRCLE('C'),
    SQUARE('S');

    static final List<Colour> ALL = List.of(values());

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    static Optional<Colour> of(char letter) {
        return ALL.stream().filter(colour -> colour.letter == letter).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

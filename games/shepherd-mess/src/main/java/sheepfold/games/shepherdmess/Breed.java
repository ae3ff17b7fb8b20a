package sheepfold.games.shepherdmess;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A breed of sheep, and the colour of the dogs that go with it. */
enum Breed {
    WHITE('w'),
    BLACK('k'),
    BROWN('b'),
    GREY('g');

    private final char letter;

    Breed(char letter) {
        this.letter = letter;
    }

    static Optional<Breed> named(String name) {
        return Stream.of(values())
                .filter(breed -> breed.toString().equals(name))
                .findFirst();
    }

    static Optional<Breed> of(char letter) {
        return Stream.of(values()).filter(breed -> breed.letter == letter).findFirst();
    }

    char letter() {
        return letter;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

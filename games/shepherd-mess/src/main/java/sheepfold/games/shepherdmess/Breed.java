package sheepfold.games.shepherdmess;

import java.util.Optional;
import java.util.stream.Stream;

/** A breed of sheep, and the colour of the dogs that go with it. */
enum Breed {
    WHITE('w', "white", "White"),
    BLACK('k', "black", "Black"),
    BROWN('b', "brown", "Brown"),
    GREY('g', "grey", "Grey");

    final char letter;
    private final String word;
    /** Its name where a sentence begins with it. */
    final String atHead;

    Breed(char letter, String word, String atHead) {
        this.letter = letter;
        this.word = word;
        this.atHead = atHead;
    }

    static Optional<Breed> named(String name) {
        return Stream.of(values()).filter(breed -> breed.word.equals(name)).findFirst();
    }

    static Optional<Breed> of(char letter) {
        return Stream.of(values()).filter(breed -> breed.letter == letter).findFirst();
    }

    @Override
    public String toString() {
        return word;
    }
}

package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/**
 * What a player's flock and dogs are called, as in {@code white}; the ram has a name of its own.
 *
 * @param number the seat, or {@link Flocks#RAM}
 * @param word in notation and in the midst of a sentence
 * @param name at the head of a sentence
 */
record Colour(int number, String word, String name) implements Named {
    static final Colour RAM = new Colour(Flocks.RAM, "ram", "Ram");

    static Colour of(int seat, Breed breed) {
        return new Colour(seat, breed.toString(), breed.atHead);
    }

    /** A seat that nobody has. */
    static Colour unknown(int seat) {
        return new Colour(seat, "such", "Such");
    }

    /** Whoever plays it, where a person is meant rather than the pieces. */
    Ref player() {
        return Ref.of("seat", Integer.toString(number), word);
    }

    @Override
    public Ref ref() {
        return Ref.of("flock", Integer.toString(number), word);
    }

    Ref atHead() {
        return Ref.of("flock", Integer.toString(number), name);
    }

    boolean isRam() {
        return number == Flocks.RAM;
    }

    @JsonValue
    @Override
    public String toString() {
        return word;
    }
}

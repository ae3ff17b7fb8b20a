package sheepfold.engine;

import sheepfold.json.Shaped;

/**
 * Something that a sentence names: a seat, a place, a card. A page can show it, link it or put a person's name in its place.
 *
 * @param kind what it is, one word such as {@code seat}
 * @param id which one, in the way views and moves name it
 */
@Shaped
public record Ref(String kind, String id, Sentence name) {
    /** A seat of which the game says no more than that somebody plays there. */
    public static Ref player(int seat) {
        return new Ref("seat", Integer.toString(seat), Sentence.of("player {n}", seat + 1));
    }

    /** Named by a word that each language has its own of. */
    public static Ref of(String kind, String id, String name) {
        return new Ref(kind, id, Sentence.of(name));
    }

    /** Named by a sign that is the same in every language: {@code e4}, {@code T2}. */
    public static Ref sign(String kind, String id) {
        return new Ref(kind, id, Sentence.sign(id));
    }

    public static Ref sign(String kind, String id, String name) {
        return new Ref(kind, id, Sentence.sign(name));
    }
}

package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Sentence;

/** One of a player's two sheepdogs. All dogs of a table are numbered, two for each seat. */
enum Dog {
    A,
    B;

    static final List<Dog> BOTH = List.of(values());

    static int number(int seat, Dog dog) {
        return 2 * seat + dog.ordinal();
    }

    static Dog of(int number) {
        return BOTH.get(number & 1);
    }

    static int seatOf(int number) {
        return number >> 1;
    }

    Sentence sign() {
        return Sentence.sign(name());
    }

    int bit() {
        return 1 << ordinal();
    }
}

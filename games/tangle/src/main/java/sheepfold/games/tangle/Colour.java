package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** The colour of a seat, in the order of seats. */
enum Colour implements Named {
    RED("R", "Red"),
    PURPLE("P", "Purple"),
    GREEN("G", "Green"),
    ORANGE("O", "Orange");

    static final List<Colour> ALL = List.of(values());
    static final int MOST = 4;

    private final String code;
    private final String word;

    Colour(String code, String word) {
        this.code = code;
        this.word = word;
    }

    static Colour of(int seat) {
        return ALL.get(seat);
    }

    /** A seat as sentences name it. */
    static Ref seat(int seat) {
        return new Ref("seat", Integer.toString(seat), Sentence.of(of(seat).word));
    }

    @Override
    public Ref ref() {
        return seat(ordinal());
    }

    @Override
    public String toString() {
        return code;
    }
}

package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A colour of marbles: a direction by the altar's arrows, clockwise from the north, and the corner that lies there. */
enum Colour implements Named {
    RED("r", "red"),
    BLUE("b", "blue"),
    GREEN("g", "green"),
    ORANGE("o", "orange"),
    BLACK("k", "black"),
    PURPLE("p", "purple");

    static final List<Colour> ALL = List.of(values());
    static final int COUNT = 6;

    private final String code;
    private final String word;

    Colour(String code, String word) {
        this.code = code;
        this.word = word;
    }

    static Colour of(int direction) {
        return ALL.get(direction);
    }

    static Optional<Colour> coded(String code) {
        return ALL.stream().filter(colour -> colour.code.equals(code)).findFirst();
    }

    /** The direction so many steps further clockwise, at most six. */
    static int clockwise(int direction, int steps) {
        int turned = direction + steps;
        return turned >= COUNT ? turned - COUNT : turned;
    }

    static int opposite(int direction) {
        return clockwise(direction, COUNT / 2);
    }

    @Override
    public Ref ref() {
        return Ref.of("colour", code, word);
    }

    @JsonValue
    @Override
    public String toString() {
        return code;
    }
}

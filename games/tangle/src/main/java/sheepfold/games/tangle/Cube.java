package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A kind of resource. */
enum Cube implements Named {
    EARTH("E", "earth"),
    WATER("W", "water"),
    NOURISHMENT("N", "nourishment"),
    MANA("M", "mana");

    static final List<Cube> ALL = List.of(values());
    static final int KINDS = 4;
    static final int E = 0;
    static final int W = 1;
    static final int N = 2;
    static final int M = 3;

    private final String code;
    private final String word;

    Cube(String code, String word) {
        this.code = code;
        this.word = word;
    }

    static Cube of(int kind) {
        return ALL.get(kind);
    }

    static Optional<Cube> coded(String code) {
        return ALL.stream().filter(cube -> cube.code.equals(code)).findFirst();
    }

    @Override
    public Ref ref() {
        return Ref.of("cube", code, word);
    }

    @Override
    public String toString() {
        return code;
    }
}

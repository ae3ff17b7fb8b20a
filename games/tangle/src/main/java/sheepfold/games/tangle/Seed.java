package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** The two kinds of seeds. */
enum Seed implements Named {
    BUSH("bush seed"),
    TREE("tree seed");

    static final List<Seed> ALL = List.of(values());
    static final int KINDS = 2;
    /** How many of each lie in the box. */
    static final int SUPPLY = 10;

    private final String word;

    Seed(String word) {
        this.word = word;
    }

    static Seed of(int kind) {
        return ALL.get(kind);
    }

    @Override
    public Ref ref() {
        return Ref.of("seed", Ids.of(this), word);
    }

    @Override
    public String toString() {
        return Ids.of(this);
    }
}

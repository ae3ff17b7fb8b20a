package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A kind of upkeep with its track, in the order in which they are paid. */
enum Track implements Named {
    LAKES("L", "lakes", Cube.EARTH),
    GROWTH("B", "bushes and meadows", Cube.WATER),
    CARDS("C", "enchantments", Cube.NOURISHMENT);

    static final List<Track> ALL = List.of(values());
    static final int COUNT = 3;

    private final String code;
    private final String word;
    final Cube cube;

    Track(String code, String word, Cube cube) {
        this.code = code;
        this.word = word;
        this.cube = cube;
    }

    static Track of(int track) {
        return ALL.get(track);
    }

    @Override
    public Ref ref() {
        return Ref.of("track", code, word);
    }

    @Override
    public String toString() {
        return code;
    }
}

package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
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

    @JsonCreator
    static Optional<Track> coded(String code) {
        return ALL.stream().filter(track -> track.code.equals(code)).findFirst();
    }

    @Override
    public Ref ref() {
        return Ref.of("track", code, word);
    }

    @JsonValue
    @Override
    public String toString() {
        return code;
    }
}

package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Sentence;

/** A sheep, or the ram, that waits on a tile to be picked. */
record Contender(Tile tile, Colour flock) {
    Sentence words() {
        return flock.isRam()
                ? Sentence.of("the ram on {tile}", tile)
                : Sentence.of("the {colour} sheep on {tile}", flock, tile);
    }

    /** As a pick is written: {@code d1:white}. */
    @JsonValue
    @Override
    public String toString() {
        return tile + ":" + flock;
    }
}

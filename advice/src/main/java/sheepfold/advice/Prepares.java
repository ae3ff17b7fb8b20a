package sheepfold.advice;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import sheepfold.engine.Setup;

/** A game that can work out endgames in advance and look them up later, when it is asked for exact advice. */
public interface Prepares {
    /** What was made, in a sentence. */
    record Prepared(Path file, String summary) {}

    /**
     * Works out every endgame with up to so many pieces and puts the file in its place when it is complete.
     *
     * @param progress hears from 0 to 1 how far it has come
     * @param file where to; without one the game chooses the place in which it looks
     */
    Prepared prepare(Setup setup, int pieces, DoubleConsumer progress, Optional<Path> file);
}

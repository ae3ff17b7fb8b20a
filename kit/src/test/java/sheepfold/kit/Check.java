package sheepfold.kit;

import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** One thing that is true of all games alike, tried on one random game after another. */
interface Check<P extends Position<P, M>, M extends Move> {
    String name();

    void on(RandomGame<P, M> game);

    /** What is left to say when all games were looked at; a check that had no occasion to look fails here. */
    default void afterwards() {}
}

package sheepfold.advice;

import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** A game that knows how it is played well, and so one that bots can play. */
public interface AdvisedGame<P extends Position<P, M>, M extends Move> extends Game<P, M> {
    Advice<P, M> advice();
}

package sheepfold.games.wolfandsheep;

import sheepfold.engine.Move;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** What a player may do: move one piece a step, or pass when no sheep can move. */
@Lines(HuntNotation.class)
sealed interface HuntMove extends Move {
    @Line("{from}-{to}")
    @Says(when = "isByTheWolf", value = "Wolf from {from} to {to}")
    @Says("Sheep from {from} to {to}")
    record Step(Square from, Square to) implements HuntMove {}

    @Line("pass")
    @Says("Pass: no sheep can move")
    record Pass() implements HuntMove {}
}

package sheepfold.games.wolfandsheep;

import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Says;

/** What happens on the pasture. */
sealed interface HuntEvent extends Event {
    @Says(when = "piece=WOLF", value = "The wolf goes from {from} to {to}.")
    @Says("A sheep goes from {from} to {to}.")
    record Moved(Piece piece, Square from, Square to) implements HuntEvent {}

    @Says("No sheep can move; they pass.")
    record Passed() implements HuntEvent {}

    @Override
    default Sentence text() {
        return HuntEventLines.words(this);
    }
}

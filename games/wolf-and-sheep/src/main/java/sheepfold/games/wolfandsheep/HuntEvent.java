package sheepfold.games.wolfandsheep;

import sheepfold.engine.Event;
import sheepfold.engine.Sentence;

/** What happens on the pasture. */
sealed interface HuntEvent extends Event {
    record Moved(Piece piece, Square from, Square to) implements HuntEvent {
        @Override
        public Sentence text() {
            return switch (piece) {
                case WOLF -> Sentence.of("The wolf goes from {from} to {to}.", from, to);
                case SHEEP -> Sentence.of("A sheep goes from {from} to {to}.", from, to);
            };
        }
    }

    record Passed() implements HuntEvent {
        @Override
        public Sentence text() {
            return Sentence.of("No sheep can move; they pass.");
        }
    }
}

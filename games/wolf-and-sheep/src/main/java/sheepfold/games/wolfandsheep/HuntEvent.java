package sheepfold.games.wolfandsheep;

import sheepfold.engine.Event;

/** What happens on the pasture. */
sealed interface HuntEvent extends Event {
    record Moved(String piece, String from, String to) implements HuntEvent {
        @Override
        public String text() {
            return "%s goes from %s to %s.".formatted(piece.equals("wolf") ? "The wolf" : "A sheep", from, to);
        }
    }

    record Passed() implements HuntEvent {
        @Override
        public String text() {
            return "No sheep can move; they pass.";
        }
    }
}

package sheepfold.kit.game;

import java.util.List;
import sheepfold.engine.Move;

/** What chance and the shepherds may do. */
sealed interface HushMove extends Move {
    /** Chance gives a card to the first seat that lacks one. */
    record Deal(Card card) implements HushMove {}

    record Show(Card card, int to) implements HushMove {}

    record Done() implements HushMove {}

    record Wait() implements HushMove {}

    record Lay(Card card) implements HushMove {}

    record Silence() implements HushMove {}

    record Pass() implements HushMove {}

    record Arrange(List<Card> row) implements HushMove {
        public Arrange {
            row = List.copyOf(row);
        }
    }

    record Keep() implements HushMove {}
}

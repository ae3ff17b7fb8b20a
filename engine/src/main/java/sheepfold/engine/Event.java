package sheepfold.engine;

import sheepfold.json.Shaped;

/** Something that a move caused: a record that feeds animation and the log in words. */
@Shaped
public interface Event {
    /** One sentence for the log. */
    Sentence text();

    /** Did somebody learn what they did not know before? Then undo is no longer free. */
    default boolean reveals() {
        return false;
    }
}

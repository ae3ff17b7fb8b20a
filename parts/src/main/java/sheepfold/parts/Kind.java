package sheepfold.parts;

/**
 * A kind of card, cube, marble or face: an enum constant, or a record from a data file that knows its place in the box.
 * Used with {@link Bag}.
 */
public interface Kind {
    /** Counted from 0; the place in the list of all kinds. */
    int ordinal();
}

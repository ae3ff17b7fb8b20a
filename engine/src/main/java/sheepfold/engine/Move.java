package sheepfold.engine;

/** One decision of a seat or one outcome of chance: an immutable value. Each game has one sealed hierarchy of records. */
public interface Move {}

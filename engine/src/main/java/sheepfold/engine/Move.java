package sheepfold.engine;

import sheepfold.json.Shaped;

/** One decision of a seat or one outcome of chance: an immutable value. Each game has one sealed hierarchy of records. */
@Shaped
public interface Move {}

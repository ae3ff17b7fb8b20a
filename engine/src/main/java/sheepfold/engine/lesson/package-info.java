/** Lessons and puzzles: positions with one task each, as data. They know no game; the game's own moves are what is taught. */
@NullMarked
package sheepfold.engine.lesson;

import org.jspecify.annotations.NullMarked;

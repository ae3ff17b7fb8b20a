/** Puzzles out of games between bots. */
@NullMarked
package sheepfold.lab.puzzle;

import org.jspecify.annotations.NullMarked;

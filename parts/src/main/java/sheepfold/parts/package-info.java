/**
 * Parts that games share, and nothing of any one game: bags of pieces, boards and ways across them.
 * A part that fewer than two games use goes back to the game that has it.
 */
@NullMarked
package sheepfold.parts;

import org.jspecify.annotations.NullMarked;

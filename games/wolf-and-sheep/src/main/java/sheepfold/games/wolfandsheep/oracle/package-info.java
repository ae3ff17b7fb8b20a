/** The game solved: who wins each position, and in how many moves. */
@NullMarked
package sheepfold.games.wolfandsheep.oracle;

import org.jspecify.annotations.NullMarked;

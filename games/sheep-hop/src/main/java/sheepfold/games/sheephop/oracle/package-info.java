/** Exact values of endgames: with few sheep left, every position is worked out for every number of rolls until nightfall. */
@NullMarked
package sheepfold.games.sheephop.oracle;

import org.jspecify.annotations.NullMarked;

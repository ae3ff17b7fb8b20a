/** Tangle: rules, data, notation and advice. */
@NullMarked
package sheepfold.games.tangle;

import org.jspecify.annotations.NullMarked;

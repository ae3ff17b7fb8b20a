/** Sheep Hop!, rule by rule. */
@NullMarked
package sheepfold.games.sheephop;

import org.jspecify.annotations.NullMarked;

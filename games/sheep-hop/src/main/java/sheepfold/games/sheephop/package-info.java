/** Sheep Hop!: nine sheep leave the meadow, cross two wolf patrols and hop home to the fold. */
@NullMarked
package sheepfold.games.sheephop;

import org.jspecify.annotations.NullMarked;

/** Sheep Hop!'s endgames, checked against fractions worked out by hand and against plain search. */
@NullMarked
package sheepfold.games.sheephop.oracle;

import org.jspecify.annotations.NullMarked;

/** Tests of the bots, on the games there are and on tiny ones whose best moves can be computed on paper. */
@NullMarked
package sheepfold.bots;

import org.jspecify.annotations.NullMarked;

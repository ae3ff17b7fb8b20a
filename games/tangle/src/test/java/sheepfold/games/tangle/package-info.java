@NullMarked
package sheepfold.games.tangle;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.games.wolfandsheep;

import org.jspecify.annotations.NullMarked;

/** Wolf and Sheep, the classic hunt game; the worked example of how a game is written. */
@NullMarked
package sheepfold.games.wolfandsheep;

import org.jspecify.annotations.NullMarked;

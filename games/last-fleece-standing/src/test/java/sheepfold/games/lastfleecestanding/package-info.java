/** Tests of Last Fleece Standing. */
@NullMarked
package sheepfold.games.lastfleecestanding;

import org.jspecify.annotations.NullMarked;

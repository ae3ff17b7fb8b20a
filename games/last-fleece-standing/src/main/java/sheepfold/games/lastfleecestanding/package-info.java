/** Last Fleece Standing: secret coats, shears, and cards thrown in at any time. */
@NullMarked
package sheepfold.games.lastfleecestanding;

import org.jspecify.annotations.NullMarked;

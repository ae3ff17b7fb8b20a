@NullMarked
package sheepfold.games.shepherdmess;

import org.jspecify.annotations.NullMarked;

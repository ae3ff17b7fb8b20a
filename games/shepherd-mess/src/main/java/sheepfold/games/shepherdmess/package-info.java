/** Shepherd Mess: rules, data, notation and advice. */
@NullMarked
package sheepfold.games.shepherdmess;

import org.jspecify.annotations.NullMarked;

/** Plays against another build of this program through its server, to see which plays better. */
@NullMarked
package sheepfold.trials.rival;

import org.jspecify.annotations.NullMarked;

/** Games between bots, and what is noted of each. */
@NullMarked
package sheepfold.lab.play;

import org.jspecify.annotations.NullMarked;

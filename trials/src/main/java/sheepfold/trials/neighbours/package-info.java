/** An honest table beside somebody who does not mean well. */
@NullMarked
package sheepfold.trials.neighbours;

import org.jspecify.annotations.NullMarked;

/** Many games: simulations, comparisons, ladders and tuning, on threads here or on other machines. */
@NullMarked
package sheepfold.lab.run;

import org.jspecify.annotations.NullMarked;

/** Tries a running server from outside: how fast it is under many tables, and what it still knows after it was killed. */
@NullMarked
package sheepfold.trials.load;

import org.jspecify.annotations.NullMarked;

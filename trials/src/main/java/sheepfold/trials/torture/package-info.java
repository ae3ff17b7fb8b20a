/** Several nodes on one PostgreSQL, everything that can go wrong with them, and people who play on all the same. */
@NullMarked
package sheepfold.trials.torture;

import org.jspecify.annotations.NullMarked;

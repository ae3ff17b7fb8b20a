/** Tries a server from outside: what it carries, and what it still knows after everything went wrong. */
@NullMarked
package sheepfold.trials;

import org.jspecify.annotations.NullMarked;

/** A server of one's own, and how one talks to it. */
@NullMarked
package sheepfold.trials.server;

import org.jspecify.annotations.NullMarked;

/** The kernel: a game is a deterministic state machine whose only inputs are moves, and chance is a player. */
@NullMarked
package sheepfold.engine;

import org.jspecify.annotations.NullMarked;

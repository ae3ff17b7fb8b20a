/** Hush, the kit game: tiny, with everything that makes games hard to run, each thing once. */
@NullMarked
package sheepfold.kit.game;

import org.jspecify.annotations.NullMarked;

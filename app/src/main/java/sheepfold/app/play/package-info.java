/** Playing in the terminal. */
@NullMarked
package sheepfold.app.play;

import org.jspecify.annotations.NullMarked;

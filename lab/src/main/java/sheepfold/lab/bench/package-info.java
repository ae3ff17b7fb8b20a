/** How fast a game is, beside hand-written programs without an engine. */
@NullMarked
package sheepfold.lab.bench;

import org.jspecify.annotations.NullMarked;

/** What goes on by itself: where bots think, and clocks. */
@NullMarked
package sheepfold.server.bots;

import org.jspecify.annotations.NullMarked;

/** What a move's or an event's record says of itself: how it is written, read and said. The generator writes the code. */
@NullMarked
package sheepfold.engine.line;

import org.jspecify.annotations.NullMarked;

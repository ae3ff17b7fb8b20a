/** Games that are learned from: lessons, turns that are tried out, and what finished games were about. */
@NullMarked
package sheepfold.server.lessons;

import org.jspecify.annotations.NullMarked;

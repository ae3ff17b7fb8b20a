/** Tests of lessons and rulebooks, at the table of the kit game. */
@NullMarked
package sheepfold.lessons;

import org.jspecify.annotations.NullMarked;

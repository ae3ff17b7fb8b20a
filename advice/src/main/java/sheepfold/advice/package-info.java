/** What a game knows about playing it well. Games give it, bots read it, and neither needs the other. */
@NullMarked
package sheepfold.advice;

import org.jspecify.annotations.NullMarked;

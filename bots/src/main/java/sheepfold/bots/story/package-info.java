/** What a game was about: how chances went, where they turned, and how much of it was luck. */
@NullMarked
package sheepfold.bots.story;

import org.jspecify.annotations.NullMarked;

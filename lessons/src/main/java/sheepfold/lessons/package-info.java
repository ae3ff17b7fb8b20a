/**
 * What is taught of a game, as files beside its class: the rulebook with its examples, and lessons and puzzles, which are
 * positions with one task each. They know no game; the game's own moves are what is taught.
 */
@NullMarked
package sheepfold.lessons;

import org.jspecify.annotations.NullMarked;

/** Compares what people were answered with what is stored, by the rules of the games and nothing of the server. */
@NullMarked
package sheepfold.trials.checker;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.trials.checker;

import org.jspecify.annotations.NullMarked;

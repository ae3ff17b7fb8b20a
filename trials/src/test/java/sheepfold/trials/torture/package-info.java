@NullMarked
package sheepfold.trials.torture;

import org.jspecify.annotations.NullMarked;

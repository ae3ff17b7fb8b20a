@NullMarked
package sheepfold.trials;

import org.jspecify.annotations.NullMarked;

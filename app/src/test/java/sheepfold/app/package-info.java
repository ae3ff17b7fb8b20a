@NullMarked
package sheepfold.app;

import org.jspecify.annotations.NullMarked;

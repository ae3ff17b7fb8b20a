@NullMarked
package sheepfold.generator;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.parts;

import org.jspecify.annotations.NullMarked;

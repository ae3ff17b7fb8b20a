@NullMarked
package sheepfold.engine.parts;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.engine.line;

import org.jspecify.annotations.NullMarked;

/** Tests of reading JSON. */
@NullMarked
package sheepfold.engine.json;

import org.jspecify.annotations.NullMarked;

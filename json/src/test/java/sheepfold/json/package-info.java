/** Tests of reading JSON. */
@NullMarked
package sheepfold.json;

import org.jspecify.annotations.NullMarked;

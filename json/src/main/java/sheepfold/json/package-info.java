/** JSON as positions, data files and messages use it. */
@NullMarked
package sheepfold.json;

import org.jspecify.annotations.NullMarked;

/** Tests of the kernel, most of them at the table of the kit game. */
@NullMarked
package sheepfold.engine;

import org.jspecify.annotations.NullMarked;

/** Tests of the kernel that need no game; those at the table of the kit game are with the kit. */
@NullMarked
package sheepfold.engine;

import org.jspecify.annotations.NullMarked;

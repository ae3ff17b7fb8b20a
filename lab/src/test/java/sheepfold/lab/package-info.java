/** Tests of mass self-play, of what is computed from it, and of how that is shown. */
@NullMarked
package sheepfold.lab;

import org.jspecify.annotations.NullMarked;

/** Mass self-play, measurements and reports. */
@NullMarked
package sheepfold.lab;

import org.jspecify.annotations.NullMarked;

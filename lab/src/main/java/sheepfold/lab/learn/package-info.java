/** What chances are learned from, and how far they came true. */
@NullMarked
package sheepfold.lab.learn;

import org.jspecify.annotations.NullMarked;

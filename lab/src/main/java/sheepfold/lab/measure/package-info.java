/** What many games come to: statistics, and figures of what a game is like. */
@NullMarked
package sheepfold.lab.measure;

import org.jspecify.annotations.NullMarked;

/** The rules over standard input and output: one JSON object a line. */
@NullMarked
package sheepfold.app.referee;

import org.jspecify.annotations.NullMarked;

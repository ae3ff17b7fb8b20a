/** What the commands read and write: the terminal, files, lines. */
@NullMarked
package sheepfold.app.io;

import org.jspecify.annotations.NullMarked;

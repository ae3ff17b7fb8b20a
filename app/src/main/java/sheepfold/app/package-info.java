/** The command line: it puts engine, games, bots and lab together. */
@NullMarked
package sheepfold.app;

import org.jspecify.annotations.NullMarked;

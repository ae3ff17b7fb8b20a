/** The server: tables that people and bots play at, over HTTP. */
@NullMarked
package sheepfold.server;

import org.jspecify.annotations.NullMarked;

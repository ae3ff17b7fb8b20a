/** What a table does by itself, looked at from inside. */
@NullMarked
package sheepfold.server.table;

import org.jspecify.annotations.NullMarked;

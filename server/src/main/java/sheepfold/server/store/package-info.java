/** Where tables are kept: an append-only log for each, in an embedded or a shared database. */
@NullMarked
package sheepfold.server.store;

import org.jspecify.annotations.NullMarked;

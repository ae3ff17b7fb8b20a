/** A table: an append-only log, and what its entries add up to. */
@NullMarked
package sheepfold.server.table;

import org.jspecify.annotations.NullMarked;

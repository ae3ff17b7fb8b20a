/** Tables: an append-only log for each, what it adds up to, who sits there, and what each of them may see. */
@NullMarked
package sheepfold.server.table;

import org.jspecify.annotations.NullMarked;

/** One contract for both databases, and what is special to each. */
@NullMarked
package sheepfold.server.store;

import org.jspecify.annotations.NullMarked;

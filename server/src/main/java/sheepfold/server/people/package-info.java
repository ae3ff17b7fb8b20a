/** People at a table: where they may sit, what they are called, who is here, and whose view they may have. */
@NullMarked
package sheepfold.server.people;

import org.jspecify.annotations.NullMarked;

/** How much one caller may ask for, and how long they may take. */
@NullMarked
package sheepfold.server.http.limits;

import org.jspecify.annotations.NullMarked;

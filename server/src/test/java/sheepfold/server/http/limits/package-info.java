@NullMarked
package sheepfold.server.http.limits;

import org.jspecify.annotations.NullMarked;

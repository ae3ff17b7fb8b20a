@NullMarked
package sheepfold.server.lessons;

import org.jspecify.annotations.NullMarked;

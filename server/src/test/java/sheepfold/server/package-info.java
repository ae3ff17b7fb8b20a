@NullMarked
package sheepfold.server;

import org.jspecify.annotations.NullMarked;

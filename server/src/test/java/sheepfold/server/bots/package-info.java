@NullMarked
package sheepfold.server.bots;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.app.io;

import org.jspecify.annotations.NullMarked;

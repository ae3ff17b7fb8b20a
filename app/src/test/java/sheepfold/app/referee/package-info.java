@NullMarked
package sheepfold.app.referee;

import org.jspecify.annotations.NullMarked;

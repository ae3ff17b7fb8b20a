@NullMarked
package sheepfold.lab.bench;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.lab.measure;

import org.jspecify.annotations.NullMarked;

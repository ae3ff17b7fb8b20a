@NullMarked
package sheepfold.lab.spark;

import org.jspecify.annotations.NullMarked;

@NullMarked
package sheepfold.lab.learn;

import org.jspecify.annotations.NullMarked;

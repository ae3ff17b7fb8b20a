@NullMarked
package sheepfold.lab.run;

import org.jspecify.annotations.NullMarked;

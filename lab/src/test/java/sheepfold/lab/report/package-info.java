@NullMarked
package sheepfold.lab.report;

import org.jspecify.annotations.NullMarked;

/** Reports: as text, as a page with charts, and as tables. */
@NullMarked
package sheepfold.lab.report;

import org.jspecify.annotations.NullMarked;

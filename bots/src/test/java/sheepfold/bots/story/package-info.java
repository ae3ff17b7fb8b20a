@NullMarked
package sheepfold.bots.story;

import org.jspecify.annotations.NullMarked;

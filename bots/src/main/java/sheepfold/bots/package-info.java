/** Players that decide by themselves. They see only what their seat may see. */
@NullMarked
package sheepfold.bots;

import org.jspecify.annotations.NullMarked;

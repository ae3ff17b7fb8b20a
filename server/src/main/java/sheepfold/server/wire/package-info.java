/** What the server and its clients say to each other. The page's TypeScript types are made from these records. */
@NullMarked
@Shaped
package sheepfold.server.wire;

import org.jspecify.annotations.NullMarked;
import sheepfold.json.Shaped;

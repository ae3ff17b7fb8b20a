/** Tables in use: one lock for each, what callers ask of them, and what drives them. */
@NullMarked
package sheepfold.server.live;

import org.jspecify.annotations.NullMarked;

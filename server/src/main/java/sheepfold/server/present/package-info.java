/** What is sent of a game: the only place that makes answers, so the only one that could leak. */
@NullMarked
package sheepfold.server.present;

import org.jspecify.annotations.NullMarked;

/** HTTP: who is calling, what they ask, and how it is answered. What it means is the tables' business. */
@NullMarked
package sheepfold.server.http;

import org.jspecify.annotations.NullMarked;

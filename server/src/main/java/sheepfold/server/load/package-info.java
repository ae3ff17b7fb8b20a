/** Measures a running server from outside: many tables, two viewers each, as fast as they can or at a given rate. */
@NullMarked
package sheepfold.server.load;

import org.jspecify.annotations.NullMarked;

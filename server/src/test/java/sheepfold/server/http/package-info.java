/** Tests of what HTTP is made of; that it works as a whole is tested with a running server. */
@NullMarked
package sheepfold.server.http;

import org.jspecify.annotations.NullMarked;

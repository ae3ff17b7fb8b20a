/** The page's files. */
@NullMarked
package sheepfold.server.http.site;

import org.jspecify.annotations.NullMarked;

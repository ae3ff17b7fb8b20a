@NullMarked
package sheepfold.server.http.streams;

import org.jspecify.annotations.NullMarked;

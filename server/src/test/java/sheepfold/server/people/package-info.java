@NullMarked
package sheepfold.server.people;

import org.jspecify.annotations.NullMarked;

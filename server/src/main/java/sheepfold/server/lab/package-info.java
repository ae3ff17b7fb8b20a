/** The lab's runs on a server. */
@NullMarked
package sheepfold.server.lab;

import org.jspecify.annotations.NullMarked;

/** Writes, when a module is compiled, the Java that its records imply. */
@NullMarked
package sheepfold.generator;

import org.jspecify.annotations.NullMarked;

/** Hand-written programs without an engine, to measure the engine against. */
@NullMarked
package sheepfold.lab.peers;

import org.jspecify.annotations.NullMarked;

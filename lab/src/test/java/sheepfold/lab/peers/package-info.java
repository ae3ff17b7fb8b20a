/** The hand-written programs are to play the very games that the engine plays. */
@NullMarked
package sheepfold.lab.peers;

import org.jspecify.annotations.NullMarked;

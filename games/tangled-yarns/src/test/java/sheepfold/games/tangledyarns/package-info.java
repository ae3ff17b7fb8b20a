@NullMarked
package sheepfold.games.tangledyarns;

import org.jspecify.annotations.NullMarked;

/** Tangled Yarns: rules, data, notation and advice. */
@NullMarked
package sheepfold.games.tangledyarns;

import org.jspecify.annotations.NullMarked;

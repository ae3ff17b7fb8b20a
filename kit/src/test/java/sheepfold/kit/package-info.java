/**
 * What every game is tested with.
 *
 * <p>{@link sheepfold.kit.Scenario} makes a test of one rule three lines long, {@link sheepfold.kit.Rule}
 * names that rule, and {@link sheepfold.kit.RuleCoverage} fails when a rule of the rulebook has no test. {@link
 * sheepfold.kit.Conformance} plays random games and checks what is true of all games alike, {@link
 * sheepfold.kit.Perft} counts moves against a second generator, and {@link sheepfold.kit.Playthrough}
 * compares whole games with files that people have read.
 */
@NullMarked
package sheepfold.kit;

import org.jspecify.annotations.NullMarked;

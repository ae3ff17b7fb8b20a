/**
 * What every game is tested with.
 *
 * <p>{@link sheepfold.engine.kit.Scenario} makes a test of one rule three lines long, {@link sheepfold.engine.kit.Rule}
 * names that rule, and {@link sheepfold.engine.kit.RuleCoverage} fails when a rule of the rulebook has no test. {@link
 * sheepfold.engine.kit.Conformance} plays random games and checks what is true of all games alike, {@link
 * sheepfold.engine.kit.Perft} counts moves against a second generator, and {@link sheepfold.engine.kit.Playthrough}
 * compares whole games with files that people have read.
 */
@NullMarked
package sheepfold.engine.kit;

import org.jspecify.annotations.NullMarked;

package sheepfold.games.sheephop;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(Evening.GAME), getClass())
                .listing(
                        "SS-SETUP-01..05",
                        "SS-TURN-01..02",
                        "SS-ROLL-01..07",
                        "SS-WOLF-01..05",
                        "SS-MOVE-01..04",
                        "SS-HOP-01..07",
                        "SS-FOLD-01..02",
                        "SS-TILE-01..05",
                        "SS-ROCK-01",
                        "SS-MOLE-01..03",
                        "SS-PATOU-01..05",
                        "SS-RACC-01",
                        "SS-FOX-01..02",
                        "SS-END-01..03",
                        "SS-SCORE-01..02",
                        "SS-UI-01")
                .check();
    }
}

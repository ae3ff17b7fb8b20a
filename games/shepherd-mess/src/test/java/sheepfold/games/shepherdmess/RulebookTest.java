package sheepfold.games.shepherdmess;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(Morning.GAME), getClass())
                .listing(
                        "SM-SET-01..12",
                        "SM-TURN-01..05",
                        "SM-LAND-01..10",
                        "SM-DOG-01..10",
                        "SM-BARK-01..07",
                        "SM-EXIT-01..09",
                        "SM-CROSS-01..06",
                        "SM-CAP-01..06",
                        "SM-FIGHT-01..06",
                        "SM-RAM-01..05",
                        "SM-PEN-01..07",
                        "SM-END-01..07")
                .check();
    }
}

package sheepfold.kit.game;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class HushRulesCoveredTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(new Hush()), getClass())
                .listing("KI-DECK-01", "KI-DEAL-01", "KI-HID-01", "KI-SHOW-01..04", "KI-LAY-01", "KI-HUSH-01..03")
                .listing("KI-NOISE-01", "KI-ROW-01", "KI-TURN-01", "KI-END-01..03", "KI-PAGE-01")
                .check();
    }
}

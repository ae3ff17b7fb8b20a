package sheepfold.games.tangle;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(Glade.GAME), getClass())
                .listing(
                        "TA-GEO-01..07",
                        "TA-TURN-01..02",
                        "TA-UPK-01..11",
                        "TA-UPC-01..03",
                        "TA-PLC-01..12",
                        "TA-ACT-01..21",
                        "TA-TIL-01..07",
                        "TA-CST-01..08",
                        "TA-TRK-01..05",
                        "TA-WIN-01..03",
                        "TA-END-01..02",
                        "TA-CEN-01..06")
                .check();
    }
}

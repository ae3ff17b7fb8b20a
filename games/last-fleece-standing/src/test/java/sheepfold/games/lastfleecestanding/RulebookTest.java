package sheepfold.games.lastfleecestanding;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(Yard.GAME), getClass())
                .listing("SH-SET-01..06", "SH-TURN-01..09", "SH-WOLF-01..05", "SH-DRAW-01..05", "SH-DECK-01..04")
                .listing("SH-SHEAR-01..09", "SH-STEEL-01..04", "SH-SNAG-01..04", "SH-COAT-01..06", "SH-REACT-01..08")
                .listing("SH-POW-A", "SH-POW-B", "SH-POW-C", "SH-CRM-01..02", "SH-AFT-01..06", "SH-VEL-01..02")
                .listing("SH-THF-01..03", "SH-DOG-01", "SH-CSH-01..04", "SH-BOY-01..03", "SH-MOO-01..03")
                .listing("SH-SHP-01..02", "SH-GOA-01..02", "SH-OUT-01..03", "SH-END-01..04", "SH-HID-01..06")
                .check();
    }
}

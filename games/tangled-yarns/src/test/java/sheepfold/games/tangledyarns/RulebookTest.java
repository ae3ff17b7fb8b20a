package sheepfold.games.tangledyarns;

import org.junit.jupiter.api.Test;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(Night.GAME), getClass())
                .listing(
                        "TY-MAP-01..06",
                        "TY-FATE-01..03",
                        "TY-SET-01..09",
                        "TY-EASY-01..02",
                        "TY-RND-01..02",
                        "TY-P1-01..05",
                        "TY-SPAWN-01..04",
                        "TY-WAY-01..12",
                        "TY-SHEEP-01..03",
                        "TY-P2-01..03",
                        "TY-MOVE-01..04",
                        "TY-LOCK-01..06",
                        "TY-ATT-01..07",
                        "TY-POW-01..09",
                        "TY-SAC-01..03",
                        "TY-ROT-01..06",
                        "TY-CULT-01..03",
                        "TY-WOLF-01..05",
                        "TY-P6-01..07",
                        "TY-COR-01..06",
                        "TY-ANG-01..07",
                        "TY-END-01..04")
                .check();
    }
}

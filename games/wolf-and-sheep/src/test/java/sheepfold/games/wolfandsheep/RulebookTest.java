package sheepfold.games.wolfandsheep;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sheepfold.kit.Playthrough;
import sheepfold.kit.RuleCoverage;
import sheepfold.lessons.Rulebook;

class RulebookTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.of(Rulebook.of(new WolfAndSheep()), getClass())
                .listing(
                        "WS-BOARD-01",
                        "WS-SETUP-01..03",
                        "WS-TURN-01",
                        "WS-MOVE-01",
                        "WS-SHEEP-01",
                        "WS-WOLF-01",
                        "WS-PASS-01..02",
                        "WS-WIN-01..02",
                        "WS-LIMIT-01")
                .check();
    }

    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthrough.tests(new WolfAndSheep(), Path.of("playthroughs"));
    }
}

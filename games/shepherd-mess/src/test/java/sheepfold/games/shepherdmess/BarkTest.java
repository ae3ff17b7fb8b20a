package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class BarkTest {
    @Rule({"SM-BARK-01", "SM-EXIT-01"})
    @Test
    void aBarkScaresTheFourTilesAroundAllFlocksAlike() {
        Morning.drawn("""
                        . . . .  . .
                        . w k w  . .
                        . k WA R . .
                        . w w k  . .
                        . . . .  . .
                        . . . .  . .
                        """).play("dog A c3").looks("""
                        . . k .  . .
                        . w . w  . .
                        k . WA . R .
                        . w . k  . .
                        . . w .  . .
                        . . . .  . .
                        """);
    }

    @Rule("SM-BARK-02")
    @Test
    void wallsAndGatesDoNotMuffleIt() {
        String board = """
                . . . .  . .
                . . . .  . .
                . . WA w . .
                . . . .  . .
                . . . .  . .
                . . . .  . .
                """;
        Morning.drawn(board).edges("c3/d3:wall").play("dog A c3").finds("e3:w");
        Morning.drawn(board).edges("c3/d3:gate").play("dog A c3").finds("e3:w");
    }

    @Rule("SM-BARK-03")
    @Test
    void thoseOfOneFlockDecideAlikeAndOthersForThemselves() {
        Morning.drawn("""
                        . . .  k . .
                        . . .  ~ . .
                        . . WA wwkk w .
                        . . .  k . .
                        . . .  . . .
                        . . .  . . .
                        """).play("dog A c3").finds("e3:www", "d4:kkk", "d3:.");
    }

    @Rule("SM-BARK-04")
    @Test
    void everybodyDecidesAsItWasBefore() {
        Morning.drawn("""
                        . . .  . . .
                        . . .  . . .
                        . ~ w  ~ . .
                        . . WA . . .
                        . . w  . . .
                        . ~ .  . . .
                        """).edges("c2/c3:wall").play("dog A c4").finds("c3:w", "c6:w");
        Morning.drawn("""
                        . .  . . . .
                        . k  k . . .
                        . WA . . . .
                        . .  . . . .
                        . .  . . . .
                        . .  . . . .
                        """).edges("b1/b2:wall").play("dog A c3").finds("c1:k", "b2:k");
    }

    @Rule("SM-BARK-05")
    @Test
    void nobodyIsScaredTwice() {
        Morning.drawn("""
                        . . . .  . .
                        . . . .  . .
                        . . w WA . .
                        . KA . . . .
                        . . . .  . .
                        . . . .  . .
                        """).play("dog A d3").finds("b3:w");
    }

    @Rule("SM-BARK-06")
    @Test
    void onlyTheDogThatMovedBarks() {
        Morning.drawn("""
                        . . . .  . .
                        . w WB .  . .
                        . . .  .  . .
                        . . .  .  WA .
                        . . .  k  .  .
                        . . .  .  KA .
                        """).play("dog A e5").finds("b2:w", "c5:k");
    }

    @Rule("SM-BARK-07")
    @Test
    void anyNumberMayShareATile() {
        Morning.drawn("""
                        . . . .  . .
                        . . . .  . .
                        . k8 w9 WA . .
                        . . . .  . .
                        . . . .  . .
                        . . . .  . .
                        """).play("dog A d3").finds("b3:w9k8");
    }

    @Rule("SM-BARK-01")
    @Test
    void aBarkIsToldStepByStep() {
        assertThat(Morning.drawn("""
                        . . .  .  .   .
                        . . .  ~H .   .
                        . . kk WA www .
                        . . .  .  .   .
                        . . .  .  .   .
                        . . .  .  .   .
                        """)
                        .edges("b3/c3:gate", "e3/f3:wall")
                        .play("dog A d3")
                        .told())
                .containsExactly(
                        "White's dog A stays on d3.",
                        "It barks on d3 at c3, e3.",
                        "1 black sheep runs from c3 to b3 (straight on, SM-EXIT-04).",
                        "1 black sheep on c3 stays (waits: one at a time, SM-CAP-02).",
                        "3 white sheep on e3 stay (undecided: both sides are alike, SM-EXIT-08).");
    }
}

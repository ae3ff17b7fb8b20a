package sheepfold.games.shepherdmess;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class HabitTest {
    /** A white dog barks on c4 at what stands on c3, heading north. */
    private static Morning bark(String c2, String b3, String c3, String d3) {
        return Morning.drawn(
                """
                        . .  .  .  . .
                        . .  C2 .  . .
                        . B3 C3 D3 . .
                        . .  WA .  . .
                        . .  .  .  . .
                        . .  .  .  . .
                        """.replace("C2", c2).replace("B3", b3).replace("C3", c3).replace("D3", d3));
    }

    @Rule("SM-EXIT-01")
    @Test
    void itNeverRunsTowardsTheDog() {
        bark("~", "~", "w", "~").play("dog A c4").finds("c3:w");
        bark("~", "~", "w", "~").play("dog A c5").finds("c3:w", "c5:WA");
    }

    @Rule("SM-EXIT-02")
    @Test
    void whatClosesAWay() {
        bark("~", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark("~H", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark("(1EW)", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark("KA", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark("~VKA", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark("(1NS)KA", "~", "w", ".").play("dog A c4").finds("d3:w");
        bark(".", "~", "w", ".").edges("c2/c3:wall").play("dog A c4").finds("d3:w");
        bark("~V", "~", "w", ".").edges("c1/c2:wall").play("dog A c4").finds("d3:w");
        Morning.drawn("""
                        ~ w  . . . .
                        . WA . . . .
                        . .  . . . .
                        . .  . . . .
                        . .  . . . .
                        . .  . . . .
                        """.replace("~ w", ". w"))
                .edges("b1/c1:wall")
                .play("dog A b2")
                .finds("a1:w");
    }

    @Rule("SM-EXIT-03")
    @Test
    void theRamDoesNotMakeATileStrange() {
        bark("R", "w", "w", ".").play("dog A c4").finds("c2:wR");
        bark("~", "R", "w", ".").play("dog A c4").finds("c3:w");
    }

    @Rule("SM-EXIT-04")
    @Test
    void straightOnToItsOwnOrAnEmptyTile() {
        bark(".", "k", "w", "w").play("dog A c4").finds("c2:w");
        bark("wk", ".", "w", "w").play("dog A c4").finds("c2:wwk");
    }

    @Rule("SM-EXIT-05")
    @Test
    void strangersAheadAreJoinedIfNoSideIsItsOwn() {
        bark("k", ".", "w", "k").play("dog A c4").finds("c2:wk");
        bark("k", "~", "w", "w").play("dog A c4").finds("d3:ww");
        bark("k", "w", "w", ".").edges("b3/c3:wall").play("dog A c4").finds("c2:wk");
    }

    @Rule("SM-EXIT-06")
    @Test
    void theOnlyOpenSideIsTakenWhoeverStandsThere() {
        bark("~", "~", "w", "k").play("dog A c4").finds("d3:wk");
        bark("~", "k", "w", "~").play("dog A c4").finds("b3:wk");
    }

    @Rule("SM-EXIT-07")
    @Test
    void theBetterSideWins() {
        bark("~", "w", "w", "k").play("dog A c4").finds("b3:ww");
        bark("~", "k", "w", "w").play("dog A c4").finds("d3:ww");
        bark("~", ".", "w", "w").play("dog A c4").finds("d3:ww");
        bark("~", "k", "w", ".").play("dog A c4").finds("d3:w");
        bark("~", ".", "w", "k").play("dog A c4").finds("b3:w");
    }

    @Rule("SM-EXIT-08")
    @Test
    void alikeSidesKeepIt() {
        bark("~", ".", "w", ".").play("dog A c4").finds("c3:w");
        bark("~", "k", "w", "kkk").play("dog A c4").finds("c3:w");
        bark("~", "w", "w", "www").play("dog A c4").finds("c3:w");
    }

    @Rule("SM-EXIT-09")
    @Test
    void withoutAWayItStays() {
        bark("~", "KA", "w", ".").edges("c3/d3:wall").play("dog A c4").finds("c3:w");
    }
}

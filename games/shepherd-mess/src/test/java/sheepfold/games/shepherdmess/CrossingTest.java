package sheepfold.games.shepherdmess;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class CrossingTest {
    @Rule("SM-CROSS-01")
    @Test
    void anyNumberCrossesABridgeAlongItsAxis() {
        String board = """
                . . . .  . .
                . . . .  . .
                . . BRIDGE www WA .
                . . . .  . .
                . . . .  . .
                . . . .  . .
                """;
        Morning.drawn(board.replace("BRIDGE", "~H")).play("dog A e3").finds("b3:www", "c3:~H");
        Morning.drawn(board.replace("BRIDGE", "~V")).play("dog A e3").finds("d3:www");
    }

    /** A sheep on c4 is driven north onto a patch on c3. */
    private static Morning ontoMud(String mud, String c2, String b3, String d3) {
        return Morning.drawn(
                """
                        . .  .  .  . .
                        . .  C2 .  . .
                        . B3 MUD D3 . .
                        . ~  w  ~  . .
                        . .  WA .  . .
                        . .  .  .  . .
                        """.replace("MUD", mud).replace("C2", c2).replace("B3", b3).replace("D3", d3));
    }

    @Rule("SM-CROSS-02")
    @Test
    void mudIsLeftByAnotherPort() {
        ontoMud("(1NS)", ".", ".", ".").play("dog A c5").finds("c2:w");
        ontoMud("(3ES)", ".", ".", ".").play("dog A c5").finds("d3:w");
        ontoMud("(3NE)", ".", ".", ".").play("dog A c5").finds("c4:w");
    }

    @Rule("SM-CROSS-02")
    @Test
    void atAJunctionHabitsDecide() {
        ontoMud("(5NESW)", ".", "w", "k").play("dog A c5").finds("c2:w");
        ontoMud("(5NESW)", "k", "w", "k").play("dog A c5").finds("b3:ww");
        ontoMud("(5NESW)", "k", "w", "w").play("dog A c5").finds("c4:w");
        ontoMud("(5NESW)", "~", ".", "k").play("dog A c5").finds("b3:w");
        ontoMud("(5NESW)", "~", ".", ".").play("dog A c5").finds("c4:w");
        ontoMud("(1ESW)", ".", ".", "k")
                .with("board[2]", ". . (2ESW) k . .")
                .play("dog A c5")
                .finds("b3:w");
    }

    @Rule({"SM-CROSS-03", "SM-RAM-04"})
    @Test
    void crossingsGoOnOverObstacleAfterObstacle() {
        ontoMud("(1NS)", "~V", ".", ".").play("dog A c5").finds("c1:w");
        ontoMud("(1NS)", "~", ".", ".").play("dog A c5").finds("c4:w");
        ontoMud("(3ES)", ".", ".", "(4SW)")
                .with("board[3]", ". ~ w . . .")
                .play("dog A c5")
                .finds("d4:w");
        Morning.drawn("""
                        . . .     .  . .
                        . . .     .  . .
                        . . (1EW) R  WA .
                        . . .     .  . .
                        . . .     .  . .
                        . . .     .  . .
                        """).play("dog A e3").finds("b3:R", "c3:(1EW)");
    }

    @Rule("SM-CROSS-04")
    @Test
    void wallsAndGatesOnTheWayCount() {
        ontoMud("(1NS)", ".", ".", ".").edges("c2/c3:wall").play("dog A c5").finds("c4:w");
        ontoMud("(1NS)", ".", ".", ".").edges("c2/c3:gate").play("dog A c5").finds("c2:w");
        ontoMud("(1NS)", ".", ".", ".").edges("c3/c4:gate").play("dog A c5").finds("c2:w");
        ontoMud("~V", ".", ".", ".")
                .edges("c2/c3:gate")
                .with("board[3]", ". ~ ww ~ . .")
                .play("dog A c5")
                .finds("c2:w", "c4:w");
    }

    @Rule("SM-CROSS-05")
    @Test
    void aCrossingNeverComesBack() {
        Morning.drawn("""
                        . . .       .     . .
                        . . (5NESW) (3SW) . .
                        . . (6NESW) (4NW) . .
                        . ~ w       ~     . .
                        . . WA      .     . .
                        . . .       .     . .
                        """)
                .edges("c1/c2:wall", "b2/c2:wall", "b3/c3:wall")
                .play("dog A c5")
                .finds("c4:w");
        Morning.drawn("""
                        . .     .     . . .
                        . (3ES) (4SW) . . .
                        . w     (5NESW) ~ . .
                        . WA    ~     . . .
                        . .     .     . . .
                        . .     .     . . .
                        """.replace("(5NESW)", "(5NESW)"))
                .edges("a3/b3:wall")
                .play("dog A b4")
                .finds("b3:w");
    }

    @Rule("SM-CROSS-06")
    @Test
    void theRamOnAPatchIsInNobodysWay() {
        ontoMud("(1NS)R", ".", ".", ".").play("dog A c5").finds("c2:w", "c3:(1NS)R");
    }
}

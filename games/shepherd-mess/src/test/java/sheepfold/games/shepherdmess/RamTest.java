package sheepfold.games.shepherdmess;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class RamTest {
    @Rule("SM-RAM-01")
    @Test
    void theRamBlocksDogsAndRunsLikeASheep() {
        Morning.drawn("""
                        . . .  . . .
                        . . .  . . .
                        . R WA . . .
                        . . .  . . .
                        . . .  . . .
                        . . .  . . .
                        """).refuses("dog A b3", "SM-DOG-02").play("dog A c3").finds("a3:R");
    }

    @Rule("SM-RAM-02")
    @Test
    void sheepAreStrangeToItAndNobodyIsItsOwn() {
        Morning.drawn("""
                        . . .  . . .
                        . k .  . . .
                        ~ R WA . . .
                        . . .  . . .
                        . . .  . . .
                        . . .  . . .
                        """).play("dog A c3").finds("b4:R");
        Morning.drawn("""
                        . . .  . . .
                        . k .  . . .
                        k R WA . . .
                        . . .  . . .
                        . . .  . . .
                        . . .  . . .
                        """, "flockPull=always").play("dog A c3").finds("a3:kR");
    }

    @Rule("SM-RAM-03")
    @Test
    void leavingUsesUpThePatch() {
        Morning.drawn("""
                        . . .      . . .
                        . . WA     . . .
                        . . (1NS)R . . .
                        . . .      . . .
                        . . w      . . .
                        . . WB     . . .
                        """)
                .play("dog A c2")
                .finds("c4:R", "c3:(1NS)")
                .play("dog B c6")
                .finds("c4:wR");
        Morning.drawn("""
                        . . .      . . .
                        . . WA     . . .
                        . w (1EW)R . . .
                        WB . .     . . .
                        . . .      . . .
                        . . .      . . .
                        """)
                .with("board[2]", ". w (1NEW)R . . .")
                .play("dog A c2")
                .finds("d3:R")
                .play("dog B a3")
                .finds("b3:w");
    }

    @Rule("SM-RAM-04")
    @Test
    void itNeverStopsOnMudAgain() {
        Morning.drawn("""
                        . . .     . . .
                        . . .     . . .
                        . . (1NS) . . .
                        . . R     . . .
                        . . WA    . . .
                        . . .     . . .
                        """).play("dog A c5").finds("c2:R", "c3:(1NS)");
    }

    @Rule("SM-RAM-05")
    @Test
    void inAPenItIsNoStranger() {
        Morning.drawn("""
                        w9R w WA . . .
                        .   . .  . . .
                        .   . .  . . .
                        .   . .  . . .
                        .   . .  . . .
                        .   . .  . . k
                        """, "foreignSheep=strict").play("dog A c1").isWonBy(0);
    }
}

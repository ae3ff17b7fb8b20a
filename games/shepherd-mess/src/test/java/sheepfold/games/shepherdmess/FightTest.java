package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class FightTest {
    private static final String BOARD = """
            .  . .  .  . .
            .  . .  .  . .
            .  . w  .  . .
            WA . KA WB . KB
            .  . .  .  . .
            .  . .  .  . .
            """;

    @Rule({"SM-FIGHT-01", "SM-FIGHT-02"})
    @Test
    void aFightIsAMoveWithoutABark() {
        Morning morning = Morning.drawn(BOARD)
                .offersOf("fight", "fight A c4 black:A", "fight B c4 black:A", "fight B f4 black:B")
                .play("fight A c4 black:A")
                .finds("c4:WAKA!", "c3:w", "a4:.")
                .has("left", 1)
                .refuses("dog A c4", "SM-TURN-02");
        assertThat(morning.told())
                .containsExactly("White's dog A fights black's dog A on c4, which is dazed for its next turn.");
        morning.play("end", "end").accepts("dog A c4");
    }

    @Rule("SM-FIGHT-01")
    @Test
    void theDogMustBeWithinReachAndThere() {
        Morning.drawn(BOARD)
                .refuses("fight A f4 black:B", "SM-DOG-01")
                .refuses("fight A c4 black:B", "SM-FIGHT-01")
                .refuses("fight A b4 black:A", "SM-FIGHT-01");
    }

    @Rule({"SM-FIGHT-01", "SM-DOG-09"})
    @Test
    void aDogInItsOwnPenIsSafe() {
        String board = """
                WB . . . WA KA
                .  . . . .  .
                .  . . . .  .
                .  . . . .  .
                .  . . . .  .
                .  . . . .  .
                """;
        Morning.drawn(board).refuses("fight A f1 black:A", "SM-DOG-09");
        Morning.drawn(board, "foreignPen=open").accepts("fight A f1 black:A");
        Morning.drawn(board.replace("WB", "WBKB"), "foreignPen=open").accepts("fight B a1 black:B");
    }

    @Rule({"SM-FIGHT-03", "SM-EXIT-02"})
    @Test
    void aDazedDogRestsAndStillBlocks() {
        Morning.drawn(BOARD)
                .play("fight A c4 black:A", "end")
                .refuses("dog A c4", "SM-FIGHT-03")
                .refuses("fight A d4 white:B", "SM-FIGHT-03")
                .accepts("dog B f4");
        Morning.drawn("""
                        . . .   . . .
                        . . KA! . . .
                        . . w   . . .
                        . . WA  . . .
                        . . .   . . .
                        . . .   . . .
                        """).play("dog A c4").finds("c3:w");
    }

    @Rule({"SM-FIGHT-04", "SM-FIGHT-05", "SM-FIGHT-06"})
    @Test
    void afterItsLostTurnItHasOneTurnOfPeace() {
        Morning morning = Morning.drawn(BOARD)
                .play("fight A c4 black:A")
                .refuses("fight B c4 black:A", "SM-FIGHT-05")
                .play("end", "end")
                .finds("c4:WAKA'")
                .refuses("fight B c4 black:A", "SM-FIGHT-05")
                .play("end")
                .accepts("dog A c4")
                .play("end")
                .finds("c4:WAKA");
        morning.accepts("fight B c4 black:A");
    }

    @Rule("SM-FIGHT-05")
    @Test
    void onesOwnDogsAreNotFought() {
        Morning.drawn(BOARD).refuses("fight A d4 white:B", "SM-FIGHT-05");
    }

    @Rule("SM-FIGHT-04")
    @Test
    void aRecoveringDogMayFight() {
        Morning.drawn(BOARD.replace("WA", "WA'")).accepts("fight A c4 black:A");
    }
}

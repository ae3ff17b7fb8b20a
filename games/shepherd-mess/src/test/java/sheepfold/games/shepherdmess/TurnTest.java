package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class TurnTest {
    private static String task(Morning morning) {
        return morning.position().decision(0).task().plain();
    }

    @Rule({"SM-TURN-01", "SM-SET-05"})
    @Test
    void playersAreToldWhatToDo() {
        Morning morning = Morning.drawn(Morning.GRASS.replaceFirst("\\.", "WA"));
        assertThat(task(morning)).isEqualTo("Two moves: run a dog, or build.");
        morning.play("wall c3/d3");
        assertThat(task(morning)).isEqualTo("One move left: run a dog, or build.");
        assertThat(morning.position().decision(0).kind()).isEqualTo(Task.ACT);
        Morning placing = Morning.start()
                .playAll("mud1@b4:NS; mud2@e5:EW; mud3@e1:NE; mud4@d5:ES; mud5@b2:NESW; mud6@c5:NESW")
                .playAll("pud1@c2; pud2@f3; pud3@b5; pud4@e4; pud5@d6");
        assertThat(task(placing)).isEqualTo("Place a white sheep on a lit tile: 1 of 10.");
        assertThat(placing.position().decision(0).kind()).isEqualTo(Task.PLACE);
    }

    private static final String BOARD = """
            WAWB . . . . KAKB
            .    . ~ . . .
            .    . . . . .
            .    . . w k .
            .    . . . . .
            .    . . . . .
            """;

    @Rule({"SM-TURN-01", "SM-TURN-04"})
    @Test
    void aTurnHasTwoMovesInAnyMix() {
        Morning.drawn(BOARD).play("dog A b1").asks(0).play("dog B b1").asks(1);
        Morning.drawn(BOARD).play("wall c3/d3").asks(0).play("dog B b1").asks(1);
        Morning.drawn(BOARD).play("dog A b1", "bridge c2 H").asks(1);
        Morning.drawn(BOARD)
                .play("wall c3/d3", "bridge c2 H")
                .asks(1)
                .play("end")
                .asks(0);
    }

    @Rule("SM-TURN-02")
    @Test
    void eachDogMovesOnceATurn() {
        Morning.drawn(BOARD)
                .play("dog A b1")
                .refuses("dog A b1", "SM-TURN-02")
                .offersOf("dog A")
                .accepts("dog B b1")
                .play("end", "end")
                .accepts("dog A b1");
    }

    @Rule("SM-TURN-02")
    @Test
    void aDogThatIsNotThereDoesNotMove() {
        Morning.drawn(BOARD.replace("WAWB", "WB"))
                .refuses("dog A a1", "SM-TURN-02")
                .offersOf("dog A");
    }

    @Rule("SM-TURN-03")
    @Test
    void aTurnMayEndEarly() {
        Morning.drawn(BOARD).play("end").asks(1).play("dog A e1", "end").asks(0).has("round", 2);
    }

    @Rule("SM-TURN-04")
    @Test
    void nobodyMovesOutOfTurn() {
        Morning.drawn(BOARD).refuses("1: end", "SM-TURN-04").play("end").asks(1);
        assertThat(Morning.drawn(BOARD).position().whyNot(1, ShepherdMessMoves.END))
                .get()
                .extracting(why -> why.rule())
                .isEqualTo("SM-TURN-04");
    }

    @Rule("SM-TURN-01")
    @Test
    void turnsBeginAfterTheSetUp() {
        Morning.start("quickStart=on").refuses("end", "SM-TURN-01").refuses("dog A b1", "SM-TURN-01");
    }

    @Rule("SM-TURN-05")
    @Test
    void afterTheEndNobodyMoves() {
        Morning morning = Morning.drawn("""
                        w9 w . .  . .
                        .  . WA . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        """).play("dog A c1").isWonBy(0);
        assertThat(morning.position().whyNot(0, ShepherdMessMoves.END))
                .get()
                .extracting(why -> why.rule())
                .isEqualTo("SM-TURN-05");
        assertThat(morning.legal()).isEmpty();
        assertThat(morning.told().getLast())
                .contains("White has the whole flock home.")
                .contains("White wins");
    }

    @Rule("SM-TURN-04")
    @Test
    void turnsAreTold() {
        assertThat(Morning.drawn(BOARD).play("dog A b1").told())
                .containsExactly("White's dog A runs to b1.", "It barks on b1, and nobody is near.");
        assertThat(Morning.drawn(BOARD).play("dog A a1").told())
                .containsExactly("White's dog A stays on a1.", "It barks on a1, and nobody is near.");
        assertThat(Morning.drawn(BOARD).play("end").told())
                .containsExactly("White ends the turn and gives up 2 moves.");
    }
}

package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.json.Shape;
import sheepfold.kit.Scenario;

/** What is said to people, and how moves travel. */
class WordsTest {
    private static String task(int seat, Scenario<Paddock, FleeceMove> table) {
        return table.position().decision(seat).task().marked();
    }

    @Test
    void aTaskSaysWhatToDoAndNamesWhomAndWhat() {
        assertThat(task(0, turn(2).with("owed", 2))).isEqualTo("Draw 2 cards; shear before, between or after.");
        assertThat(task(0, turn(2).with("owed", 1).with("attackUsed", true))).isEqualTo("Draw 1 card.");
        Scenario<Paddock, FleeceMove> attacked = turn(3).with("seats[0].shear", "sB")
                .with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear B2");
        assertThat(task(1, attacked)).isEqualTo("⟦seat:0|Player A⟧ shears you for 2. Throw in a card, or pass.");
        assertThat(task(2, attacked))
                .isEqualTo("⟦seat:0|Player A⟧ shears ⟦seat:1|player B⟧ for 2. Throw in a card, or pass.");
        assertThat(task(2, attacked.play("1: pow A", "2: pass")))
                .isEqualTo("⟦seat:1|Player B⟧ plays ⟦card:POW|POW!⟧: answer it, or pass.");
        assertThat(task(0, turn(2).with("seats[0].shear", "sB").play("shear B2")))
                .isEqualTo("Snip ⟦seat:1|player B⟧: 2 points left.");
    }

    private static Scenario<Paddock, FleeceMove> onTheWolf() {
        return turn(2).with("wolf", 0).with("die", 0).with("phase", "roll");
    }

    private static Scenario<Paddock, FleeceMove> withoutADog() {
        return onTheWolf()
                .with("seats[0].dog", false)
                .with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("POW"));
    }

    @Test
    void aLossNamesWhatTookTheWool() {
        assertThat(onTheWolf()
                        .with("seats[0].dog", false)
                        .play("roll 3", "shed 1")
                        .heardBy(0))
                .contains("Player A loses Basic Wool to the Wolf.");
        assertThat(turn(2).with("seats[1].hand", List.of("CRM"))
                        .play("shear B1", "cream", "coin tails", "shed 1")
                        .heardBy(0))
                .contains("Player A loses Basic Wool to the Shaving Cream.");
    }

    @Test
    void aTaskNamesNothingThatCannotBeDone() {
        assertThat(task(0, turn(2))).isEqualTo("Shear somebody, then end your turn.");
        assertThat(task(0, turn(2).with("seats[0].snag", "earlier"))).isEqualTo("End your turn.");
        assertThat(task(0, turn(2).with("seats[0].snag", "earlier").with("seats[0].hand", List.of("VEL"))))
                .isEqualTo("End your turn, or play a card.");
        assertThat(task(0, turn(2).with("seats[0].snag", "earlier").with("seats[0].hand", List.of("AFT"))))
                .isEqualTo("End your turn.");
        assertThat(task(0, onTheWolf().play("roll 3")))
                .isEqualTo("Odd: the Wolf will bite you. Send the dog, or pass.");
        assertThat(task(0, withoutADog().play("roll 3")))
                .isEqualTo("Odd: the Wolf will bite you. Throw in a card, or pass.");
        assertThat(task(1, withoutADog().play("roll 3")))
                .isEqualTo("Odd: the Wolf will bite ⟦seat:0|player A⟧. Throw in a card, or pass.");
        assertThat(task(0, withoutADog().with("master", 0).play("roll 3")))
                .isEqualTo("Odd, but the Wolf obeys ⟦seat:0|player A⟧. Throw in a card, or pass.");
    }

    @Test
    void whoLosesAPieceIsToldByWhom() {
        assertThat(task(0, onTheWolf().with("seats[0].dog", false).play("roll 3")))
                .isEqualTo("An odd roll: the Wolf bites. Give up a piece.");
        Scenario<Paddock, FleeceMove> creamed =
                turn(2).with("seats[0].shear", "sB").with("die", 4).with("seats[1].hand", List.of("CRM"));
        assertThat(task(0, creamed.play("shear B2", "1: cream", "coin tails")))
                .isEqualTo("Tails: the Shaving Cream hits. Give up a piece.");
    }

    @Test
    void anEventNamesSeatsCellsAndCards() {
        Scenario<Paddock, FleeceMove> table = turn(2).play("shear B1", "snip 4");
        assertThat(table.events().getFirst().text().marked())
                .isEqualTo("⟦seat:0|Player A⟧ snips ⟦card:WOL|Basic Wool⟧ off ⟦cell:1.4|cell 4⟧ of ⟦seat:1|player B⟧; "
                        + "0 points left.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            snip 5              | {"type":"snip","cell":5}
            coat S5 T9          | {"type":"lay","snag":5,"steel":9}
            shed 3 9            | {"type":"shed","cells":[3,9]}
            shear C3 D1         | {"type":"shear","parts":[{"seat":2,"points":3},{"seat":3,"points":1}]}
            stick 4 2>9         | {"type":"stick","cell":4,"shifts":[{"from":2,"to":9}]}
            pow B C             | {"type":"expelDog","seat":2}
            velcro STL          | {"type":"fetch","wool":"STL"}
            card BAT+           | {"type":"drawn","card":"BAT+"}
            shear-hand          | {"type":"throw","sign":"shear"}
            """)
    void aMoveIsWrittenAsDataAndReadAgain(String text, String data) {
        FleeceMove move = FleeceNotation.move(text).orElseThrow();
        Shape<FleeceMove> shape = Shape.of(FleeceMove.class);
        assertThat(shape.write(move).toString()).isEqualTo(data);
        assertThat(shape.read(shape.write(move), "")).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            roll 7        | SH-TURN-02
            card XYZ      | SH-SET-05
            coat S5 T5    | SH-SET-02
            snip 64       | SH-COAT-01
            shed 3 3      | SH-COAT-01
            row 22        | SH-CSH-02
            shear E3      | SH-SHEAR-02
            thief E       | SH-REACT-01
            """)
    void aTextThatNamesKnownThingsIsRefusedByTheirRule(String text, String rule) {
        turn(2).refuses(text, rule);
    }

    @Test
    void aSeatIsNamedByItsLetterToo() {
        turn(2).with("owed", 1).accepts("A: draw").refuses("B: draw", "SH-TURN-01");
    }
}

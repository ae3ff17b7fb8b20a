package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.kit.Rule;

class TurnTest {
    private static final String SCATTERED = """
            ..S.L....
            .T..C....
            .......BT
            """;

    private static final String BLOCKED = """
            SS..L....
            SCT......
            CTC....B.
            """;

    @Rule("SS-TURN-01")
    @Test
    void aTurnIsARollItsEffectAndThenTheNextSeat() {
        Evening.drawn(SCATTERED, "seats=3")
                .asksChance()
                .play("roll C")
                .asks(0)
                .refuses("roll C", "SS-TURN-01")
                .play("C e2-d2")
                .asksChance()
                .has("seat", 1)
                .refuses("C d2-e2", "SS-TURN-01")
                .refuses("stop", "SS-TURN-01")
                .play("roll w")
                .has("seat", 2)
                .play("roll T", "T b2-b1")
                .has("seat", 0)
                .has("rolls", 3);
    }

    @Rule("SS-TURN-01")
    @Test
    void eachFaceIsEquallyLikely() {
        assertThat(Evening.drawn(SCATTERED).chances())
                .isEqualTo(Map.of("roll T", 1, "roll C", 1, "roll S", 1, "roll *", 1, "roll w", 1, "roll W", 1));
    }

    @Rule("SS-TURN-01")
    @Test
    void nobodyButChanceRolls() {
        Hillside hillside = Evening.drawn(SCATTERED).position();
        assertThat(hillside.whyNot(0, new Roll(Face.ANY))).map(Refusal::rule).contains("SS-TURN-01");
        assertThat(hillside.whyNot(Seats.CHANCE, new Roll(Face.ANY))).isEmpty();
    }

    @Rule("SS-TURN-02")
    @Test
    void onlyTheRollerDecides() {
        Evening.drawn(SCATTERED, "seats=3")
                .play("roll w", "roll C")
                .asks(1)
                .refuses("0: C e2-d2", "SS-TURN-02")
                .accepts("1: C e2-d2");
        Hillside hillside = Evening.drawn(SCATTERED, "seats=3").play("roll C").position();
        assertThat(hillside.whyNot(2, SheepHopMoves.STOP)).map(Refusal::rule).contains("SS-TURN-02");
    }

    @Rule("SS-ROLL-01")
    @Test
    void bothWolvesGoOneSpaceTheLittleOneFirst() {
        assertThat(Evening.drawn(SCATTERED)
                        .play("roll w")
                        .has("board", List.of("..S..L...", ".T..C....", "......B.T"))
                        .heardBy(0))
                .containsSubsequence("The Little Wolf goes from e3 to f3.", "The Big Bad Wolf goes from h1 to g1.");
    }

    @Rule("SS-ROLL-02")
    @Test
    void theBigBadWolfGoesTwoSpaces() {
        Evening.drawn(SCATTERED).play("roll W").has("board", List.of("..S.L....", ".T..C.B..", "........T"));
    }

    @Rule("SS-ROLL-03")
    @Test
    void oneColourMovesWhereverItIsOnTheBoard() {
        Evening.drawn(SCATTERED)
                .play("roll T")
                .offers("T b2-a2", "T b2-b1", "T b2-b3", "T b2-c2", "T i1-i2", "T i1xg1", "T i1-home")
                .refuses("C e2-d2", "SS-ROLL-03")
                .refuses("T e2-d2", "SS-ROLL-03")
                .refuses("T a1-a2", "SS-ROLL-03");
    }

    @Rule("SS-ROLL-04")
    @Test
    void aColourThatIsGoneCountsAsAny() {
        assertThat(Evening.drawn(SCATTERED.replace('S', '.')).play("roll S").legal())
                .contains("T b2-a2", "C e2-d2", "T i1-home")
                .allMatch(move -> !move.startsWith("S"));
    }

    @Rule("SS-ROLL-05")
    @Test
    void anySheepMayMove() {
        assertThat(Evening.drawn(SCATTERED).play("roll *").legal()).contains("T b2-a2", "S c3-b3", "C e2-d2");
    }

    @Rule("SS-ROLL-06")
    @Test
    void movingIsCompulsory() {
        Evening.drawn("""
                        ....L..BT
                        .........
                        .........
                        """, "hop-wolves=no")
                .play("roll T")
                .offers("T i3-i2", "T i3-home")
                .refuses("stop", "SS-ROLL-06");
    }

    @Rule("SS-ROLL-07")
    @Test
    void aBlockedColourLosesItsRoll() {
        assertThat(Evening.drawn(BLOCKED.replace("SS.", "SST"))
                        .play("roll S")
                        .asksChance()
                        .has("seat", 1)
                        .heardBy(0))
                .contains("No square sheep can move.");
    }

    @Rule("SS-ROLL-07")
    @Test
    void aBlockedColourFreesTheChoiceIfTheTableLikes() {
        String board = BLOCKED.replace("SS.", "SST");
        assertThat(Evening.drawn(board, "blocked-colour=any").play("roll S").legal())
                .containsExactlyInAnyOrder("T c2-d2", "C b2xd2");
        Evening.drawn(BLOCKED, "blocked-colour=any")
                .play("roll S")
                .offers("S b3-c3", "S a3xc3")
                .refuses("T c2-d2", "SS-ROLL-03");
    }

    @Rule("SS-ROLL-07")
    @ParameterizedTest
    @ValueSource(strings = {"pass", "any"})
    void ifNoSheepCanMoveNothingHappens(String option) {
        assertThat(Evening.drawn("""
                        SSS.Lm...
                        TCT^.....
                        CTC....B.
                        """, "blocked-colour=" + option, "free-placement=on")
                        .play("roll *")
                        .asksChance()
                        .has("rolls", 1)
                        .has("seat", 1)
                        .heardBy(0))
                .contains("No sheep can move.");
    }
}

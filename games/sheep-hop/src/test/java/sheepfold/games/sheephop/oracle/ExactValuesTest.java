package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.games.sheephop.Hillside;

/** Values that can be worked out by hand: no tiles, the Little Wolf far away. The fold is empty, so only sheep count. */
class ExactValuesTest {
    private static final double DIGITS = 1e-9;

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "10", "100", "239", "240"})
    void aSheepAtTheGateWithTheWolfBehindItComesHomeTwiceInThree(int rolls) {
        assertMoreSaved(rolls, """
                ....L...B
                ........T
                .........
                """, 2 / 3.0);
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "50", "240"})
    void aSecondStepOfTheWolfGivesASecondChance(int rolls) {
        assertMoreSaved(rolls, """
                ....L..B.
                ........T
                .........
                """, 7 / 9.0);
    }

    @Test
    void aSheepTwoMovesFromHome() {
        assertMoreSaved(2, """
                ....L...B
                .......T.
                .........
                """, 5 / 9.0);
        assertMoreSaved(3, """
                ....L....
                .......TB
                .........
                """, 22 / 27.0);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 3", "2, 10, 9", "3, 23, 18"})
    void twoSheepOfDifferentColours(int rolls, int numerator, int denominator) {
        assertMoreSaved(rolls, """
                ....L...B
                .......TC
                .........
                """, numerator / (double) denominator);
    }

    @Test
    void twoSheepOfOneColour() {
        assertMoreSaved(2, """
                ....L...B
                .......TT
                .........
                """, 11 / 9.0);
    }

    @Test
    void coloursMatterOnlyAsFarAsTheyAreTheSame() {
        String board = """
                ....L...B
                .T.....C.
                .........
                """;
        double value = Dusk.moreSaved(Dusk.drawn(40, "", board));
        assertThat(Dusk.moreSaved(Dusk.drawn(40, "", board.replace('T', 'S')))).isEqualTo(value);
        assertThat(Dusk.moreSaved(Dusk.drawn(40, "", board.replace('T', 'S').replace('C', 'T'))))
                .isEqualTo(value);
        assertThat(Dusk.moreSaved(Dusk.drawn(40, "", board.replace('T', 'C')))).isGreaterThan(value + 0.001);
    }

    @Test
    void aSheepThatIsNeededIsWorthTheWin() {
        Judgement judgement = Oracle.of(Dusk.drawn(9, "TTCC", """
                ....L...B
                ........T
                .........
                """)).orElseThrow();
        assertThat(judgement.prospect().win()).isCloseTo(2 / 3.0, within(DIGITS));
        assertThat(judgement.prospect().saved()).isCloseTo(4 + 2 / 3.0, within(DIGITS));
        assertThat(judgement.inWords(judgement.prospect())).isEqualTo("exactly 0.67 more sheep home; 67 % to win");
    }

    @Test
    void aWonOrLostGameStaysSo() {
        String board = """
                ....L...B
                ........T
                .........
                """;
        Judgement won = Oracle.of(Dusk.drawn(9, "TTCCS", board)).orElseThrow();
        Judgement lost = Oracle.of(Dusk.drawn(9, "TTC", board)).orElseThrow();
        assertThat(won.prospect().win()).isEqualTo(1);
        assertThat(won.inWords(won.prospect())).isEqualTo("exactly 0.67 more sheep home; the game is won");
        assertThat(lost.prospect().win()).isEqualTo(0);
        assertThat(lost.inWords(lost.prospect()))
                .isEqualTo("exactly 0.67 more sheep home; the game cannot be won any more");
    }

    @Test
    void whoNeedsOneOfTwoSheepGivesUpALittleOfTheOther() {
        String board = """
                ....L....
                .T.....C.
                .......B.
                """;
        Prospect forSheep = prospect(Dusk.drawn(30, "", board));
        Prospect forTheWin = prospect(Dusk.drawn(30, "TTSS", board));
        assertThat(forTheWin.win()).isGreaterThan(0.9).isLessThan(1);
        assertThat(forTheWin.saved() - 4).isLessThan(forSheep.saved());
    }

    private static Prospect prospect(Hillside hillside) {
        return Oracle.of(hillside).orElseThrow().prospect();
    }

    private static void assertMoreSaved(int rolls, String board, double expected) {
        assertThat(Dusk.moreSaved(Dusk.drawn(rolls, "", board))).isCloseTo(expected, within(DIGITS));
    }
}

package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;

class SetupTest {
    private static final String START = """
            ...w....
            ........
            ........
            ........
            ........
            ........
            ........
            s.s.s.s.
            """;

    @Rule({"WS-SETUP-01", "WS-SETUP-02"})
    @Test
    void fourSheepFaceOneWolf() {
        Hunt.start().has("board", START.lines().toList());
    }

    @Rule("WS-SETUP-03")
    @Test
    void theSheepMoveFirst() {
        Hunt.start().asks(Pasture.SHEEP);
    }

    @Rule("WS-SETUP-03")
    @Test
    void theWolfMovesFirstIfTheTableLikes() {
        Hunt.start().option("first", "wolf").asks(Pasture.WOLF).offers("d8-c7", "d8-e7");
    }

    @Rule("WS-SETUP-02")
    @ParameterizedTest
    @ValueSource(strings = {"b8", "d8", "f8", "h8"})
    void theWolfMayStartElsewhereOnRowEight(String square) {
        assertThat(Hunt.start().option("wolf-start", square).position().wolf())
                .isEqualTo(Square.named(square).orElseThrow().number());
    }

    @Rule("WS-BOARD-01")
    @Test
    void onlyDarkSquaresAreUsed() {
        Hunt.start().with("board[0]", "..w.....").isRefused("board[0]", "WS-BOARD-01");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(Hunt.start().with("board[5]", ".s......")::position)
                .satisfies(fault -> assertThat(fault.sentence()).startsWith("b3 is a light square"));
    }

    @Rule("WS-BOARD-01")
    @Test
    void theBoardHasEightRowsOfEight() {
        Hunt.start().with("board[3]", ".......").isRefused("board[3]", "WS-BOARD-01");
        Hunt.start().drawn("board", "...w....\ns.s.s.s.\n").isRefused("board", "WS-BOARD-01");
    }

    @Rule("WS-SETUP-01")
    @Test
    void fiveSheepAreTooMany() {
        Hunt.start().with("board[5]", ".s......").isRefused("board[5]", "WS-BOARD-01");
        Hunt.start().with("board[5]", "s.......").isRefused("board", "WS-SETUP-01");
    }

    @Rule("WS-SETUP-01")
    @Test
    void aPastureHasSheep() {
        Hunt.start().with("board[7]", "........").isRefused("board", "WS-SETUP-01");
    }

    @Rule("WS-SETUP-02")
    @Test
    void twoWolvesOrNoneAreRefused() {
        Hunt.start().with("board[0]", ".w.w....").isRefused("board", "WS-SETUP-02");
        Hunt.start().with("board[0]", "........").isRefused("board", "WS-SETUP-02");
    }

    @Test
    void theExampleOfAPositionCanBePlayedOn() {
        assertThat(Hunt.start().example().legal()).isNotEmpty();
    }

    @Test
    void aPositionSaysWhoseTurnItIsAndHowManyMovesWereMade() {
        Hunt.start().with("toMove", "dog").isRefused("toMove");
        Hunt.start().with("movesMade", -1).isRefused("movesMade");
        Hunt.start().with("moves", 3).isRefused("moves");
    }
}

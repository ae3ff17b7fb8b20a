package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Refusal;
import sheepfold.kit.Rule;

class MovesTest {
    private static final String MIDDLE = """
            ........
            ........
            ........
            ........
            ...w....
            ..s.s...
            ........
            s.....s.
            """;

    private static final String STUCK = """
            .s.s.s.s
            ........
            ........
            ........
            ........
            ..w.....
            ........
            ........
            """;

    private static final HuntMove D8_C7 = HuntMoves.step(
            Square.named("d8").orElseThrow().number(),
            Square.named("c7").orElseThrow().number());

    @Rule("WS-SHEEP-01")
    @Test
    void sheepStepDiagonallyForward() {
        Hunt.start().offers("a1-b2", "c1-b2", "c1-d2", "e1-d2", "e1-f2", "g1-f2", "g1-h2");
    }

    @Rule("WS-SHEEP-01")
    @Test
    void sheepNeverGoBackSidewaysOrTwoSteps() {
        Hunt.drawn("sheep", MIDDLE)
                .refuses("c3-b2", "WS-SHEEP-01")
                .refuses("c3-d2", "WS-SHEEP-01")
                .refuses("c3-a5", "WS-SHEEP-01")
                .refuses("c3-c5", "WS-SHEEP-01");
    }

    @Rule("WS-WOLF-01")
    @Test
    void theWolfStepsDiagonallyInAnyDirection() {
        Hunt.drawn("wolf", MIDDLE.replace("..s.s...", "........"))
                .offers("d4-c5", "d4-e5", "d4-c3", "d4-e3")
                .refuses("d4-b2", "WS-WOLF-01")
                .refuses("d4-d6", "WS-WOLF-01");
    }

    @Rule("WS-MOVE-01")
    @Test
    void nobodyEntersAnOccupiedSquare() {
        Hunt.drawn("wolf", MIDDLE).refuses("d4-c3", "WS-MOVE-01").offers("d4-c5", "d4-e5");
        Hunt.drawn("sheep", MIDDLE).refuses("c3-d4", "WS-MOVE-01").refuses("e3-d4", "WS-MOVE-01");
    }

    @Rule("WS-MOVE-01")
    @Test
    void noPieceIsEverTaken() {
        assertThat(Integer.bitCount(
                        Hunt.drawn("sheep", MIDDLE).play("c3-b4").position().sheep()))
                .isEqualTo(4);
    }

    @Rule("WS-TURN-01")
    @Test
    void theSidesTakeTurns() {
        Hunt.start().play("c1-d2").asks(Pasture.WOLF).play("d8-c7").asks(Pasture.SHEEP);
    }

    @Rule("WS-TURN-01")
    @Test
    void onlyOnesOwnPiecesMove() {
        Hunt.start().refuses("d8-c7", "WS-TURN-01").refuses("b2-c3", "WS-TURN-01");
        Hunt.drawn("wolf", MIDDLE).refuses("c3-b4", "WS-TURN-01");
    }

    @Rule("WS-TURN-01")
    @Test
    void whoeverTakesAForeignPieceIsToldWhatIsMissing() {
        assertThat(Hunt.start().refusal("d8-c7").orElseThrow().sentence().plain())
                .isEqualTo("no sheep stands on d8");
        assertThat(Hunt.drawn("wolf", MIDDLE)
                        .refusal("c3-b4")
                        .orElseThrow()
                        .sentence()
                        .plain())
                .isEqualTo("no wolf stands on c3");
    }

    @Rule("WS-TURN-01")
    @Test
    void nobodyMovesOutOfTurn() {
        assertThat(Hunt.start().position().whyNot(Pasture.WOLF, D8_C7))
                .map(Refusal::toString)
                .contains("WS-TURN-01: it is the turn of the sheep");
    }

    @Rule("WS-TURN-01")
    @Test
    void aMoveChangesOnePieceOnly() {
        Hunt.start()
                .play("c1-d2")
                .has("board[6]", "...s....")
                .has("board[7]", "s...s.s.")
                .has("board[0]", "...w....");
    }

    @Rule("WS-PASS-01")
    @Test
    void stuckSheepPassAndThePassIsAMove() {
        Hunt.drawn("sheep", STUCK)
                .offers("pass")
                .play("pass")
                .asks(Pasture.WOLF)
                .has("movesMade", 1);
    }

    @Rule("WS-PASS-01")
    @Test
    void nobodyPassesOtherwise() {
        Hunt.start().refuses("pass", "WS-PASS-01").play("c1-d2").refuses("pass", "WS-PASS-01");
    }

    @Rule("WS-PASS-01")
    @Test
    void sheepThatOnlyTheWolfBlocksPassToo() {
        Hunt.drawn("sheep", """
                        ........
                        ........
                        .w......
                        s.......
                        ........
                        ........
                        ........
                        ........
                        """).offers("pass");
    }

    @Test
    void whoeverWritesNoMoveIsToldHowMovesAreWritten() {
        assertThat(Hunt.start().refusal("hello").orElseThrow().sentence().plain())
                .contains("like c1-d2");
    }

    @Test
    void movesAreToldInWords() {
        assertThat(Hunt.start().play("c1-d2").events())
                .extracting(event -> event.text().plain())
                .containsExactly("A sheep goes from c1 to d2.");
        assertThat(Hunt.drawn("sheep", STUCK).play("pass").events())
                .extracting(event -> event.text().plain())
                .containsExactly("No sheep can move; they pass.");
    }
}

package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Setup;
import sheepfold.kit.Rule;

class EndTest {
    private static final String WOLF_BEFORE_HOME = """
            ........
            ........
            ........
            s.s.s.s.
            ........
            ........
            .w......
            ........
            """;

    private static final String HEMMED_IN = """
            .......w
            ........
            .....s..
            ........
            ...s....
            s.......
            .s......
            ........
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

    @Rule("WS-WIN-01")
    @Test
    void theWolfWinsOnRowOne() {
        Hunt.drawn("wolf", WOLF_BEFORE_HOME).play("b2-c1").isWonBy(Pasture.WOLF);
    }

    @Rule("WS-WIN-01")
    @Test
    void afterTheEndNobodyMoves() {
        Hunt.drawn("wolf", WOLF_BEFORE_HOME).play("b2-c1").refuses("a5-b6", "WS-TURN-01");
        assertThat(Hunt.drawn("wolf", WOLF_BEFORE_HOME).play("b2-c1").position().whyNot(Pasture.SHEEP, HuntMoves.PASS))
                .contains(Refusal.of("WS-TURN-01", "the game is over"));
    }

    @Rule("WS-WIN-02")
    @Test
    void theSheepWinWhenTheWolfCannotMoveOnItsTurn() {
        Hunt.drawn("sheep", HEMMED_IN).play("f6-g7").isWonBy(Pasture.SHEEP);
    }

    @Rule("WS-WIN-02")
    @Test
    void aWolfThatIsHemmedInOnTheSheepsTurnHasNotLostYet() {
        Hunt.drawn("sheep", HEMMED_IN.replace(".....s..", "........").replaceFirst("\n........\n", "\n......s.\n"))
                .asks(Pasture.SHEEP);
    }

    @Rule("WS-PASS-02")
    @Test
    void stuckSheepLoseIfTheTableLikes() {
        Hunt.start()
                .option("stuck-sheep", "lose")
                .drawn("board", STUCK)
                .with("toMove", "wolf")
                .play("c3-d4")
                .isWonBy(Pasture.WOLF);
    }

    @Rule("WS-LIMIT-01")
    @Test
    void theGameIsDrawnAtTheMoveLimit() {
        Result result =
                Hunt.start().option("move-limit", "2").play("c1-d2", "d8-c7").result();
        assertThat(result.kind()).isEqualTo(Result.Kind.DRAW);
        assertThat(result.winners()).isEmpty();
        assertThat(result.ranks()).containsExactly(1, 1);
    }

    @Rule("WS-LIMIT-01")
    @Test
    void aThousandMovesIsTheLimitUnlessTheTableSaysOtherwise() {
        Hunt.drawn("wolf", WOLF_BEFORE_HOME)
                .with("movesMade", 998)
                .play("b2-a3")
                .asks(Pasture.SHEEP);
        Hunt.drawn("wolf", WOLF_BEFORE_HOME)
                .with("movesMade", 999)
                .play("b2-a3")
                .isWonBy();
    }

    @Rule("WS-LIMIT-01")
    @Test
    void noGameIsLongerThanTheLimit() {
        WolfAndSheep game = new WolfAndSheep();
        assertThat(game.longestGame(Setup.of(game.info(), 2))).isEqualTo(1000);
    }

    @Rule({"WS-LIMIT-01", "WS-WIN-01"})
    @Test
    void aWinOnTheLastMoveCounts() {
        Hunt.drawn("wolf", WOLF_BEFORE_HOME)
                .with("movesMade", 999)
                .play("b2-c1")
                .isWonBy(Pasture.WOLF);
    }

    @Rule({"WS-LIMIT-01", "WS-WIN-02"})
    @Test
    void catchingTheWolfOnTheLastMoveCounts() {
        Hunt.drawn("sheep", HEMMED_IN).with("movesMade", 999).play("f6-g7").isWonBy(Pasture.SHEEP);
    }
}

package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.kit.Rule;

class EndTest {
    /** Pens of two players, and the last round before its last turn. */
    private static Morning lastTurn(String white, String black, String... options) {
        return Morning.drawn("""
                        WHITE . . . . BLACK
                        . . . . . .
                        . . . . . .
                        . . KA . . .
                        . . . . . .
                        . . . . . .
                        """.replace("WHITE", white).replace("BLACK", black), options)
                .with("round", 40)
                .with("seat", 1);
    }

    @Rule("SM-END-01")
    @Test
    void theWholeFlockAndOnlyTheFlockEndsTheGame() {
        String board = """
                w8 w WA . . k
                .  . .  . . .
                .  . .  . . .
                .  w .  . . .
                .  . .  . . .
                .  . .  . . .
                """;
        Morning.drawn(board).play("dog A c1").finds("a1:w9").asks(0);
        Morning.drawn(board, "flockSize=9")
                .with("board[3]", ". . . . . .")
                .play("dog A c1")
                .isWonBy(0);
    }

    @Rule("SM-END-01")
    @Test
    void aRivalsBarkEndsItToo() {
        Morning.drawn("""
                        w9 w KA . . k
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        """)
                .with("seat", 1)
                .play("dog A c1")
                .isWonBy(0)
                .has("phase", "penned")
                .has("seat", 1);
    }

    @Rule("SM-END-02")
    @Test
    void theRamMakesAFlockCountHalfAsMuchAgain() {
        assertThat(lastTurn("w5R", "k7").play("end").result().scores()).containsExactly(15, 14);
        assertThat(lastTurn("w5R", "k7").play("end").isWonBy(0).told().getLast())
                .isEqualTo("Round 40 was the last. White wins.");
    }

    @Rule("SM-END-03")
    @Test
    void strangersLoseWhateverTheCount() {
        lastTurn("w9k", "k").play("end").isWonBy(1);
        lastTurn("w9k", "k", "winner=finisher").play("end").isWonBy(1);
    }

    @Rule("SM-END-03")
    @Test
    void theFinisherOptionMattersOnlyWhenSomebodyFinished() {
        lastTurn("w5", "k7", "winner=finisher").play("end").isWonBy(1);
    }

    @Rule("SM-END-04")
    @Test
    void tiesAreSharedButNothingNeverWins() {
        lastTurn("w3", "k3").play("end").isWonBy(0, 1);
        Result draw = lastTurn(".", ".").play("end").isWonBy().result();
        assertThat(draw.kind()).isEqualTo(Result.Kind.DRAW);
        assertThat(draw.ranks()).containsExactly(1, 1);
        assertThat(lastTurn("w3k", ".").play("end").isWonBy().result().kind()).isEqualTo(Result.Kind.DRAW);
    }

    @Rule("SM-END-05")
    @Test
    void rankingGoesByStrangersThenScore() {
        Result all = lastTurn("w3k", "k2w").play("end").isWonBy().result();
        assertThat(all.kind()).isEqualTo(Result.Kind.LOSS);
        assertThat(all.ranks()).containsExactly(1, 2);
        Result four = Morning.drawn("""
                        w3k . . . . k2
                        .   . . . . .
                        .   . . . . .
                        .   . . . . .
                        .   . . . . .
                        g2  . . . . b
                        """, "seats=4")
                .with("round", 25)
                .with("seat", 3)
                .play("end")
                .isWonBy(1, 3)
                .result();
        assertThat(four.ranks()).containsExactly(4, 1, 3, 1);
    }

    @Rule("SM-END-06")
    @Test
    void roundsAreCountedFromPlayerOne() {
        Morning.start("seats=3", "firstPlayer=random", "roundLimit=5")
                .with("phase", "act")
                .with("first", 1)
                .with("seat", 0)
                .with("round", 4)
                .with("pens", Map.of("white", 1, "black", 2, "brown", 3))
                .play("end")
                .has("round", 5)
                .asks(1)
                .play("end", "end", "end")
                .has("phase", "round-limit")
                .isWonBy();
    }

    private static final String CIRCLE = """
            .  . .  . .  .
            .  . .  . .  .
            WA . WB . KA KB
            .  . .  . .  .
            .  . .  . .  .
            .  . .  . .  k
            """;

    @Rule("SM-END-07")
    @Test
    void theThirdTimeEndsTheGame() {
        Morning morning = Morning.drawn(CIRCLE)
                .play("end", "end")
                .asks(0)
                .play("end", "end")
                .has("phase", "repetition");
        assertThat(morning.isWonBy().result().details()).containsEntry("ended", "repetition");
    }

    @Rule("SM-END-07")
    @Test
    void theOptionSaysHowOften() {
        Morning.drawn(CIRCLE, "repetition=2").play("end", "end").has("phase", "repetition");
        Morning.drawn(CIRCLE, "repetition=0")
                .play("end", "end", "end", "end", "end", "end", "end", "end")
                .asks(0)
                .has("round", 5);
    }

    @Rule("SM-END-07")
    @Test
    void dogsOfOneOwnerMayChangePlacesAndFightsCount() {
        Morning.drawn(CIRCLE, "repetition=2")
                .play("dog A c3", "dog B a3", "end")
                .has("phase", "repetition");
        Morning.drawn(CIRCLE.replace("WB . KA", "WBKA . ."), "repetition=2")
                .play("fight B c3 black:A", "end", "end")
                .asks(0)
                .play("end", "end")
                .has("phase", "repetition")
                .has("round", 3);
    }

    @Rule({"SM-END-07", "SM-LAND-09"})
    @Test
    void whatIsBuiltMakesANewBeginning() {
        Morning.drawn(CIRCLE, "repetition=2").play("wall c3/d3", "end", "end").asks(0);
    }

    @Rule({"SM-END-06", "SM-END-07"})
    @Test
    void theLastRoundComesBeforeTheRepetition() {
        Morning.drawn(CIRCLE, "roundLimit=5")
                .with("round", 4)
                .play("end", "end", "end", "end")
                .has("phase", "round-limit");
    }
}

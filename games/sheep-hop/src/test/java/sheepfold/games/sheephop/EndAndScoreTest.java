package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Result;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class EndAndScoreTest {
    private static final String LAST = """
            ....L....
            ........T
            ......B..
            """;

    @Rule("SS-END-01")
    @Test
    void theGameEndsWithTheLastSheepHomeOrCaptured() {
        Evening.drawn(LAST).play("roll T", "T i2-home").has("phase", "over").refuses("roll T", "SS-END-01");
        Evening.drawn(LAST.replace("....L....", "....L..B.").replace("......B..", "........."))
                .play("roll W")
                .has("phase", "over");
    }

    @Rule("SS-END-01")
    @Test
    void theGameEndsEvenInMidTurn() {
        Evening.drawn("""
                        ....L..BT
                        .........
                        .........
                        """).play("roll W").has("phase", "over").has("board[0]", "....L...B");
        Evening.drawn("""
                        ....LT.B.
                        .........
                        .........
                        """).play("roll w").has("phase", "over").has("board[0]", ".....L.B.");
        Evening.drawn("""
                        ....L....
                        .......Tf
                        ......B..
                        """)
                .play("roll T", "T h2xhome")
                .has("phase", "over")
                .has("board", List.of("....L....", "........f", "......B.."));
    }

    @Rule("SS-END-01")
    @Test
    void theFoxMayEndTheGame() {
        Evening.drawn("""
                        .....L...
                        ...Tf....
                        .......B.
                        """).play("roll T", "T d2xf2").has("phase", "over").isWonBy();
    }

    @Rule("SS-END-02")
    @ParameterizedTest
    @CsvSource({"240", "100", "80", "70"})
    void nightFallsWhenTheLastRollIsCarriedOut(int nightfall) {
        Scenario<Hillside, SheepHopMove> dusk =
                Evening.drawn(LAST, "nightfall=" + nightfall).with("rolls", nightfall - 1);
        dusk.play("roll T").asks(0).play("T i2-i1").has("phase", "over").isWonBy();
        assertThat(dusk.heardBy(0)).contains("Night falls: the sheep on i1 count as captured.");
        Evening.drawn(LAST, "nightfall=" + nightfall)
                .with("rolls", nightfall - 2)
                .play("roll w")
                .asksChance();
        Evening.drawn(LAST, "nightfall=" + nightfall)
                .with("rolls", nightfall - 1)
                .play("roll w")
                .has("phase", "over");
    }

    @Rule("SS-END-02")
    @Test
    void atNightfallChainsAndCallsAreStillCarriedOut() {
        Evening.drawn("""
                        T...L....
                        ...Tp.C..
                        .......B.
                        """)
                .with("rolls", 239)
                .play("roll T", "T d2xf2")
                .asks(0)
                .play("xh2")
                .asks(0)
                .play("+T a3-a2")
                .has("phase", "over");
    }

    @Rule("SS-END-03")
    @Test
    void anAbandonedGameIsScoredAsAtNightfall() {
        Result result = Evening.drawn(LAST).with("fold", "TTCCC").position().result();
        assertThat(result.kind()).isEqualTo(Result.Kind.WIN);
        assertThat(result.details()).containsEntry("saved", 5).containsEntry("captured", 4);
    }

    @Rule("SS-SCORE-01")
    @Test
    void allSeatsShareScoreAndVictory() {
        Result result = Evening.drawn(LAST, "seats=4")
                .with("fold", "TTCCCSSS")
                .play("roll T", "T i2-home")
                .isWonBy(0, 1, 2, 3)
                .result();
        assertThat(result.scores()).containsExactly(9, 9, 9, 9);
        assertThat(result.ranks()).containsExactly(1, 1, 1, 1);
    }

    @Rule("SS-SCORE-01")
    @Test
    void aTieIsNoWin() {
        Result result = Evening.drawn(LAST, "flock=6")
                .with("fold", "TC")
                .play("roll T", "T i2-home")
                .isWonBy()
                .result();
        assertThat(result.kind()).isEqualTo(Result.Kind.LOSS);
        assertThat(result.details())
                .containsEntry("saved", 3)
                .containsEntry("captured", 3)
                .containsEntry("title", "");
    }

    @Rule("SS-SCORE-01")
    @Test
    void aSmallFlockIsWonByMoreSavedThanCaptured() {
        Evening.drawn(LAST, "flock=3")
                .with("fold", "C")
                .play("roll T", "T i2-home")
                .isWonBy(0, 1);
        Evening.drawn(LAST, "flock=3").play("roll T", "T i2-home").isWonBy();
    }

    @Rule("SS-SCORE-02")
    @ParameterizedTest
    @CsvSource({
        "1, ''",
        "4, ''",
        "5, Small Patou",
        "6, Shepherd's Apprentice",
        "7, Plains Shepherd",
        "8, Hills Shepherd",
        "9, Mountains Shepherd"
    })
    void savedSheepEarnTitles(int saved, String title) {
        Result result = Evening.drawn(LAST)
                .with("fold", "TTCCCSSS".substring(0, saved - 1))
                .play("roll T", "T i2-home")
                .result();
        assertThat(result.details()).containsEntry("title", title).containsEntry("saved", saved);
        assertThat(result.reason().plain()).startsWith(title.isEmpty() ? "The wolves had a field day" : title);
        assertThat(result.kind()).isEqualTo(title.isEmpty() ? Result.Kind.LOSS : Result.Kind.WIN);
    }

    @Rule("SS-SCORE-02")
    @Test
    void goodShepherdsAreSentToTheNextLevel() {
        assertThat(resultWith("TTCCCS").details())
                .containsEntry("suggestion", "You are ready for the next level: L1 Good Dog.");
        assertThat(resultWith("TTCCC").details()).doesNotContainKey("suggestion");
        assertThat(resultWith("TTCCCS", "level=L10").details())
                .containsEntry("suggestion", "You are ready to play with other tiles.");
        assertThat(Evening.drawn(LAST, "flock=3")
                        .with("fold", "CS")
                        .play("roll T", "T i2-home")
                        .result()
                        .details())
                .containsEntry("title", "")
                .doesNotContainKey("suggestion");
    }

    private static Result resultWith(String fold, String... options) {
        return Evening.drawn(LAST, options)
                .with("fold", fold)
                .play("roll T", "T i2-home")
                .result();
    }
}

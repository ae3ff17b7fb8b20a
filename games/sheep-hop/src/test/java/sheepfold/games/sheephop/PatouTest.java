package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Rule;

class PatouTest {
    private static final String CALL = """
            T...L....
            ...Tp.C..
            T......B.
            """;

    @Rule("SS-PATOU-01")
    @Test
    void theOtherSheepOfTheColourMoveInAnyOrder() {
        Evening.drawn(CALL)
                .play("roll T", "T d2xf2", "stop")
                .has("patou.waiting", List.of("a1", "a3"))
                .offers("+T a1-a2", "+T a1-b1", "+T a3-a2", "+T a3-b3")
                .refuses("+C g2-g1", "SS-PATOU-03")
                .refuses("+T f2-f1", "SS-PATOU-03")
                .refuses("+T b1-b2", "SS-ROLL-03")
                .refuses("T a1-a2", "SS-PATOU-03")
                .play("+T a3-b3", "+T a1-b1")
                .asksChance()
                .has("seat", 1);
    }

    @Rule("SS-PATOU-01")
    @Test
    void aCalledSheepMayHopInAChain() {
        String board = """
                ....L....
                ..STp....
                TC.....B.
                """;
        Evening.drawn(board)
                .play("roll T", "T d2xf2")
                .offers("+T a1-a2", "+T a1xc1")
                .play("+T a1xc1")
                .offers("xc3", "stop");
        Evening.drawn(board)
                .play("roll T", "T d2xf2", "+T a1xc1xc3")
                .asksChance()
                .has("board[0]", "..T.L....");
    }

    @Rule("SS-PATOU-01")
    @Test
    void aMultiColourRollCallsTheColourOfTheHopper() {
        Evening.drawn(CALL.replace("T......", "C......"))
                .play("roll *", "T d2xf2", "stop")
                .has("patou.waiting", List.of("a3"));
    }

    @Rule("SS-PATOU-01")
    @Test
    void withoutACallNobodyMovesExtra() {
        Evening.drawn(CALL).play("roll T").refuses("+T a1-a2", "SS-PATOU-01");
    }

    @Rule("SS-PATOU-02")
    @Test
    void afterMeansAfterTheWholeMove() {
        Evening.drawn(CALL)
                .play("roll T", "T d2xf2")
                .offers("xh2", "stop")
                .play("xh2")
                .has("phase", "extra");
    }

    @Rule("SS-PATOU-02")
    @ParameterizedTest
    @ValueSource(strings = {"after", "at-once"})
    void theOthersMoveEvenIfTheHopperIsHome(String timing) {
        Evening.drawn("""
                        T...L....
                        .......Tp
                        ......B..
                        """, "patou-timing=" + timing)
                .play("roll T", "T h2xhome")
                .has("fold", "T")
                .offers("+T a3-a2", "+T a3-b3")
                .play("+T a3-a2")
                .asksChance();
    }

    @Rule("SS-PATOU-02")
    @Test
    void theOthersMoveEvenIfTheHopperIsCaptured() {
        Evening.drawn("""
                        T..Tp....
                        .....f...
                        ....L..B.
                        """)
                .with("direction", "counterclockwise")
                .play("roll T", "T d3xf3", "xf1")
                .has("den", "TTCCCSSS")
                .offers("+T a3-a2", "+T a3-b3");
    }

    @Rule("SS-PATOU-02")
    @Test
    void atOnceMeansBeforeTheNextHop() {
        Evening.drawn(CALL, "patou-timing=at-once")
                .play("roll T", "T d2xf2")
                .has("phase", "extra")
                .has("patou.interrupted.sheep", "f2")
                .refuses("xh2", "SS-HOP-04")
                .play("+T a1-b1", "+T a3-b3")
                .has("phase", "chain")
                .offers("xh2", "stop")
                .refuses("xd2", "SS-HOP-06")
                .play("xh2")
                .asksChance();
    }

    @Rule("SS-PATOU-02")
    @Test
    void theTimingDecidesWhatTheHopperStillFinds() {
        String board = """
                .....L.B.
                ...Tp.T..
                .........
                """;
        Evening.drawn(board)
                .play("roll T", "T d2xf2xh2", "+T g2xi2")
                .asksChance()
                .has("board[1]", "....p..TT");
        Evening.drawn(board, "patou-timing=at-once")
                .play("roll T", "T d2xf2", "+T g2-g1")
                .asksChance()
                .has("board", List.of(".....L.B.", "....pT...", "......T.."));
    }

    @Rule("SS-PATOU-02")
    @Test
    void anInterruptedSheepThatIsCapturedDoesNotHopOn() {
        Evening.drawn("""
                        .....LT..
                        ...Tp.f..
                        ........B
                        """, "patou-timing=at-once")
                .play("roll T", "T d2xf2", "+T g3xg1")
                .has("board", List.of(".........", "....pLf..", "......TB."))
                .offers("xi1", "stop")
                .play("stop")
                .asksChance()
                .has("seat", 1);
    }

    @Rule("SS-PATOU-03")
    @Test
    void aCalledSheepMustMoveIfItCan() {
        Evening.drawn(CALL)
                .play("roll T", "T d2xf2", "stop")
                .refuses("stop", "SS-PATOU-03")
                .play("+T a1-a2")
                .offers("+T a3-b3", "+T a3xa1");
    }

    @Rule("SS-PATOU-03")
    @Test
    void thoseThatCannotMoveAreSkipped() {
        assertThat(Evening.drawn("""
                                TCS.L....
                                CS.Tp....
                                S......B.
                                """).play("roll T", "T d2xf2").asksChance().heardBy(0))
                .contains("Unable to move: the sheep on a3.");
    }

    @Rule("SS-PATOU-03")
    @Test
    void aSheepThatWasBlockedMayMoveOnceAnotherHasMadeRoom() {
        Evening.drawn("""
                        TTC.L....
                        CS.Tp....
                        S......B.
                        """)
                .play("roll T", "T d2xf2")
                .offers("+T b3xb1")
                .play("+T b3xb1")
                .offers("+T a3-b3");
    }

    @Rule("SS-PATOU-03")
    @Test
    void aWaitingSheepThatIsTakenIsStruckOff() {
        Evening.drawn("""
                        ...Tp....
                        .....f...
                        T..L...BT
                        """)
                .with("direction", "counterclockwise")
                .play("roll T", "T d3xf3")
                .has("patou.waiting", List.of("a1", "i1"))
                .play("xf1")
                .has("patou.waiting", List.of("a1"))
                .play("stop")
                .offers("+T a1-a2", "+T a1-b1");
    }

    @Rule("SS-PATOU-04")
    @Test
    void sheepInFoldAndDenStayThere() {
        Evening.drawn(CALL.replace("T......", "......."))
                .with("fold", "TCC")
                .play("roll T", "T d2xf2", "stop")
                .offers("+T a3-a2", "+T a3-b3")
                .play("+T a3-a2")
                .asksChance()
                .has("fold", "TCC")
                .has("board[1]", "T...pTC..");
    }

    @Rule("SS-PATOU-04")
    @Test
    void aLastSheepOfItsColourCallsNobody() {
        assertThat(Evening.drawn(CALL.replaceAll("(?m)^T", "."))
                        .play("roll T", "T d2xf2")
                        .offers("xh2", "stop")
                        .heardBy(0))
                .contains("The Patou barks, but no other triangle is on the board.");
    }

    @Rule("SS-PATOU-05")
    @Test
    void thePatouWorksOnceATurn() {
        Evening.drawn("""
                        ...LT....
                        ...Tp....
                        T......B.
                        """)
                .play("roll T", "T d2xf2", "+T e3xe1")
                .has("patou.waiting", List.of("a1"))
                .play("+T a1-a2")
                .asksChance()
                .play("roll T", "T f2xd2")
                .has("patou.waiting", List.of("e1", "a2"));
    }

    @Rule("SS-PATOU-05")
    @Test
    void theOtherTilesWorkForCalledSheepToo() {
        Evening.drawn("""
                        ....L.T..
                        ...Tp.r..
                        .......B.
                        """).play("roll T", "T d2xf2", "stop", "+T g3xg1").has("direction", "counterclockwise");
    }
}

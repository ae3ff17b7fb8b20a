package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Rule;

class MovementTest {
    private static final String IN_THE_MIDDLE = """
            ....L....
            ....T....
            .......B.
            """;

    @Rule("SS-MOVE-01")
    @Test
    void aMoveIsOneSlideOrAChainOfHops() {
        Evening.drawn(IN_THE_MIDDLE).play("roll T", "T e2-d2").asksChance();
        Evening.drawn("""
                        ....L....
                        TC.S.C...
                        .......B.
                        """)
                .play("roll T", "T a2xc2")
                .refuses("C f2-f1", "SS-MOVE-01")
                .play("xe2", "xg2")
                .asksChance()
                .has("board[1]", ".C.S.CT..");
    }

    @Rule("SS-MOVE-02")
    @Test
    void aSheepSlidesNorthSouthEastOrWest() {
        Evening.drawn(IN_THE_MIDDLE.replace("L.", ".L"))
                .play("roll T")
                .offers("T e2-e1", "T e2-e3", "T e2-d2", "T e2-f2");
    }

    @Rule("SS-MOVE-02")
    @ParameterizedTest
    @ValueSource(strings = {"d1", "f3", "e2", "g2", "a1"})
    void neitherDiagonallyNorFarNorNowhere(String target) {
        Evening.drawn(IN_THE_MIDDLE).play("roll T").refuses("T e2-" + target, "SS-MOVE-02");
    }

    @Rule("SS-MOVE-02")
    @Test
    void aSheepMayGoBackIntoTheMeadow() {
        Evening.drawn(IN_THE_MIDDLE.replace("....T....", "...T....."))
                .play("roll T", "T d2-c2")
                .has("board[1]", "..T......");
    }

    @Rule("SS-MOVE-03")
    @ParameterizedTest
    @CsvSource({"S", "#", "p", "r", "f"})
    void onlyFreeSpacesAreEntered(String occupant) {
        Evening.drawn(IN_THE_MIDDLE.replace("T.", "T" + occupant))
                .play("roll T")
                .refuses("T e2-f2", "SS-MOVE-03");
    }

    @Rule("SS-MOVE-03")
    @Test
    void aWolfsSpaceIsNotFreeButItsPathIs() {
        Evening.drawn(IN_THE_MIDDLE)
                .play("roll T")
                .refuses("T e2-e3", "SS-MOVE-03")
                .accepts("T e2-e1", "T e2-f2");
    }

    @Rule("SS-MOVE-04")
    @ParameterizedTest
    @CsvSource({"valley, c1, d1", "valley, d3, c3", "ring, c4, d4", "ponds, c3, d3"})
    void nobodyCrossesAFence(String board, String from, String to) {
        Landscape landscape = Evening.start("board=" + board).position().board;
        Space one = landscape.named(from).orElseThrow();
        Space other = landscape.named(to).orElseThrow();
        assertThat(landscape.areNeighbours(one, other)).isFalse();
        assertThat(landscape.areNeighbours(other, one)).isFalse();
    }

    @Rule("SS-MOVE-04")
    @Test
    void theExitIsTheOnlyWayOutOfTheMeadow() {
        Evening.drawn("""
                        ..T.L....
                        ..T......
                        ..T....B.
                        """)
                .play("roll T")
                .offers("T c1-b1", "T c2-b2", "T c2-d2", "T c3-b3")
                .refuses("T c1-d1", "SS-MOVE-04")
                .refuses("T c3-d3", "SS-MOVE-04");
    }

    @Rule("SS-MOVE-04")
    @Test
    void waterIsNoSpace() {
        Evening.drawn("""
                        ....L....
                        ...T~..~.
                        .......B.
                        """, "board=ponds").play("roll T").offers("T d2-c2", "T d2-d1", "T d2-d3");
    }

    @Rule("SS-FOLD-01")
    @ParameterizedTest
    @CsvSource({"i1", "i2", "i3"})
    void everyGateLeadsHome(String gate) {
        Evening.drawn("""
                        ....L...T
                        ........T
                        ......B.T
                        """)
                .play("roll T", "T " + gate + "-home")
                .has("fold", "T")
                .has("den", "CCCSSS");
    }

    @Rule("SS-FOLD-01")
    @Test
    void onlyGatesLeadHome() {
        Evening.drawn(IN_THE_MIDDLE)
                .play("roll T")
                .refuses("T e2-home", "SS-FOLD-01")
                .refuses("T e2xhome", "SS-FOLD-01");
        Evening.drawn("""
                        ~~~..L.T
                        ......B.
                        ........
                        ........
                        ~~~.....
                        """, "board=ring")
                .play("roll T")
                .offers("T h5-g5", "T h5-h4")
                .refuses("T h5-home", "SS-FOLD-01");
    }

    @Rule("SS-FOLD-01")
    @Test
    void aSheepHopsHomeOverAnAnimalOnAGate() {
        Evening.drawn("""
                        ....L....
                        .......TC
                        ......B..
                        """)
                .play("roll T")
                .offers("T h2-g2", "T h2-h1", "T h2-h3", "T h2xhome")
                .play("T h2xhome")
                .has("fold", "T")
                .has("board[1]", "........C");
    }

    @Rule("SS-FOLD-02")
    @Test
    void aSavedSheepIsOutOfTheGame() {
        Evening.drawn("""
                        C...L....
                        ........T
                        ......B..
                        """)
                .play("roll T", "T i2-home")
                .has("fold", "T")
                .play("roll T")
                .offers("C a3-a2", "C a3-b3");
    }
}

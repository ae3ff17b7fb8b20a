package sheepfold.games.sheephop;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Rule;

class HopTest {
    private static final String TWO_IN_A_ROW = """
            ....L....
            ...TCS...
            .......B.
            """;

    @Rule("SS-HOP-01")
    @Test
    void aHopGoesStraightOverANeighbourToTheFreeSpaceBehind() {
        Evening.drawn("""
                        .....L...
                        ...TC....
                        ...S...B.
                        """)
                .play("roll T")
                .offers("T d2-c2", "T d2-d3", "T d2xf2")
                .refuses("T d2xf1", "SS-HOP-01")
                .refuses("T d2xe3", "SS-HOP-01")
                .play("T d2xf2")
                .has("board[1]", "....CT...");
    }

    @Rule("SS-HOP-01")
    @ParameterizedTest
    @ValueSource(chars = {'S', '#', 'f'})
    void theLandingSpaceMustBeFree(char occupant) {
        Evening.drawn(TWO_IN_A_ROW.replace('S', occupant)).play("roll T").refuses("T d2xf2", "SS-HOP-01");
    }

    @Rule("SS-HOP-01")
    @Test
    void noHopGoesOverTheEdgeOrAcrossAMissingSpace() {
        Evening.drawn("""
                        ....L....
                        ...T~..~.
                        ...C...B.
                        """, "board=ponds")
                .play("roll T")
                .offers("T d2-c2", "T d2-d3")
                .refuses("T d2xf2", "SS-HOP-01");
    }

    @Rule("SS-HOP-02")
    @ParameterizedTest
    @ValueSource(chars = {'C', 'T', 'p', 'r', 'f'})
    void sheepHopOverSheepAndAnimalTiles(char animal) {
        Evening.drawn("""
                        ....L....
                        ......T*.
                        ......B..
                        """.replace('*', animal)).play("roll T").accepts("T g2xi2");
    }

    @Rule("SS-HOP-02")
    @Test
    void theMoleIsAnAnimalAndTheMolehillIsNot() {
        Evening.drawn("""
                        ....L..C^
                        .......Tm
                        ......B..
                        """).play("roll *").accepts("T h2xhome").refuses("C h3xhome", "SS-MOLE-03");
    }

    @Rule("SS-HOP-02")
    @Test
    void wolvesAreNoSteppingStonesIfTheTableLikes() {
        String board = """
                T..CL....
                .........
                ......STB
                """;
        Evening.drawn(board).play("roll *").accepts("C d3xf3", "T h1xhome", "T h1xf1");
        Evening.drawn(board, "hop-wolves=no")
                .play("roll *")
                .refuses("C d3xf3", "SS-HOP-02")
                .refuses("T h1xhome", "SS-HOP-02")
                .accepts("T h1xf1");
    }

    @Rule("SS-HOP-03")
    @Test
    void exactlyOneAnimalIsHopped() {
        Evening.drawn(TWO_IN_A_ROW)
                .play("roll T")
                .refuses("T d2xg2", "SS-HOP-01")
                .refuses("T d2xf2", "SS-HOP-01");
        Evening.drawn(TWO_IN_A_ROW.replace("TCS", "T.C")).play("roll T").refuses("T d2xf2", "SS-HOP-03");
    }

    @Rule("SS-HOP-04")
    @Test
    void aChainGoesOnOrStopsAsThePlayerLikes() {
        String board = """
                .....L.B.
                ...TC.C..
                .........
                """;
        Evening.drawn(board)
                .play("roll T", "T d2xf2")
                .offers("xh2", "stop")
                .play("stop")
                .has("board[1]", "....CTC..")
                .asksChance();
        Evening.drawn(board)
                .play("roll T", "T d2xf2", "xh2")
                .has("board[1]", "....C.CT.")
                .asksChance();
    }

    @Rule("SS-HOP-04")
    @Test
    void aChainMayTurnACorner() {
        Evening.drawn("""
                        ...L...B.
                        ...C.S...
                        ...TC....
                        """)
                .play("roll T", "T d1xf1")
                .offers("xf3", "stop")
                .play("xf3")
                .has("board", List.of("...L.T.B.", "...C.S...", "....C...."));
    }

    @Rule("SS-HOP-04")
    @Test
    void hoppingOnIsForTheSheepThatHasHopped() {
        Evening.drawn(TWO_IN_A_ROW).play("roll T").refuses("xf2", "SS-HOP-04").refuses("stop", "SS-ROLL-06");
    }

    @Rule("SS-HOP-05")
    @Test
    void slidesAndHopsDoNotMix() {
        String board = """
                ....L....
                .TC.S....
                .......B.
                """;
        Evening.drawn(board)
                .play("roll T", "T b2xd2")
                .refuses("T d2-d1", "SS-HOP-05")
                .refuses("T d2xf2", "SS-HOP-05")
                .refuses("S e2-e1", "SS-MOVE-01")
                .accepts("xf2", "stop");
        Evening.drawn(board.replace(".TC", "T.C")).play("roll T", "T a2-b2").asksChance();
    }

    @Rule("SS-HOP-06")
    @Test
    void aSheepNeverReturnsWithinItsMove() {
        Evening.drawn(TWO_IN_A_ROW.replace("TCS", "TC."))
                .play("roll T", "T d2xf2")
                .asksChance()
                .play("roll T")
                .accepts("T f2xd2");
        Evening.drawn(TWO_IN_A_ROW.replace("TCS..", "TC.S."))
                .play("roll T", "T d2xf2")
                .offers("xh2", "stop")
                .refuses("xd2", "SS-HOP-06");
    }

    @Rule("SS-HOP-07")
    @Test
    void beingHoppedDoesNothing() {
        Evening.drawn("""
                        ...TL..B.
                        ...SC....
                        .........
                        """)
                .play("roll T", "T d3xf3")
                .has("den", "TTCCSS")
                .has("board", List.of("....LT.B.", "...SC....", "........."))
                .play("roll S", "S d2xf2")
                .has("board[1]", "....CS...");
    }
}

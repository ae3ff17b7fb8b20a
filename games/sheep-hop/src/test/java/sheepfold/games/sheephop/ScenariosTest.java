package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;

/** The worked scenarios of the rules, in their order. */
class ScenariosTest {
    private static final String FULL_MEADOW = """
            SSC.L....
            SCT......
            TCT....B.
            """;

    @Rule({"SS-ROLL-03", "SS-ROLL-05", "SS-ROLL-07"})
    @Test
    void s01FromAFullMeadowOnlyTheExitLeadsOut() {
        Evening.drawn(FULL_MEADOW).play("roll T").offers("T c2-d2");
        Evening.drawn(FULL_MEADOW).play("roll C").offers("C b2xd2");
        Evening.drawn(FULL_MEADOW).play("roll *").offers("T c2-d2", "C b2xd2");
        Evening.drawn(FULL_MEADOW).play("roll S").asksChance().has("seat", 1).has("rolls", 1);
        Evening.drawn(FULL_MEADOW, "blocked-colour=any").play("roll S").offers("T c2-d2", "C b2xd2");
    }

    @Rule({"SS-HOP-04", "SS-HOP-05"})
    @Test
    void s02SlidesOrAChain() {
        Evening.drawn("""
                        .........
                        .TC.S....
                        ...L...B.
                        """)
                .play("roll T")
                .offers("T b2-a2", "T b2-b1", "T b2-b3", "T b2xd2")
                .accepts("T b2xd2xf2")
                .play("T b2xd2")
                .offers("xf2", "stop")
                .refuses("T d2-d3", "SS-HOP-05");
    }

    @Rule({"SS-HOP-02", "SS-HOP-07"})
    @Test
    void s03OverAWolf() {
        String board = """
                .........
                ....TL...
                .......B.
                """;
        Evening.drawn(board)
                .play("roll T", "T e2xg2")
                .has("board[1]", ".....LT..")
                .has("den", "TTCCCSSS");
        Evening.drawn(board, "hop-wolves=no").play("roll T").refuses("T e2xg2", "SS-HOP-02");
    }

    @Rule("SS-FOLD-01")
    @Test
    void s04HomeOverAWolf() {
        Evening.drawn("""
                        ....L....
                        .......TB
                        .........
                        """).play("roll T", "T h2xhome").has("fold", "T");
    }

    @Rule({"SS-HOP-01", "SS-MOVE-04"})
    @Test
    void s05FencesStopHops() {
        Evening.drawn("""
                        ....L..B.
                        .........
                        ..TCS....
                        """)
                .play("roll *")
                .offers("T c1-b1", "T c1-c2", "C d1-d2", "C d1xf1", "S e1-e2", "S e1-f1")
                .refuses("T c1xe1", "SS-HOP-01")
                .refuses("S e1xc1", "SS-HOP-01");
    }

    @Rule({"SS-ROLL-02", "SS-WOLF-02"})
    @Test
    void s06TheBigBadWolfTakesWhatItPassesAndWhereItStops() {
        Evening.drawn("""
                        ....L.BTC
                        .........
                        ........S
                        """)
                .with("fold", "TTCCSS")
                .with("den", "")
                .play("roll W")
                .has("den", "TC")
                .has("board", List.of("....L...B", ".........", "........S"));
    }

    @Rule({"SS-ROLL-01", "SS-WOLF-02"})
    @Test
    void s07BothWolvesMoveOne() {
        Evening.drawn("""
                        C...L....
                        ......T..
                        ......B..
                        """)
                .with("fold", "TTCCSSS")
                .play("roll w")
                .has("board", List.of("C....L...", "......B..", "........."))
                .has("den", "T");
    }

    @Rule("SS-ROLL-04")
    @Test
    void s08AnAbsentColourFreesTheChoice() {
        Evening.drawn("""
                        ....L....
                        ...S.....
                        C......B.
                        """).play("roll T").offers("C a1-a2", "C a1-b1", "S d2-c2", "S d2-e2", "S d2-d3", "S d2-d1");
    }

    @Rule("SS-HOP-06")
    @Test
    void s09RoundTheLoopButNotBackToTheStart() {
        String board = """
                ....S....
                ...L.S...
                ...TC..B.
                """;
        Evening.drawn(board)
                .play("roll T")
                .accepts("T d1xf1xf3xd3", "T d1xd3xf3xf1", "T d1xf1xf3", "T d1xd3")
                .play("T d1xf1", "xf3")
                .refuses("xf1", "SS-HOP-06")
                .play("xd3")
                .asksChance();
        Evening.drawn(board).play("roll T", "T d1xf1", "xf3").offers("xd3", "stop");
    }

    @Rule("SS-ROCK-01")
    @Test
    void s10TheRockBlocks() {
        Evening.drawn("""
                        ....L....
                        ...T#....
                        .......B.
                        """)
                .play("roll T")
                .offers("T d2-c2", "T d2-d1", "T d2-d3")
                .refuses("T d2xf2", "SS-ROCK-01");
    }

    @Rule({"SS-MOLE-02", "SS-MOLE-03"})
    @Test
    void s11TheMoleChangesSides() {
        Evening.drawn("""
                        ....Tm...
                        ........B
                        ...L.^C..
                        """)
                .play("roll C")
                .refuses("C g1xe1", "SS-MOLE-03")
                .play("C g1-h1", "roll C", "C h1-g1")
                .play("roll T", "T e3xg3")
                .has("board", List.of(".....^T..", "........B", "...L.mC.."))
                .play("roll C")
                .accepts("C g1xe1");
    }

    @Rule({"SS-FOX-01", "SS-WOLF-03"})
    @Test
    void s12TheFoxWakesTheWolves() {
        Evening.drawn("""
                        ...S.....
                        .CTf.....
                        ...L...B.
                        """)
                .play("roll C")
                .refuses("C b2xd2", "SS-HOP-01")
                .play("C b2-b1", "roll T", "T c2xe2")
                .has("board", List.of("...L.....", "...fT....", ".C....B.."))
                .has("den", "TTCCSSS");
    }

    @Rule("SS-FOX-02")
    @Test
    void s13TheFoxMayCostTheHopper() {
        Evening.drawn("""
                        C....L...
                        ...Tf....
                        .......B.
                        """)
                .play("roll T", "T d2xf2")
                .asksChance()
                .has("board", List.of("C........", "....fL...", "......B.."));
    }

    @Rule("SS-RACC-01")
    @Test
    void s14TheRaccoonTurnsTheWolves() {
        Evening.drawn("""
                        ....CL...
                        ...Tr....
                        .......B.
                        """)
                .play("roll T", "T d2xf2")
                .has("direction", "counterclockwise")
                .play("roll w")
                .has("board", List.of("....L....", "....rT...", "........B"));
    }

    @Rule({"SS-PATOU-01", "SS-PATOU-03", "SS-HOP-06"})
    @Test
    void s15ThePatouCallsTheOthers() {
        Evening.drawn("""
                        ....L....
                        ..T..Tp..
                        CT.....B.
                        """)
                .play("roll T", "T f2xh2")
                .has("phase", "extra")
                .offers("+T c2-b2", "+T c2-c1", "+T c2-c3", "+T c2-d2", "+T b1-b2", "+T b1-c1")
                .play("+T c2-d2")
                .offers("+T b1-b2", "+T b1-c1")
                .play("+T b1-b2")
                .asksChance()
                .has("seat", 1);
    }

    @Rule("SS-WOLF-03")
    @Test
    void s16WolvesSkipCoveredSpaces() {
        Evening.drawn("""
                        C..fL#.B^
                        .......rp
                        .......Tm
                        """).play("roll w").has("board", List.of("C..f.#..^", ".....L.rp", ".......Bm"));
    }

    @Rule({"SS-MOLE-02", "SS-FOLD-01"})
    @Test
    void s17TheTwoSideGatesOpenInTurn() {
        Evening.drawn("""
                        ...f.#.C^
                        .......rp
                        ....L.BTm
                        """)
                .play("roll C")
                .refuses("C h3xhome", "SS-MOLE-03")
                .play("C h3-g3", "roll C", "C g3-h3")
                .play("roll T", "T h1xhome", "roll C")
                .accepts("C h3xhome");
    }

    @Rule({"SS-END-01", "SS-SCORE-01", "SS-SCORE-02", "SS-ROLL-04"})
    @Test
    void s18TheLastSheepDecides() {
        String board = """
                ....L....
                ........T
                .......B.
                """;
        Result won = Evening.drawn(board)
                .with("fold", "TCCS")
                .with("den", "TCSS")
                .play("roll S", "T i2-home")
                .isWonBy(0, 1)
                .result();
        assertThat(won.details()).containsEntry("title", "Small Patou").containsEntry("win", true);
        Result lost = Evening.drawn(board.replace("....L....", "....L..B.").replace(".......B.\n", ".........\n"))
                .with("fold", "TCCS")
                .with("den", "TCSS")
                .play("roll W")
                .isWonBy()
                .result();
        assertThat(lost.details())
                .containsEntry("saved", 4)
                .containsEntry("captured", 5)
                .containsEntry("win", false);
    }

    @Rule("SS-END-02")
    @Test
    void s19NightfallAfterTheLastRoll() {
        Result result = Evening.drawn("""
                        ....L....
                        .T..T....
                        .......BC
                        """, "nightfall=80")
                .with("fold", "CCSSS")
                .with("rolls", 79)
                .play("roll C", "C i1-home")
                .isWonBy(0, 1)
                .result();
        assertThat(result.details())
                .containsEntry("saved", 6)
                .containsEntry("captured", 3)
                .containsEntry("rolls", 80);
    }

    @Rule({"SS-SETUP-02", "SS-TILE-02", "SS-TILE-05"})
    @Test
    void s20SettingUp() {
        Evening.start()
                .play("meadow TCS/SCT/CTS", "wolf L h3")
                .refuses("wolf B i1", "SS-SETUP-02")
                .accepts("wolf B d3");
        assertRefused("SS-TILE-02", "tiles=rock@d2");
        assertRefused("SS-TILE-05", "tiles=molehill@d2 mole@h2");
        assertThat(Evening.GAME
                        .start(Evening.setup("level=custom", "tiles=mole@d2 molehill@h2"))
                        .warnings())
                .singleElement()
                .asString()
                .contains("may strand sheep");
    }

    private static void assertRefused(String rule, String tiles) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(Evening.setup("level=custom", tiles)))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo(rule))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("options.tiles"));
    }
}

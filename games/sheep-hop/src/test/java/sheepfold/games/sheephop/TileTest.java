package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.games.sheephop.LayoutCheck.Verdict;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;

class TileTest {
    @Rule("SS-TILE-01")
    @ParameterizedTest
    @ValueSource(strings = {"fox@a1", "fox@c2", "fox@e2 patou@e2", "fox@e2 fox@e3", "fox@j1", "wolf@e2", "fox", "@e2"})
    void eachTileLiesOnItsOwnSpaceOfTheField(String tiles) {
        assertRefused(tiles, "SS-TILE-01");
    }

    @Rule("SS-TILE-01")
    @Test
    void tilesLieBeforeTheSheepCome() {
        Evening.start("level=L6").has("phase", "meadow").has("board[1]", "....#fp..");
    }

    @Rule("SS-TILE-02")
    @Test
    void theRockMayNotLieInFrontOfTheExit() {
        assertRefused("rock@d2", "SS-TILE-02");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(Evening.setup("level=custom:rock@d2", "free-placement=on")))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo("SS-TILE-02"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(Evening.setup("board=ring", "level=custom:rock@d3")))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo("SS-TILE-02"));
    }

    @Rule("SS-TILE-03")
    @ParameterizedTest
    @ValueSource(chars = {'#', 'p', 'r', 'f'})
    void nothingStopsOnATile(char tile) {
        Evening.drawn("""
                        T..L*....
                        ...CS....
                        .......B.
                        """.replace('*', tile))
                .play("roll S")
                .refuses("S e2-e3", "SS-MOVE-03")
                .play("S e2-e1", "roll w")
                .has("board[0]", "T...*L...".replace('*', tile));
    }

    @Rule("SS-TILE-04")
    @Test
    void aTileWorksEachTimeAndBeforeTheNextHop() {
        assertThat(Evening.drawn("""
                                C....L.B.
                                ...Tr.S..
                                .........
                                """)
                        .play("roll T", "T d2xf2")
                        .has("direction", "counterclockwise")
                        .has("phase", "chain")
                        .play("stop", "roll T", "T f2xd2")
                        .has("direction", "clockwise")
                        .heardBy(1))
                .contains("The Raccoon turns the wolves: they go clockwise.");
    }

    @Rule("SS-TILE-04")
    @Test
    void slidingPastATileDoesNothing() {
        Evening.drawn("""
                        C....L.B.
                        ...Tr....
                        .........
                        """).play("roll T", "T d2-d3", "roll T", "T d3-e3").has("direction", "clockwise");
    }

    @Rule("SS-TILE-05")
    @ParameterizedTest
    @CsvSource({
        "mole@h2 molehill@d2, SEALED",
        "mole@d2 molehill@h2, MAY_STRAND",
        "mole@d2 molehill@e2, SEALED",
        "fox@d2 rock@e2, SEALED",
        "fox@d2 patou@e2, SEALED",
        "fox@d2, OPEN",
        "mole@i1 molehill@i3 patou@i2, OPEN",
        "mole@f3 molehill@f1, OPEN"
    })
    void aLoneSheepTriesTheLayout(String tiles, Verdict verdict) {
        Hillside hillside = Evening.start("level=custom", "tiles=" + tiles, "free-placement=on")
                .position();
        assertThat(LayoutCheck.verdict(hillside.tiles())).isEqualTo(verdict);
        assertThat(Evening.GAME
                        .start(Evening.setup("level=custom", "tiles=" + tiles, "free-placement=on"))
                        .warnings())
                .isEqualTo(verdict.warnings());
        if (verdict == Verdict.SEALED) {
            assertRefused(tiles, "SS-TILE-05");
        } else {
            Evening.start("level=custom", "tiles=" + tiles).asksChance();
        }
    }

    @Rule("SS-TILE-05")
    @Test
    void whenTheMoleHasSealedTheWayTheViewSaysSo() {
        String strands = """
                ....L....
                .TTm...^.
                .......B.
                """;
        Evening.drawn(strands)
                .sees(0, "warnings", Verdict.MAY_STRAND.warnings())
                .play("roll T", "T c2xe2", "roll T")
                .sees(0, "warnings", Verdict.SEALED.warnings())
                .refuses("T b2xd2", "SS-HOP-03");
    }

    @Rule("SS-TILE-05")
    @Test
    void warningsFollowTheDrawnBoardAndNotTheOptions() {
        assertThat(Evening.drawn("""
                ....L....
                .TTm...^.
                .......B.
                """).position().warnings()).isEqualTo(Verdict.MAY_STRAND.warnings());
    }

    @Rule("SS-ROCK-01")
    @Test
    void theRockIsNeitherHoppedNorEntered() {
        Evening.drawn("""
                        T...L....
                        ....C#...
                        .......B.
                        """)
                .play("roll C")
                .offers("C e2-d2", "C e2-e1")
                .refuses("C e2xg2", "SS-ROCK-01")
                .refuses("C e2-f2", "SS-MOVE-03");
    }

    @Rule("SS-MOLE-01")
    @ParameterizedTest
    @ValueSource(strings = {"mole@e2", "molehill@e2", "fox@d3 mole@e2"})
    void moleAndMolehillComeTogether(String tiles) {
        assertRefused(tiles, "SS-MOLE-01");
    }

    @Rule("SS-MOLE-02")
    @Test
    void theSameChainMeetsTheMoleWhereItIsNow() {
        Evening.drawn("""
                        ....L.B..
                        ...Tm.^..
                        .........
                        """)
                .play("roll T")
                .accepts("T d2xf2xh2")
                .play("T d2xf2")
                .offers("xh2", "stop")
                .play("xh2")
                .has("board[1]", "....m.^T.")
                .asksChance();
    }

    @Rule("SS-MOLE-02")
    @Test
    void hoppingBackTurnsTheTilesBack() {
        Evening.drawn("""
                        .....L.B.
                        ...Tm....
                        ....^....
                        """)
                .play("roll T", "T d2xf2")
                .has("board", List.of(".....L.B.", "....^T...", "....m...."))
                .play("roll T")
                .refuses("T f2xd2", "SS-MOLE-03")
                .play("T f2-f1", "roll T", "T f1xd1")
                .has("board", List.of(".....L.B.", "....m....", "...T^...."));
    }

    @Rule("SS-MOLE-03")
    @Test
    void theMolehillBlocks() {
        Evening.drawn("""
                        .....L.B.
                        ...T^....
                        ....m....
                        """)
                .play("roll T")
                .offers("T d2-c2", "T d2-d1", "T d2-d3")
                .refuses("T d2xf2", "SS-MOLE-03")
                .refuses("T d2-e2", "SS-MOVE-03");
    }

    @Rule("SS-RACC-01")
    @Test
    void theRaccoonStartsClockwiseAndTurnsBothWolves() {
        Evening.drawn("""
                        C...L....
                        ......Tr.
                        .......B.
                        """)
                .sees(0, "tiles[0].shows", "clockwise")
                .play("roll T", "T g2xi2")
                .sees(0, "tiles[0].shows", "counterclockwise")
                .play("roll w")
                .has("board", List.of("C..L.....", ".......rT", "........B"))
                .play("roll w")
                .has("board", List.of("C........", "...L...rB", "........."));
    }

    @Rule("SS-FOX-01")
    @Test
    void theFoxMovesBothWolvesInTheirPresentDirection() {
        assertThat(Evening.drawn("""
                                C...L....
                                ...Tf....
                                .......B.
                                """)
                        .with("direction", "counterclockwise")
                        .play("roll T", "T d2xf2")
                        .has("board", List.of("C..L.....", "....fT...", "........B"))
                        .heardBy(0))
                .containsSubsequence(
                        "The Fox whistles: each wolf moves one space.",
                        "The Little Wolf goes from e3 to d3.",
                        "The Big Bad Wolf goes from h1 to i1.");
    }

    @Rule("SS-FOX-02")
    @Test
    void aHopperThatIsCapturedHopsNoFurther() {
        Evening.drawn("""
                        C....L...
                        ...Tf.S..
                        .......B.
                        """)
                .play("roll T", "T d2xf2")
                .asksChance()
                .has("seat", 1)
                .has("den", "TTTCCSS")
                .has("board[1]", "....fLS..");
    }

    @Rule("SS-FOX-02")
    @Test
    void aHopperThatIsSpareHopsOn() {
        Evening.drawn("""
                        C.......B
                        ...Tf.S..
                        ...L.....
                        """).play("roll T", "T d2xf2").offers("xh2", "stop");
    }

    private static void assertRefused(String tiles, String rule) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(Evening.setup("level=custom", "tiles=" + tiles)))
                .satisfies(fault -> assertThat(fault.rule()).as(fault.line()).isEqualTo(rule))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("options.tiles"));
    }
}

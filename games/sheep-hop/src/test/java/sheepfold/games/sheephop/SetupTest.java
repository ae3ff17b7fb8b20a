package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;

class SetupTest {
    private static final String MEADOW = "meadow TCS/SCT/CTS";

    @Rule("SS-SETUP-01")
    @ParameterizedTest
    @CsvSource({"9, 1680, 3, 0", "6, 7560, 2, 3", "3, 504, 1, 6"})
    void everyDistinctArrangementIsEquallyLikely(int flock, int arrangements, int perColour, int empty) {
        Map<String, Integer> chances = Evening.start("flock=" + flock).chances();
        assertThat(chances).hasSize(arrangements);
        assertThat(chances.values()).containsOnly(1);
        assertThat(chances.keySet()).allSatisfy(meadow -> {
            assertThat(meadow).matches("meadow [TCS.]{3}/[TCS.]{3}/[TCS.]{3}");
            for (String kind : List.of("T", "C", "S")) {
                assertThat(meadow.chars().filter(letter -> letter == kind.charAt(0)))
                        .hasSize(perColour);
            }
            assertThat(meadow.chars().filter(letter -> letter == '.')).hasSize(empty);
        });
    }

    @Rule("SS-SETUP-01")
    @Test
    void theMeadowIsDrawnAsItIsWritten() {
        Evening.start().play("meadow TTT/CCC/SSS").has("board", List.of("TTT......", "CCC......", "SSS......"));
        Evening.start("board=ring")
                .play(MEADOW)
                .has("board", List.of("~~~.....", "TCS.....", "SCT.....", "CTS.....", "~~~....."));
    }

    @Rule("SS-SETUP-01")
    @Test
    void aMeadowWithTooManyOfAColourIsNoOutcome() {
        Evening.start().refuses("meadow TTT/TCC/SSS", "SS-SETUP-01").refuses("meadow TTT/CCC/SS.", "SS-SETUP-01");
        Evening.start("flock=3").refuses(MEADOW, "SS-SETUP-01").accepts("meadow T../.C./..S");
    }

    @Rule("SS-SETUP-02")
    @Test
    void theFirstShepherdPlacesEitherWolfOnEitherPath() {
        Evening.start()
                .play(MEADOW)
                .asks(0)
                .offers(
                        "wolf L d1",
                        "wolf L d2",
                        "wolf L d3",
                        "wolf L e3",
                        "wolf L f3",
                        "wolf L f2",
                        "wolf L f1",
                        "wolf L e1",
                        "wolf L g1",
                        "wolf L g2",
                        "wolf L g3",
                        "wolf L h3",
                        "wolf L i3",
                        "wolf L i2",
                        "wolf L i1",
                        "wolf L h1")
                .refuses("wolf B h1", "SS-SETUP-02")
                .refuses("wolf L e2", "SS-SETUP-02")
                .refuses("wolf L a1", "SS-SETUP-02")
                .play("wolf L e3")
                .asks(0)
                .offers(
                        "wolf B g1",
                        "wolf B g2",
                        "wolf B g3",
                        "wolf B h3",
                        "wolf B i3",
                        "wolf B i2",
                        "wolf B i1",
                        "wolf B h1")
                .refuses("wolf B e1", "SS-SETUP-02")
                .refuses("wolf L h1", "SS-SETUP-02");
        Evening.start().play(MEADOW, "wolf L h1").accepts("wolf B e3").refuses("wolf B g1", "SS-SETUP-02");
    }

    @Rule("SS-SETUP-02")
    @Test
    void noWolfStartsUnderATile() {
        assertThat(Evening.start("level=L2")
                        .play(MEADOW)
                        .refuses("wolf L d2", "SS-SETUP-02")
                        .legal())
                .hasSize(15)
                .doesNotContain("wolf L d2");
    }

    @Rule("SS-SETUP-02")
    @Test
    void randomWolvesGetEitherPathAlikeHoweverLongItIs() {
        Map<String, Integer> little =
                Evening.start("board=ring", "wolf-setup=random").play(MEADOW).chances();
        Map<Boolean, Integer> byPath = little.entrySet().stream()
                .collect(Collectors.partitioningBy(
                        place -> place.getKey().matches("wolf L ([efg][24]|[eg]3)"),
                        Collectors.summingInt(Map.Entry::getValue)));
        assertThat(little).hasSize(24);
        assertThat(byPath.get(true)).isEqualTo(byPath.get(false));
        assertThat(little.get("wolf L d1")).isEqualTo(little.get("wolf L h4"));
        assertThat(Evening.start("board=ring", "wolf-setup=random")
                        .play(MEADOW, "wolf L d1")
                        .chances()
                        .values())
                .hasSize(8)
                .containsOnly(1);
    }

    @Rule("SS-SETUP-02")
    @Test
    void standardWolvesStandWhereBoardOrLevelSay() {
        Evening.start("wolf-setup=standard")
                .play(MEADOW)
                .asksChance()
                .has("board[0]", "TCS.L....")
                .has("board[2]", "CTS....B.");
        Evening.start("wolf-setup=standard", "level=L8")
                .play(MEADOW)
                .has("board[0]", "TCS.rL.#.")
                .has("board[2]", "CTS.m.B^.");
        Evening.start("wolf-setup=standard", "board=ring")
                .play(MEADOW)
                .has("board[4]", "~~~....L")
                .has("board[1]", "TCS..B..");
    }

    @Rule("SS-SETUP-02")
    @Test
    void standardWolvesMoveOnFromCoveredSpaces() {
        Evening.start("wolf-setup=standard", "level=custom", "tiles=fox@e3 rock@f3 patou@h1")
                .play(MEADOW)
                .has("board", List.of("TCS.f#...", "SCT..L...", "CTS...Bp."));
    }

    @Rule("SS-SETUP-03")
    @Test
    void theFirstGameHasNoTiles() {
        assertThat(Evening.start().position().tiles().laid()).isEmpty();
        assertThat(Evening.start("level=custom").position().tiles().laid()).isEmpty();
    }

    @Rule("SS-SETUP-03")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void laterLevelsHaveOneOrMore(int level) {
        assertThat(Evening.start("level=L" + level).position().tiles().laid()).isNotEmpty();
        assertThat(Evening.GAME.start(Evening.setup("level=L" + level)).warnings())
                .isEmpty();
    }

    @Rule("SS-SETUP-03")
    @Test
    void aLevelLaysItsTiles() {
        Evening.start("level=L7").has("board", List.of("......m.f", "...p...r.", "...^#...."));
        Evening.start("level=custom:rock@e2,fox@f2").has("board[1]", "....#f...");
        Evening.start("level=custom", "tiles=mole@f3, molehill@f1")
                .has("board", List.of(".....m...", ".........", ".....^..."));
    }

    @Rule("SS-SETUP-04")
    @Test
    void bothWolvesFaceClockwise() {
        Evening.start("wolf-setup=standard", "level=L3")
                .play(MEADOW)
                .has("direction", "clockwise")
                .play("roll w")
                .has("board[0]", "TCS..L...")
                .has("board[2]", "CTS...B..");
    }

    @Rule("SS-SETUP-05")
    @Test
    void seatZeroBeginsUnlessTheHostPicksAnother() {
        Evening.start("seats=3").play(MEADOW).asks(0);
        Evening.start("seats=3", "first-seat=1")
                .play(MEADOW)
                .asks(1)
                .play("wolf L e3", "wolf B h1")
                .has("seat", 1)
                .play("roll w")
                .has("seat", 2)
                .play("roll w")
                .has("seat", 0);
        assertRefused("options.first-seat", "SS-SETUP-05", "seats=3", "first-seat=3");
    }

    @Test
    void levelsWithTilesBelongToTheirBoard() {
        assertRefused("options.level", "", "board=ring", "level=L3");
        assertRefused("options.level", "", "board=ponds", "level=L3");
        Evening.start("board=ring", "level=custom", "tiles=fox@e3").asksChance();
        assertRefused("options.tiles", "", "level=L3", "tiles=fox@e3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level=L11",
                "level=random:6",
                "level=random",
                "nightfall=90",
                "flock=4",
                "board=moon",
                "seats=5",
                "first-seat=4"
            })
    void optionsTakeOnlyTheirValues(String option) {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Evening.setup(option));
    }

    private static void assertRefused(String place, String rule, String... options) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(Evening.setup(options)))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo(place))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo(rule));
    }
}

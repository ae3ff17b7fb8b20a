package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Boards are data, and an owner of the box may bring another; one that could not be played is refused in a sentence. */
class BoardFileTest {
    private static final String VALLEY = """
            {"id":"mine","columns":"abcdefghi","rows":3,"missing":[],
             "fences":[["c1","d1"],["c3","d3"]],
             "meadow":["a3","b3","c3","a2","b2","c2","a1","b1","c1"],
             "exit":{"inside":"c2","front":"d2"},
             "paths":{"near":["d1","d2","d3","e3","f3","f2","f1","e1"],"far":["g1","g2","g3","h3","i3","i2","i1","h1"]},
             "foldGates":[["i1","E"],["i2","E"],["i3","E"]],
             "standardWolves":{"L":"e3","B":"h1"}}
            """;

    @ParameterizedTest
    @CsvSource({"valley, 27, 8, 8", "ring, 34, 16, 8", "ponds, 25, 8, 8"})
    void ourBoardsAreAsTheRulesSay(String id, int spaces, int first, int second) {
        Landscape board = Evening.start("board=" + id).position().board;
        assertThat(board.spaces()).hasSize(spaces);
        assertThat(board.paths()).extracting(path -> path.spaces().size()).containsExactly(first, second);
        assertThat(board.gates).hasSize(3);
    }

    @Test
    void anOwnersBoardReplacesOurs() {
        Scenario.of(Evening.GAME)
                .data(VALLEY.replace("[\"i3\",\"E\"]", "[\"i3\",\"N\"]"))
                .position("""
                        {"board":["....L.B.T",".........","........."]}
                        """)
                .sees(0, "board.id", "mine")
                .play("roll T")
                .offers("T i3-h3", "T i3-i2", "T i3-home");
    }

    @Test
    void aGateToTheNorthIsHoppedFromTheSouth() {
        Scenario.of(Evening.GAME)
                .data(VALLEY.replace("[\"i3\",\"E\"]", "[\"i3\",\"N\"]"))
                .position("""
                        {"board":["....L.BTS","........C","........."]}
                        """)
                .play("roll *")
                .accepts("C i2xhome")
                .refuses("T h3xhome", "SS-FOLD-01");
    }

    @Test
    void anOwnersBoardHasNoLevelsOfOurs() {
        assertThat(fault(VALLEY, "level", "L3").place()).isEqualTo("options.level");
        Setup custom =
                Setup.of(Evening.GAME.info(), 2, Map.of("level", "custom:fox@e2"), Optional.of(Json.parse(VALLEY)));
        assertThat(Evening.GAME.start(custom).tiles().include(TileKind.FOX)).isTrue();
    }

    @Rule("SS-WOLF-01")
    @Test
    void aPathIsALoopOfNeighbours() {
        assertFault("paths.near", "SS-WOLF-01", "\"d3\",\"e3\"", "\"e3\",\"d3\"", "d2 and e3 are none");
        assertFault(
                "paths.near",
                "SS-WOLF-01",
                "[\"d1\",\"d2\",\"d3\",\"e3\",\"f3\",\"f2\",\"f1\",\"e1\"]",
                "[\"d1\",\"d2\"]",
                "at least four");
        assertFault("paths.near", "SS-WOLF-01", "\"f1\",\"e1\"]", "\"f1\"]", "f1 and d1 are none");
    }

    @Rule("SS-SETUP-04")
    @Test
    void aPathIsListedClockwise() {
        assertFault(
                "paths.far",
                "SS-SETUP-04",
                "[\"g1\",\"g2\",\"g3\",\"h3\",\"i3\",\"i2\",\"i1\",\"h1\"]",
                "[\"h1\",\"i1\",\"i2\",\"i3\",\"h3\",\"g3\",\"g2\",\"g1\"]",
                "listed clockwise");
    }

    @Rule("SS-SETUP-02")
    @Test
    void thereAreTwoPathsApartAndAWolfForEach() {
        assertFault("paths", "SS-SETUP-02", "\"far\":", "\"mid\":[],\"far\":", "not 3");
        assertFault(
                "paths.far",
                "SS-SETUP-02",
                "[\"g1\",\"g2\",\"g3\",\"h3\",\"i3\",\"i2\",\"i1\",\"h1\"]",
                "[\"f1\",\"f2\",\"g2\",\"g1\"]",
                "lies on both paths");
        assertFault("standardWolves.B", "SS-SETUP-02", "\"B\":\"h1\"", "\"B\":\"e1\"", "one path");
        assertFault("standardWolves.B", "SS-SETUP-02", "\"B\":\"h1\"", "\"B\":\"h2\"", "lies on no path");
    }

    @Rule("SS-WOLF-05")
    @Test
    void noPathLiesInTheMeadow() {
        assertFault(
                "paths.near[0]",
                "SS-WOLF-05",
                "[\"d1\",\"d2\",\"d3\",\"e3\",\"f3\",\"f2\",\"f1\",\"e1\"]",
                "[\"a1\",\"a2\",\"b2\",\"b1\"]",
                "lies in the meadow");
    }

    @Rule("SS-MOVE-04")
    @Test
    void theExitIsTheOnlyLinkAndEverythingIsLinked() {
        assertFault("fences", "SS-MOVE-04", "[[\"c1\",\"d1\"],", "[", "no fence parts c1 from d1");
        assertFault(
                "fences",
                "SS-MOVE-04",
                "[[\"c1\",\"d1\"],",
                "[[\"c1\",\"d1\"],[\"h2\",\"i2\"],[\"h3\",\"i3\"],[\"h1\",\"i1\"],",
                "cannot be reached");
        assertFault("fences[0]", "SS-MOVE-04", "[\"c1\",\"d1\"]", "[\"c1\",\"e1\"]", "do not touch");
        assertFault(
                "meadow",
                "SS-MOVE-04",
                "[[\"c1\",\"d1\"],",
                "[[\"c1\",\"d1\"],[\"a1\",\"a2\"],[\"a1\",\"b1\"],",
                "a1 is cut off");
        assertFault("exit", "SS-MOVE-04", "\"front\":\"d2\"", "\"front\":\"e2\"", "no neighbours");
        assertFault(
                "exit.inside", "SS-MOVE-04", "\"inside\":\"c2\"", "\"inside\":\"e2\"", "does not lie in the meadow");
        assertFault("exit.front", "SS-MOVE-04", "\"front\":\"d2\"", "\"front\":\"b2\"", "meadow itself");
    }

    @Rule("SS-SETUP-01")
    @Test
    void theMeadowHasNineSpaces() {
        assertFault("meadow", "SS-SETUP-01", "\"b1\",\"c1\"]", "\"b1\"]", "nine spaces");
        assertFault("meadow[8]", "", "\"b1\",\"c1\"]", "\"b1\",\"b1\"]", "twice");
    }

    @Rule("SS-FOLD-01")
    @Test
    void gatesLeadOffTheBoard() {
        assertFault("foldGates[0]", "SS-FOLD-01", "[\"i1\",\"E\"]", "[\"i1\",\"W\"]", "leads to h1");
        assertFault("foldGates[0]", "SS-FOLD-01", "[\"i1\",\"E\"]", "[\"i1\",\"Q\"]", "N, E, S or W");
        assertFault("foldGates[1]", "SS-FOLD-01", "[\"i2\",\"E\"]", "[\"i1\",\"S\"]", "has a gate already");
        assertFault(
                "foldGates",
                "SS-FOLD-01",
                "[[\"i1\",\"E\"],[\"i2\",\"E\"],[\"i3\",\"E\"]]",
                "[]",
                "no sheep ever comes home");
        assertFault("foldGates", "SS-FOLD-01", "[\"i1\",\"E\"]", "[\"a1\",\"W\"]", "lies in the meadow");
        assertFault("foldGates", "SS-FOLD-01", "[\"i3\",\"E\"]", "[\"h3\",\"N\"]", "from h2 two hops would lead home");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "columns | \"abcdefghi\" | \"abdefghij\"",
                "columns | \"abcdefghi\" | \"\"",
                "rows | \"rows\":3 | \"rows\":0",
                "rows | \"rows\":3 | \"rows\":\"three\"",
                "missing[0] | \"missing\":[] | \"missing\":[\"z1\"]",
                "missing[1] | \"missing\":[] | \"missing\":[\"e2\",\"e2\"]",
                "missing | \"rows\":3 | \"rows\":9",
                "fences[0] | [\"c1\",\"d1\"] | [\"c1\"]",
                "fences[0] | [\"c1\",\"d1\"] | [\"c1\",\"z1\"]",
                "exit.front | \"front\":\"d2\" | \"front\":\"k2\"",
                "paths.near[7] | \"f1\",\"e1\"] | \"f1\",\"e9\"]",
                "standardWolves.L | \"L\":\"e3\",  | ",
                "id | \"id\":\"mine\", | ",
                "colour | \"id\":\"mine\" | \"id\":\"mine\",\"colour\":\"red\"",
                "exit.back | \"inside\":\"c2\" | \"inside\":\"c2\",\"back\":\"c1\""
            })
    void aFaultNamesItsPlace(String place, String from, String to) {
        assertFault(place, "", from.strip(), to == null ? "" : to.strip(), "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "7", "\"valley\"", "{}"})
    void whatIsNoBoardIsRefused(String json) {
        assertThat(fault(json, "level", "L0").place()).startsWith("data");
    }

    private static void assertFault(String place, String rule, String from, String to, String sentence) {
        String json = VALLEY.replace(from, to);
        assertThat(json).as("the changed board").isNotEqualTo(VALLEY);
        BadInput fault = fault(json, "level", "L0");
        assertThat(fault.place()).as(fault.line()).isEqualTo("data." + place);
        assertThat(fault.rule()).as(fault.line()).isEqualTo(rule);
        assertThat(fault.sentence()).contains(sentence);
    }

    private static BadInput fault(String json, String option, String value) {
        Setup setup = Setup.of(Evening.GAME.info(), 2, Map.of(option, value), Optional.of(Json.parse(json)));
        return assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Evening.GAME.start(setup))
                .actual();
    }
}

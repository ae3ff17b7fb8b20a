package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class WolfTest {
    private static final String ALONE = """
            T...L....
            .........
            .......B.
            """;

    @Rule("SS-WOLF-01")
    @Test
    void aWolfWalksRoundItsPathAndNeverLeavesIt() {
        Scenario<Hillside, SheepHopMove> game = Evening.drawn(ALONE);
        Set<String> visited = new HashSet<>();
        for (int roll = 0; roll < 8; roll++) {
            game.play("roll w");
            visited.add(game.view(0).at("/wolves/0/space").stringValue());
        }
        assertThat(visited).containsExactlyInAnyOrder("d1", "d2", "d3", "e3", "f3", "f2", "f1", "e1");
        game.has("board", ALONE.lines().toList());
    }

    @Rule("SS-WOLF-01")
    @Test
    void aWolfThatFacesTheOtherWayGoesTheOtherWay() {
        Evening.drawn(ALONE)
                .with("direction", "counterclockwise")
                .play("roll w")
                .has("board", List.of("T..L.....", ".........", "........B"));
    }

    @Rule("SS-WOLF-02")
    @Test
    void eachEnteredSpaceLosesItsSheepAtOnce() {
        assertThat(Evening.drawn("""
                                T...L....
                                ......S..
                                ......CB.
                                """)
                        .with("fold", "TTCCSS")
                        .play("roll W")
                        .has("den", "CS")
                        .has("board", List.of("T...L....", "......B..", "........."))
                        .heardBy(0))
                .containsSubsequence(
                        "The Big Bad Wolf goes from h1 to g1.",
                        "The Big Bad Wolf takes the circle on g1: 1 captured.",
                        "The Big Bad Wolf goes from g1 to g2.",
                        "The Big Bad Wolf takes the square on g2: 2 captured.");
    }

    @Rule("SS-WOLF-02")
    @Test
    void theLittleWolfTakesSheepToo() {
        Evening.drawn(ALONE.replace("L.", "LS"))
                .with("fold", "TTCCCSS")
                .play("roll w")
                .has("den", "S")
                .has("board[0]", "T....L...");
    }

    @Rule("SS-WOLF-03")
    @Test
    void coveredSpacesAreNotCounted() {
        Evening.drawn("""
                        T...Lrf..
                        .....p#..
                        .......B.
                        """)
                .play("roll w")
                .has("board", List.of("T....rf..", ".....p#..", ".....LB.."))
                .has("direction", "clockwise")
                .play("roll W")
                .has("board", List.of("T....rf.B", ".....p#..", ".....L..."));
    }

    @Rule("SS-WOLF-04")
    @Test
    void aWolfWithNowhereToGoStays() {
        String smallLoops = """
                {"id":"loops","columns":"abcdefgh","rows":3,"missing":["h1","h3"],
                 "fences":[["c1","d1"],["c3","d3"]],
                 "meadow":["a1","b1","c1","a2","b2","c2","a3","b3","c3"],
                 "exit":{"inside":"c2","front":"d2"},
                 "paths":{"near":["d2","d3","e3","e2"],"far":["f2","f3","g3","g2"]},
                 "foldGates":[["h2","E"]],"standardWolves":{"L":"d3","B":"f2"}}
                """;
        assertThat(Scenario.of(Evening.GAME)
                        .data(smallLoops)
                        .position("""
                                {"board":["...#f.B~","T..pL...","......r~"]}
                                """)
                        .play("roll w")
                        .has("board", List.of("...#f..~", "T..pL.B.", "......r~"))
                        .heardBy(0))
                .contains("The Little Wolf stays on e2.");
    }

    @Rule("SS-WOLF-05")
    @ParameterizedTest
    @CsvSource({"valley, near, far", "ring, outer, inner", "ponds, near, far"})
    void pathsAvoidMeadowSafeSpacesAndFold(String board, String first, String second) {
        Landscape landscape = Evening.start("board=" + board).position().board;
        assertThat(landscape.paths()).extracting(Landscape.Path::name).containsExactly(first, second);
        assertThat(landscape.paths())
                .allSatisfy(path -> assertThat(path.set() & landscape.meadowSet).isZero());
    }

    @Rule("SS-WOLF-05")
    @Test
    void sheepOnSafeSpacesAndInTheMeadowAreNeverTaken() {
        Scenario<Hillside, SheepHopMove> game = Evening.drawn("""
                TCS.L....
                ....T..C.
                .......B.
                """);
        for (int roll = 0; roll < 16; roll++) {
            game.play(roll % 3 == 0 ? "roll W" : "roll w");
        }
        game.has("den", "TCSS").has("board[0]", "TCS......").has("board[1]", "....TL.CB");
    }
}

package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Advice;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Scenario;

class AdviceTest {
    private static final String OPEN = """
            ........
            ........
            ........
            ........
            ...w...s
            ........
            ........
            ........
            """;

    private static final String GAP_ON_THE_LEFT = """
            ........
            ........
            ........
            ........
            ...w....
            ..s.s.s.
            ........
            ........
            """;

    private static final String GAP_ON_THE_RIGHT = """
            ........
            ........
            ........
            ........
            ...w....
            s.s.s...
            ........
            ........
            """;

    private static final String CLOSED = """
            ........
            ........
            ........
            ........
            ...w....
            s.s.s.s.
            ........
            ........
            """;

    /** The wolf is shut in at the top right, and two sheep have stayed behind. */
    private static final String STRAGGLERS = """
            .......w
            s.....s.
            ........
            ........
            ........
            ........
            ........
            s.......
            """;

    private final WolfAndSheep game = new WolfAndSheep();
    private final Advice<Pasture, HuntMove> advice = Advice.of(game);

    /** All that the scripted player plays here; among equally good moves it chooses by chance. */
    private Set<String> greedy(Scenario<Pasture, HuntMove> scenario) {
        Pasture pasture = scenario.position();
        return IntStream.range(0, 20)
                .mapToObj(seed ->
                        advice.greedy(new Observation<>(game, pasture, pasture.toMove()), new SeededRandom(seed)))
                .map(move -> game.notation().write(pasture, move))
                .collect(Collectors.toSet());
    }

    @Test
    void theWolfRunsTheShortestWayRoundTheSheep() {
        assertThat(greedy(Hunt.drawn("wolf", GAP_ON_THE_LEFT))).containsExactly("d4-c5");
        assertThat(greedy(Hunt.drawn("wolf", GAP_ON_THE_RIGHT))).containsExactly("d4-e5");
    }

    @Test
    void equallyGoodMovesAreAllPlayed() {
        assertThat(greedy(Hunt.drawn("wolf", OPEN))).containsExactlyInAnyOrder("d4-c3", "d4-e3");
    }

    @Test
    void theSheepCloseTheGap() {
        assertThat(greedy(Hunt.drawn("sheep", """
                        ........
                        ........
                        ........
                        ..w.....
                        ........
                        ..s.s.s.
                        .s......
                        ........
                        """))).containsExactly("b2-a3");
    }

    @Test
    void theSheepLengthenAWayThatTheyCannotClose() {
        assertThat(greedy(Hunt.drawn("sheep", """
                        ........
                        ........
                        .......s
                        ........
                        ........
                        w.......
                        ........
                        s.......
                        """))).as("4 steps instead of 2").containsExactly("a1-b2");
    }

    @Test
    void sheepThatHaveShutTheWolfInCatchUpWithTheForemost() {
        assertThat(greedy(Hunt.drawn("sheep", STRAGGLERS))).containsExactly("a1-b2");
    }

    private double valueForTheSheep(String board) {
        Pasture pasture = Hunt.drawn("sheep", board).position();
        assertThat(advice.value(pasture, Pasture.WOLF))
                .as("what one side may hope for, the other fears")
                .isCloseTo(1 - advice.value(pasture, Pasture.SHEEP), within(1e-9));
        return advice.value(pasture, Pasture.SHEEP);
    }

    @Test
    void theSheepMayHopeWhileTheWolfHasNoWayThrough() {
        assertThat(valueForTheSheep(CLOSED)).isCloseTo(0.95, within(1e-9));
        assertThat(valueForTheSheep(STRAGGLERS))
                .as("one sheep is six rows behind")
                .isCloseTo(0.89, within(1e-9));
    }

    @Test
    void aWolfWithAWayIsLikelyToGetThrough() {
        assertThat(valueForTheSheep(OPEN)).as("3 steps").isCloseTo(0.06, within(1e-9));
        assertThat(valueForTheSheep(GAP_ON_THE_LEFT)).as("5 steps").isCloseTo(0.10, within(1e-9));
    }

    @Test
    void theValueOfAnEndIsTheResult() {
        Pasture caught = Hunt.drawn("wolf", STRAGGLERS).position();
        Pasture home = Hunt.drawn("wolf", """
                        ........
                        ........
                        ........
                        s.s.s.s.
                        ........
                        ........
                        .w......
                        ........
                        """).play("b2-c1").position();
        Pasture drawn = Hunt.start().option("move-limit", "1").play("c1-d2").position();
        assertThat(advice.value(caught, Pasture.SHEEP)).isEqualTo(1);
        assertThat(advice.value(caught, Pasture.WOLF)).isEqualTo(0);
        assertThat(advice.value(home, Pasture.SHEEP)).isEqualTo(0);
        assertThat(advice.value(home, Pasture.WOLF)).isEqualTo(1);
        assertThat(advice.value(drawn, Pasture.SHEEP)).isEqualTo(0.5);
        assertThat(advice.value(drawn, Pasture.WOLF)).isEqualTo(0.5);
    }

    private List<String> verdicts(Scenario<Pasture, HuntMove> scenario) {
        Pasture pasture = scenario.position();
        return advice.exact(new Observation<>(game, pasture, pasture.toMove())).stream()
                .map(ranked -> game.notation().write(pasture, ranked.move()) + " " + ranked.words())
                .toList();
    }

    @Test
    void theWinnerHurriesAndTheLoserHoldsOut() {
        assertThat(verdicts(Hunt.drawn("wolf", OPEN))).startsWith("d4-c3 wins in 3 moves", "d4-e3 wins in 3 moves");
        assertThat(verdicts(Hunt.drawn("sheep", """
                        .......w
                        ........
                        .....s..
                        ........
                        ........
                        ........
                        .....s.s
                        ......s.
                        """)))
                .startsWith("f6-g7 wins in 1 move")
                .endsWith("f6-e7 loses in 7 moves against best play");
    }

    @Test
    void whatTakesLongerThanTheGameMayIsNoWin() {
        assertThat(verdicts(nearTheEnd(4))).contains("d4-c3 nobody can force a win");
        assertThat(verdicts(nearTheEnd(5))).contains("d4-c3 wins in 3 moves");
    }

    private static Scenario<Pasture, HuntMove> nearTheEnd(int movesLeft) {
        return Hunt.drawn("wolf", OPEN).with("movesMade", 1000 - movesLeft);
    }

    @Test
    void theValueIsSaidAsAChance() {
        assertThat(advice.inWords(nearTheEnd(2).position(), 0.25)).isEqualTo("25 % chance to win");
    }
}

package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Advice;
import sheepfold.advice.Expectation;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.kit.Scenario;

class AdviceTest {
    private static final Advice<Hillside, SheepHopMove> ADVICE = Advice.of(Evening.GAME);

    private static String greedy(Scenario<Hillside, SheepHopMove> scenario) {
        Hillside hillside = scenario.position();
        SheepHopMove move =
                ADVICE.greedy(new Observation<>(Evening.GAME, hillside, hillside.seat), new SeededRandom(1));
        return Evening.GAME.notation().write(hillside, move);
    }

    @Test
    void theEvaluationIsThatOfTheRules() {
        double evaluation =
                SheepHopAdvice.evaluation(Evening.drawn("""
                        ....LT.BS
                        .......C.
                        .........
                        """).with("fold", "TT").position());
        double triangle = 0.93 * Math.pow(0.93, 4) * (1 - .20);
        double square = 0.93 * 0.93 * (1 - .34);
        double circle = 0.93 * Math.pow(0.93, 2);
        assertThat(evaluation).isCloseTo(2 + triangle + square + circle, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"h1, 1", "h2, 2", "g1, 2", "g2, 3", "h3, 3"})
    void theWayHomeCountsHopsOverTilesAsOneAndOverTheMolehillAsTwo(String space, int moves) {
        Hillside hillside = Evening.start("level=custom", "tiles=mole@i1 molehill@i2 rock@i3")
                .position();
        int number = hillside.board.named(space).orElseThrow().number();
        assertThat(hillside.tiles().movesHome(number)).isEqualTo(moves);
    }

    @Test
    void aShepherdLooksToTheEndOfTheChain() {
        assertThat(greedy(Evening.drawn("""
                                .......L.
                                .TC.S.C.C
                                ...B.....
                                """).play("roll T"))).isEqualTo("T b2xd2");
    }

    @Test
    void aShepherdTakesASheepOutOfDanger() {
        assertThat(greedy(Evening.drawn("""
                                ....L..BT
                                .........
                                .....T...
                                """).play("roll T"))).isEqualTo("T i3-home");
    }

    @Test
    void aShepherdCountsOnTheSheepThatThePatouCalls() {
        assertThat(greedy(Evening.drawn("""
                                ....L...T
                                ...Tp....
                                ......B.T
                                """).play("roll T"))).isEqualTo("T d2xf2");
    }

    @Test
    void theValueIsTenForAWinAndOneForEachSheep() {
        assertThat(valueWith("TTCCCSSS")).isCloseTo(1, within(1e-9));
        assertThat(valueWith("TTCC")).isCloseTo(15 / 19.0, within(1e-9));
        assertThat(valueWith("TTC")).isCloseTo(4 / 19.0, within(1e-9));
    }

    private static double valueWith(String fold) {
        Hillside over = Evening.drawn("""
                        ....L....
                        ........T
                        ......B..
                        """)
                .with("fold", fold)
                .play("roll T", "T i2-home")
                .position();
        return ADVICE.value(over, 0);
    }

    @Test
    void theValueGrowsAsSheepComeHome() {
        double start = ADVICE.value(Evening.start().position(), 0);
        double meadow = ADVICE.value(Evening.start().play("meadow TCS/SCT/CTS").position(), 0);
        double ahead = ADVICE.value(Evening.drawn("""
                                .....L...
                                .......T.
                                ......B..
                                """).with("fold", "TTCCCSS").position(), 0);
        double hopeless = ADVICE.value(Evening.drawn("""
                                .....L...
                                .......T.
                                ......B..
                                """).with("fold", "TTC").position(), 0);
        assertThat(hopeless).isBetween(0.0, 4 / 19.0);
        assertThat(start).isBetween(0.5, ahead);
        assertThat(meadow).isBetween(0.5, ahead);
        assertThat(ADVICE.value(
                        Evening.start("nightfall=70").play("meadow TCS/SCT/CTS").position(), 0))
                .isLessThan(meadow);
    }

    @Test
    void theValueIsSaidInSheep() {
        Hillside start = Evening.start().play("meadow TCS/SCT/CTS").position();
        assertThat(ADVICE.inWords(start, 0)).isEqualTo("about 0.0 of 9 sheep home");
        assertThat(ADVICE.inWords(start, 1)).isEqualTo("about 9.0 of 9 sheep home");
        assertThat(ADVICE.inWords(start, ADVICE.value(start, 0))).matches("about [67]\\.\\d of 9 sheep home");
        assertThat(ADVICE.inWords(Evening.start("flock=3").position(), 1)).isEqualTo("about 3.0 of 3 sheep home");
    }

    @Test
    void oneHopesForAsManyAsThereAre() {
        Hillside start = Evening.start("flock=6").position();
        Expectation<Hillside> sheep = ADVICE.expectation().orElseThrow();
        assertThat(sheep.most(start)).isEqualTo(6);
        assertThat(sheep.in(start)).isBetween(3.0, 6.0);
    }

    @ParameterizedTest
    @CsvSource({"L0, 6.2, 7.7", "L7, 5.0, 7.0"})
    void aCarefulShepherdSavesAboutAsManyAsMeasured(String level, double least, double most) {
        int games = 60;
        int saved = 0;
        for (int seed = 0; seed < games; seed++) {
            saved += carefulGame(
                    Evening.start("level=" + level, "wolf-setup=standard").position(), new SeededRandom(seed));
        }
        assertThat(saved / (double) games).isBetween(least, most);
    }

    private static int carefulGame(Hillside hillside, SeededRandom random) {
        Moves<SheepHopMove> chances = new Moves<>();
        while (!hillside.turn().isOver()) {
            if (hillside.turn() instanceof Turn.Players) {
                int seat = hillside.seat;
                hillside.play(
                        seat, ADVICE.greedy(new Observation<>(Evening.GAME, hillside, seat), random), Events.UNHEARD);
            } else {
                chances.clear();
                hillside.legalMoves(Seats.CHANCE, chances);
                hillside.play(Seats.CHANCE, chances.pick(random), Events.UNHEARD);
            }
        }
        return hillside.saved();
    }
}

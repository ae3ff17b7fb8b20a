package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Tiles;

class EndgameTableTest {
    @ParameterizedTest
    @CsvSource({"1, 1600", "2, 40000", "3, 776000"})
    void thereAreAsManyEndgamesAsTheRulesCount(int sheep, int endgames) {
        Numbering numbering = new Numbering(Ground.of(onValley()), Herd.outOf(3, sheep));
        assertThat(numbering.count() - 1).isEqualTo(endgames);
    }

    @ParameterizedTest
    @CsvSource({"level=L0, 3", "level=L7, 3", "level=L4, 2", "level=L9, 1"})
    void everyEndgameHasANumberOfItsOwn(String level, int sheepPerColour) {
        Hillside hillside = Dusk.random(Dusk.setup(level), 2, 10, new SeededRandom(1));
        Numbering numbering = new Numbering(Ground.of(hillside), Herd.outOf(sheepPerColour, 2));
        BitSet seen = new BitSet();
        numbering.forEach(endgame -> {
            assertThat(numbering.number(endgame)).isEqualTo(seen.cardinality() + 1);
            seen.set(numbering.number(endgame));
        });
        assertThat(seen.cardinality()).isEqualTo(numbering.count() - 1);
    }

    @Test
    void sheepThatDoNotBelongToTheHerdHaveNoNumber() {
        Hillside alike = Dusk.drawn(10, "", """
                ....L....
                .T.....T.
                .......B.
                """);
        Numbering different = new Numbering(Ground.of(alike), Herd.outOf(1, 2));
        Numbering fewer = new Numbering(Ground.of(alike), Herd.outOf(3, 1));
        assertThat(different.number(alike)).isEqualTo(Flocks.UNKNOWN);
        assertThat(fewer.number(alike)).isEqualTo(Flocks.UNKNOWN);
    }

    @Test
    void moreTimeIsNeverWorse() {
        Setup setup = Dusk.setup("level=L7");
        RandomGenerator random = new SeededRandom(7);
        Hillside hillside = Dusk.random(setup, 2, 1, random);
        EndgameTable table = tableFor(hillside);
        double last = 0;
        for (int rolls = 1; rolls <= 240; rolls++) {
            double utility = table.prospect(Dusk.varied(setup, hillside, rolls, hillside.saved()))
                    .utility();
            assertThat(utility).as("with %d rolls left", rolls).isGreaterThanOrEqualTo(last);
            last = utility;
        }
        assertThat(last).isGreaterThan(1);
    }

    @Test
    void theOrderOfQuestionsDoesNotMatter() {
        Setup setup = Dusk.setup();
        Hillside hillside = onValley();
        EndgameTable upwards = tableFor(hillside);
        EndgameTable anyhow = tableFor(hillside);
        double[] values = new double[101];
        for (int rolls = 1; rolls <= 100; rolls++) {
            values[rolls] =
                    upwards.prospect(Dusk.varied(setup, hillside, rolls, 0)).saved();
        }
        for (int rolls : new int[] {50, 49, 100, 3, 51, 50, 99, 1, 100}) {
            assertThat(anyhow.prospect(Dusk.varied(setup, hillside, rolls, 0)).saved())
                    .isEqualTo(values[rolls]);
        }
    }

    @Test
    void itMakesNoDifferenceHowTheMoleCameToWhereItIs() {
        Setup setup = Dusk.setup("level=L4");
        Hillside drawn = Dusk.drawn(setup, 20, "", """
                ....Tm.B.
                .........
                ..CL.^...
                """);
        Tiles laid = drawn.tiles();
        Hillside moved = Dusk.played(drawn, "roll T", "T e3xg3", "stop");
        Hillside redrawn = Dusk.varied(setup, moved, moved.rollsLeft(), 0);
        assertThat(moved.tiles()).isSameAs(laid.otherSide()).isNotSameAs(laid);
        assertThat(redrawn.tiles()).isNotSameAs(moved.tiles());
        assertThat(Ground.of(redrawn).fingerprint()).isEqualTo(Ground.of(moved).fingerprint());
        EndgameTable table = tableFor(moved);
        assertThat(table.prospect(redrawn))
                .isEqualTo(table.prospect(moved))
                .isEqualTo(tableFor(redrawn).prospect(moved));
    }

    private static Hillside onValley() {
        return Dusk.drawn(10, "", """
                ....L....
                .T.....C.
                .......B.
                """);
    }

    private static EndgameTable tableFor(Hillside hillside) {
        Numbering numbering = new Numbering(Ground.of(hillside), Herd.on(hillside));
        return new EndgameTable(numbering, Goal.of(hillside).needed());
    }
}

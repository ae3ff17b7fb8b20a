package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sheepfold.bots.TreeGame.Pick;

class TableTest {
    private static Table<Pick> table(double priorWeight, String... labels) {
        Table<Pick> table = new Table<>(priorWeight);
        for (String label : labels) {
            table.add(0, new Pick(label));
        }
        return table;
    }

    private static void score(Table<Pick> table, int index, double... values) {
        for (double value : values) {
            table.score(index, value);
        }
    }

    @Test
    void everyMoveIsTriedBeforeAnyIsTriedTwice() {
        Table<Pick> table = table(0, "a", "b", "c");
        int[] all = {0, 1, 2};
        for (int i = 0; i < 3; i++) {
            score(table, table.choose(all, 3, 1, 0.7), 0.5);
        }
        assertThat(table.visits(0)).isEqualTo(1);
        assertThat(table.visits(1)).isEqualTo(1);
        assertThat(table.visits(2)).isEqualTo(1);
    }

    @Test
    void onlyMovesOnOfferAreChosen() {
        Table<Pick> table = table(0, "a", "b", "c");
        score(table, 0, 1, 1, 1);
        score(table, 1, 0.2);
        score(table, 2, 0.1);
        assertThat(table.choose(new int[] {1, 2}, 2, 1, 0)).isEqualTo(1);
    }

    @Test
    void aMoveThatIsSeldomOnOfferIsNotOverrated() {
        Table<Pick> table = table(0, "always", "seldom");
        score(table, 0, 0.5, 0.5, 0.5, 0.5);
        score(table, 1, 0.4, 0.4);
        for (int i = 0; i < 1000; i++) {
            table.choose(new int[] {0}, 1, 0, 0.5);
        }
        assertThat(table.choose(new int[] {0, 1}, 2, 0, 0.5))
                .as("it is judged by one offer, not a thousand")
                .isZero();
    }

    @Test
    void curiosityTurnsToWhatWasTriedLittle() {
        Table<Pick> table = table(0, "known", "new");
        for (int i = 0; i < 50; i++) {
            table.score(0, 0.6);
        }
        score(table, 1, 0.5);
        assertThat(table.choose(new int[] {0, 1}, 2, 0, 0)).isZero();
        assertThat(table.choose(new int[] {0, 1}, 2, 0, 0.5)).isEqualTo(1);
    }

    @Test
    void aPriorCountsAsSoManyVisits() {
        Table<Pick> table = table(3, "a");
        table.setPrior(0, 0.8);
        assertThat(table.mean(0)).isCloseTo(0.8, within(1e-12));
        score(table, 0, 0);
        assertThat(table.mean(0)).as("3 times 0.8 and once 0").isCloseTo(0.6, within(1e-12));
    }

    @Test
    void amongMovesTriedEquallyOftenTheBetterOneIsBest() {
        Table<Pick> table = table(2, "a", "b", "c");
        table.setPrior(0, 0.2);
        table.setPrior(1, 0.9);
        table.setPrior(2, 0.5);
        score(table, 0, 1);
        score(table, 1, 0.9);
        score(table, 2, 0.5);
        assertThat(table.mostVisited())
                .as("one lucky playout does not outweigh the prior")
                .isEqualTo(1);
    }

    @Test
    void ofAMoveWithoutTrialsAndPriorNothingIsKnown() {
        assertThat(table(0, "a").mean(0)).isZero();
    }
}

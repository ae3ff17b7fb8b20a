package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sheepfold.bots.TreeGame.Pick;

class EdgesTest {
    private static Edges<Pick> edges(double priorWeight, String... labels) {
        Edges<Pick> edges = new Edges<>(priorWeight);
        for (String label : labels) {
            edges.add(0, new Pick(label));
        }
        return edges;
    }

    private static void score(Edges<Pick> edges, int index, double... values) {
        for (double value : values) {
            edges.score(index, value);
        }
    }

    @Test
    void everyMoveIsTriedBeforeAnyIsTriedTwice() {
        Edges<Pick> edges = edges(0, "a", "b", "c");
        int[] all = {0, 1, 2};
        for (int i = 0; i < 3; i++) {
            score(edges, edges.choose(all, 3, 1, 0.7), 0.5);
        }
        assertThat(edges.visits(0)).isEqualTo(1);
        assertThat(edges.visits(1)).isEqualTo(1);
        assertThat(edges.visits(2)).isEqualTo(1);
    }

    @Test
    void onlyMovesOnOfferAreChosen() {
        Edges<Pick> edges = edges(0, "a", "b", "c");
        score(edges, 0, 1, 1, 1);
        score(edges, 1, 0.2);
        score(edges, 2, 0.1);
        assertThat(edges.choose(new int[] {1, 2}, 2, 1, 0)).isEqualTo(1);
    }

    @Test
    void aMoveThatIsSeldomOnOfferIsNotOverrated() {
        Edges<Pick> edges = edges(0, "always", "seldom");
        score(edges, 0, 0.5, 0.5, 0.5, 0.5);
        score(edges, 1, 0.4, 0.4);
        for (int i = 0; i < 1000; i++) {
            edges.choose(new int[] {0}, 1, 0, 0.5);
        }
        assertThat(edges.choose(new int[] {0, 1}, 2, 0, 0.5))
                .as("it is judged by one offer, not a thousand")
                .isZero();
    }

    @Test
    void curiosityTurnsToWhatWasTriedLittle() {
        Edges<Pick> edges = edges(0, "known", "new");
        for (int i = 0; i < 50; i++) {
            edges.score(0, 0.6);
        }
        score(edges, 1, 0.5);
        assertThat(edges.choose(new int[] {0, 1}, 2, 0, 0)).isZero();
        assertThat(edges.choose(new int[] {0, 1}, 2, 0, 0.5)).isEqualTo(1);
    }

    @Test
    void aPriorCountsAsSoManyVisits() {
        Edges<Pick> edges = edges(3, "a");
        edges.setPrior(0, 0.8);
        assertThat(edges.mean(0)).isCloseTo(0.8, within(1e-12));
        score(edges, 0, 0);
        assertThat(edges.mean(0)).as("3 times 0.8 and once 0").isCloseTo(0.6, within(1e-12));
    }

    @Test
    void amongMovesTriedEquallyOftenTheBetterOneIsBest() {
        Edges<Pick> edges = edges(2, "a", "b", "c");
        edges.setPrior(0, 0.2);
        edges.setPrior(1, 0.9);
        edges.setPrior(2, 0.5);
        score(edges, 0, 1);
        score(edges, 1, 0.9);
        score(edges, 2, 0.5);
        assertThat(edges.byVisits().getFirst())
                .as("one lucky playout does not outweigh the prior")
                .isEqualTo(1);
    }

    @Test
    void ofAMoveWithoutTrialsAndPriorNothingIsKnown() {
        assertThat(edges(0, "a").mean(0)).isZero();
    }
}

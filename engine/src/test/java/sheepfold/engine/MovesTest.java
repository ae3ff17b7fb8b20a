package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MovesTest {
    record Numbered(int number) implements Move {}

    private final Moves<Numbered> moves = new Moves<>();

    @Test
    void movesStandInTheOrderInWhichTheyWereAdded() {
        IntStream.range(0, 1000).forEach(number -> moves.add(new Numbered(number)));
        assertThat(moves.size()).isEqualTo(1000);
        assertThat(moves).hasSize(1000).startsWith(new Numbered(0)).endsWith(new Numbered(999));
        assertThat(moves.indexOf(new Numbered(777))).isEqualTo(777);
        assertThat(moves.contains(new Numbered(1000))).isFalse();
    }

    @Test
    void aMoveMayBeMadeOnceItIsAskedFor() {
        int[] made = new int[1];
        LongFunction<Numbered> maker = number -> {
            made[0]++;
            return new Numbered((int) number);
        };
        moves.add(new Numbered(0));
        IntStream.range(1, 100).forEach(number -> moves.add(number, maker));
        moves.add(new Numbered(100));
        assertThat(made).as("of those that are only listed").containsExactly(0);
        assertThat(moves.get(70)).isEqualTo(new Numbered(70)).isSameAs(moves.get(70));
        assertThat(made).containsExactly(1);
        assertThat(moves.indexOf(new Numbered(100))).isEqualTo(100);
        moves.keepIf(move -> move.number() > 97);
        assertThat(moves).containsExactly(new Numbered(98), new Numbered(99), new Numbered(100));
    }

    @Test
    void whatIsStillToBeMadeWeighsOneBesideOthers() {
        moves.add(new Numbered(0), 2);
        moves.add(1, number -> new Numbered((int) number));
        assertThat(moves.totalWeight()).isEqualTo(3);
        assertThat(moves.at(2)).isEqualTo(new Numbered(1));
    }

    @Test
    void withoutWeightsAllWeighOne() {
        moves.add(new Numbered(0));
        moves.add(new Numbered(1));
        assertThat(moves.totalWeight()).isEqualTo(2);
        assertThat(moves.weight(1)).isEqualTo(1);
        assertThat(moves.at(0)).isEqualTo(new Numbered(0));
        assertThat(moves.at(1)).isEqualTo(new Numbered(1));
    }

    @Test
    void everyTicketFallsOnTheMoveWhoseWeightItLiesIn() {
        moves.add(new Numbered(0), 2);
        moves.add(new Numbered(1), 1);
        moves.add(new Numbered(2), 3);
        assertThat(moves.totalWeight()).isEqualTo(6);
        assertThat(IntStream.range(0, 6).map(moves::indexAt)).containsExactly(0, 0, 1, 2, 2, 2);
    }

    @Test
    void weightsMayComeLateAndManyMovesMayFollow() {
        moves.add(new Numbered(0));
        moves.add(new Numbered(1), 5);
        IntStream.range(2, 200).forEach(number -> moves.add(new Numbered(number)));
        moves.add(new Numbered(200), 7);
        assertThat(moves.weight(0)).isEqualTo(1);
        assertThat(moves.weight(1)).isEqualTo(5);
        assertThat(moves.weight(150)).isEqualTo(1);
        assertThat(moves.totalWeight()).isEqualTo(1 + 5 + 198 + 7);
        assertThat(moves.at(moves.totalWeight() - 1)).isEqualTo(new Numbered(200));
    }

    @Test
    void whatIsNotWantedIsDroppedAndTheRestKeepsItsOrderAndWeights() {
        IntStream.range(0, 6).forEach(number -> moves.add(new Numbered(number), number + 1));
        moves.keepIf(move -> move.number() % 2 == 1);
        assertThat(moves).containsExactly(new Numbered(1), new Numbered(3), new Numbered(5));
        assertThat(moves.weight(2)).isEqualTo(6);
        assertThat(moves.totalWeight()).isEqualTo(2 + 4 + 6);
        moves.clear();
        moves.add(new Numbered(7));
        moves.keepIf(move -> move.number() > 7);
        assertThat(moves.isEmpty()).isTrue();
    }

    @Test
    void aTotalBeyondTheIntegersIsRight() {
        moves.add(new Numbered(0), Integer.MAX_VALUE);
        moves.add(new Numbered(1), Integer.MAX_VALUE);
        moves.add(new Numbered(2), 1);
        assertThat(moves.totalWeight()).isEqualTo(2L * Integer.MAX_VALUE + 1);
        assertThat(moves.at(2L * Integer.MAX_VALUE)).isEqualTo(new Numbered(2));
    }

    @Test
    void aClearedListForgetsItsWeights() {
        moves.add(new Numbered(0), 9);
        moves.clear();
        assertThat(moves.isEmpty()).isTrue();
        moves.add(new Numbered(1));
        moves.add(new Numbered(2));
        assertThat(moves.weight(0)).isEqualTo(1);
        assertThat(moves.totalWeight()).isEqualTo(2);
        moves.add(new Numbered(3), 4);
        assertThat(moves.weight(0)).isEqualTo(1);
        assertThat(moves.totalWeight()).isEqualTo(6);
    }

    @Test
    void aMoveThatWeighsNothingIsNeverPicked() {
        moves.add(new Numbered(0), 0);
        moves.add(new Numbered(1));
        moves.add(new Numbered(2), 0);
        assertThat(moves.size()).isEqualTo(3);
        assertThat(moves.contains(new Numbered(2))).isTrue();
        assertThat(moves.at(0)).isEqualTo(new Numbered(1));
        SeededRandom random = new SeededRandom(3);
        for (int i = 0; i < 100; i++) {
            assertThat(moves.pick(random)).isEqualTo(new Numbered(1));
        }
    }

    @Test
    void picksFollowTheWeights() {
        moves.add(new Numbered(0), 1);
        moves.add(new Numbered(1), 3);
        Map<Numbered, Integer> picked = new HashMap<>();
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < 40_000; i++) {
            picked.merge(moves.pick(random), 1, Integer::sum);
        }
        assertThat(picked.get(new Numbered(1))).isBetween(29_600, 30_400);
    }
}

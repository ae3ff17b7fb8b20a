package sheepfold.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.SeededRandom;

class BagTest {
    enum Marble implements Kind {
        RED,
        BLUE,
        GREEN
    }

    record Drawn(Marble marble) implements Move {
        static final List<Drawn> ALL =
                Stream.of(Marble.values()).map(Drawn::new).toList();
    }

    private static final List<Marble> MARBLES = List.of(Marble.values());

    private static Bag<Marble> bag(int red, int blue, int green) {
        Bag<Marble> bag = new Bag<>(MARBLES);
        bag.add(Marble.RED, red);
        bag.add(Marble.BLUE, blue);
        bag.add(Marble.GREEN, green);
        return bag;
    }

    @Test
    void whatIsPutInIsCountedByKindAndInAll() {
        Bag<Marble> bag = bag(2, 0, 0);
        bag.add(Marble.GREEN);
        bag.remove(Marble.RED);
        assertThat(bag.count(Marble.RED)).isEqualTo(1);
        assertThat(bag.has(Marble.BLUE)).isFalse();
        assertThat(bag.has(Marble.GREEN)).isTrue();
        assertThat(bag.size()).isEqualTo(2);
        assertThat(bag.isEmpty()).isFalse();
        bag.clear();
        assertThat(bag.isEmpty()).isTrue();
        assertThat(bag.has(Marble.RED)).isFalse();
    }

    @Test
    void whatIsNotThereCannotBeTakenAndTheBagStaysAsItWas() {
        Bag<Marble> bag = bag(1, 0, 0);
        assertThatThrownBy(() -> bag.remove(Marble.BLUE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("BLUE");
        assertThat(bag.pieces()).containsExactly(Marble.RED);
        assertThat(bag.size()).isEqualTo(1);
    }

    @Test
    void drawsAreListedForKindsThatAreLeftAndWeighAsMuchAsThereIs() {
        Moves<Drawn> draws = new Moves<>();
        bag(3, 0, 2).listDraws(Drawn.ALL, draws);
        assertThat(draws).containsExactly(new Drawn(Marble.RED), new Drawn(Marble.GREEN));
        assertThat(draws.weight(0)).isEqualTo(3);
        assertThat(draws.weight(1)).isEqualTo(2);
    }

    @Test
    void aPriceIsPaidInFullOrNotAtAll() {
        Bag<Marble> purse = bag(3, 1, 0);
        assertThat(purse.holds(bag(3, 1, 0))).isTrue();
        assertThat(purse.holds(bag(0, 2, 0))).isFalse();
        assertThat(purse.holds(bag(0, 0, 1))).isFalse();
        purse.removeAll(bag(2, 1, 0));
        assertThat(purse.pieces()).containsExactly(Marble.RED);
        assertThat(purse.size()).isEqualTo(1);
    }

    @Test
    void twoBagsAreEmptiedIntoOne() {
        Bag<Marble> bag = bag(1, 0, 2);
        bag.addAll(bag(1, 1, 0));
        assertThat(bag.pieces()).containsExactly(Marble.RED, Marble.RED, Marble.BLUE, Marble.GREEN, Marble.GREEN);
        assertThat(bag.kinds()).containsExactly(Marble.RED, Marble.BLUE, Marble.GREEN);
        assertThat(bag.size()).isEqualTo(5);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Bag<Marble> bag = bag(1, 1, 1);
        Bag<Marble> copy = bag.copy();
        Bag<Marble> overwritten = bag(0, 7, 0);
        overwritten.copyFrom(bag);
        bag.remove(Marble.BLUE);
        assertThat(copy.pieces()).containsExactly(Marble.RED, Marble.BLUE, Marble.GREEN);
        assertThat(copy.size()).isEqualTo(3);
        assertThat(overwritten.pieces()).isEqualTo(copy.pieces());
        assertThat(overwritten.size()).isEqualTo(3);
    }

    @Test
    void anyPieceIsTakenAsOftenAsAnyOther() {
        SeededRandom random = new SeededRandom(1);
        Map<Marble, Integer> taken = new EnumMap<>(Marble.class);
        for (int i = 0; i < 6000; i++) {
            Bag<Marble> bag = bag(1, 0, 2);
            taken.merge(bag.takeAny(random), 1, Integer::sum);
            assertThat(bag.size()).isEqualTo(2);
        }
        assertThat(taken).containsOnlyKeys(Marble.RED, Marble.GREEN);
        assertThat(taken.get(Marble.RED)).isBetween(1800, 2200);
    }

    @Test
    void theLastPieceOfTheLastKindIsTakenToo() {
        Bag<Marble> bag = bag(0, 0, 1);
        assertThat(bag.takeAny(new SeededRandom(1))).isEqualTo(Marble.GREEN);
        assertThat(bag.isEmpty()).isTrue();
    }
}

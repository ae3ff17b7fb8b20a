package sheepfold.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WaysTest {
    /** 0 - 1 - 2 - 3 - 0 is a circle, 4 hangs on 2, and 5 is alone. */
    private static final long[] AROUND = {0b001010, 0b000101, 0b011010, 0b000101, 0b000100, 0};

    private static final long EVERYWHERE = 0b111111;

    private final Ways ways = cells -> {
        long next = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            next |= AROUND[Long.numberOfTrailingZeros(left)];
        }
        return next;
    };

    @Test
    void everythingThatHangsTogetherIsReached() {
        assertThat(ways.reach(0b000001, EVERYWHERE)).isEqualTo(0b011111);
        assertThat(ways.reach(0b100000, EVERYWHERE)).isEqualTo(0b100000);
        assertThat(ways.reach(0, EVERYWHERE)).isZero();
    }

    @Test
    void nobodyLeavesTheSetButMayStartOutsideIt() {
        assertThat(ways.reach(0b000001, 0b000010)).isEqualTo(0b000011);
        assertThat(ways.steps(0b000001, 0b010000, ~0b000100)).isEqualTo(Ways.NO_WAY);
    }

    @Test
    void theShortestWayCounts() {
        assertThat(ways.steps(0b000001, 0b000001, EVERYWHERE)).isZero();
        assertThat(ways.steps(0b000001, 0b001000, EVERYWHERE)).isEqualTo(1);
        assertThat(ways.steps(0b000001, 0b010000, EVERYWHERE)).isEqualTo(3);
        assertThat(ways.steps(0b001001, 0b110000, EVERYWHERE)).isEqualTo(2);
        assertThat(ways.steps(0b000001, 0b100000, EVERYWHERE)).isEqualTo(Ways.NO_WAY);
    }

    @Test
    void ringsTellHowFarEverythingIs() {
        long[] rings = new long[6];
        assertThat(ways.rings(0b010000, EVERYWHERE, rings)).isEqualTo(4);
        assertThat(rings).containsExactly(0b010000, 0b000100, 0b001010, 0b000001, 0, 0);
    }
}

package sheepfold.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WallsTest {
    private static final int NORTH = 0;
    private static final int NORTH_EAST = 1;
    private static final int SOUTH_EAST = 2;
    private static final int SOUTH = 3;
    private static final int SOUTH_WEST = 4;

    private final Grid city = Grid.hexes(3);
    private final Walls walls = new Walls(city);
    private final int altar = city.cell(3, 3);
    private final int a1 = city.cell(3, 2);
    private final int b1 = city.cell(3, 1);
    private final int c1 = city.cell(3, 0);

    private static long bit(int cell) {
        return 1L << cell;
    }

    private int toTheAltar(int from) {
        return walls.steps(bit(from), bit(altar), city.cells());
    }

    @Test
    void withoutWallsEveryEdgeIsOpen() {
        for (int cell = 0; cell < Long.SIZE; cell++) {
            assertThat(walls.next(bit(cell))).isEqualTo(city.next(bit(cell)));
        }
    }

    @Test
    void aWallClosesItsEdgeFromBothSides() {
        walls.build(a1, SOUTH);
        assertThat(walls.isClosed(a1, SOUTH)).isTrue();
        assertThat(walls.isClosed(altar, NORTH)).isTrue();
        assertThat(walls.isClosed(a1, NORTH)).isFalse();
        assertThat(toTheAltar(a1)).isEqualTo(2);
        walls.tearDown(a1, SOUTH);
        assertThat(toTheAltar(a1)).isEqualTo(1);
    }

    @Test
    void betweenTwoWallsOneMayGoAndTheEdgeStaysClosed() {
        walls.build(a1, SOUTH);
        walls.build(altar, NORTH);
        walls.tearDown(a1, SOUTH);
        assertThat(walls.isClosed(a1, SOUTH)).isTrue();
        assertThat(walls.isClosed(altar, NORTH)).isTrue();
    }

    @Test
    void whereTheBoardEndsItIsClosed() {
        assertThat(walls.isClosed(c1, NORTH)).isTrue();
        assertThat(walls.isClosed(c1, NORTH_EAST)).isTrue();
        assertThat(walls.isClosed(c1, SOUTH)).isFalse();
    }

    @Test
    void aCornerWhoseStraightWayIsWalledHasSixWaysOfFourSteps() {
        // The outer rings are open all round, the inner ones only towards the middle, and one wall bars the straight
        // way
        for (int cell = 0; cell < Long.SIZE; cell++) {
            for (int direction = 0; direction < 6; direction++) {
                int other = city.neighbour(cell, direction);
                if (other != Grid.NOWHERE && ring(cell) == ring(other) && ring(cell) < 3) {
                    walls.build(cell, direction);
                }
            }
        }
        assertThat(toTheAltar(c1)).isEqualTo(3);
        walls.build(b1, NORTH);
        assertThat(toTheAltar(c1)).isEqualTo(4);
        long[] rings = new long[8];
        int count = walls.rings(bit(altar), city.cells(), rings);
        assertThat(count).isEqualTo(5);
        assertThat(rings[4]).isEqualTo(bit(c1));
        assertThat(IntStream.range(0, 6).filter(d -> (walls.step(bit(c1), d) & rings[3]) != 0))
                .containsExactly(SOUTH_EAST, SOUTH_WEST);
        assertThat(waysDown(c1, 4, rings)).isEqualTo(6);
    }

    private int ring(int cell) {
        return city.steps(bit(cell), bit(altar), city.cells());
    }

    private int waysDown(int cell, int steps, long[] rings) {
        if (steps == 0) {
            return 1;
        }
        int ways = 0;
        for (int direction = 0; direction < 6; direction++) {
            long to = walls.step(bit(cell), direction) & rings[steps - 1];
            ways += to == 0 ? 0 : waysDown(Long.numberOfTrailingZeros(to), steps - 1, rings);
        }
        return ways;
    }

    @Test
    void aCellWalledInIsCutOff() {
        for (int direction = 0; direction < 6; direction++) {
            walls.build(altar, direction);
        }
        assertThat(walls.reach(bit(c1), city.cells())).isEqualTo(city.cells() & ~bit(altar));
        assertThat(toTheAltar(a1)).isEqualTo(Ways.NO_WAY);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        walls.build(a1, SOUTH);
        Walls copy = new Walls(city);
        copy.build(b1, SOUTH);
        copy.copyFrom(walls);
        walls.tearDown(a1, SOUTH);
        assertThat(copy.isClosed(a1, SOUTH)).isTrue();
        assertThat(copy.isClosed(b1, SOUTH)).isFalse();
        assertThat(walls.isClosed(a1, SOUTH)).isFalse();
    }
}

package sheepfold.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GridTest {
    private static final int NORTH = 0;
    private static final int EAST = 1;
    private static final int SOUTH = 2;
    private static final int WEST = 3;

    private final Grid meadow = Grid.squares(6, 6, Grid.SIDES);
    private final Grid chessboard = Grid.squares(8, 8, Grid.DIAGONALS);
    private final Grid city = Grid.hexes(3);

    private static long set(int... cells) {
        return IntStream.of(cells).mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
    }

    @Test
    void squaresAreNumberedRowByRow() {
        assertThat(meadow.cell(2, 3)).isEqualTo(20);
        assertThat(meadow.column(20)).isEqualTo(2);
        assertThat(meadow.row(20)).isEqualTo(3);
        assertThat(Long.bitCount(meadow.cells())).isEqualTo(36);
        assertThat(chessboard.cells()).isEqualTo(-1L);
    }

    @Test
    void aSquareInTheMiddleHasANeighbourOnEachSide() {
        assertThat(meadow.neighbour(20, NORTH)).isEqualTo(14);
        assertThat(meadow.neighbour(20, EAST)).isEqualTo(21);
        assertThat(meadow.neighbour(20, SOUTH)).isEqualTo(26);
        assertThat(meadow.neighbour(20, WEST)).isEqualTo(19);
        assertThat(meadow.around(20)).isEqualTo(set(14, 21, 26, 19));
    }

    @Test
    void theBoardEndsAtItsEdges() {
        assertThat(meadow.neighbour(5, NORTH)).isEqualTo(Grid.NOWHERE);
        assertThat(meadow.neighbour(5, EAST)).isEqualTo(Grid.NOWHERE);
        assertThat(meadow.around(5)).isEqualTo(set(4, 11));
        assertThat(meadow.step(set(5, 6, 35), EAST)).isEqualTo(set(7));
        assertThat(meadow.step(set(0, 6, 7), WEST)).isEqualTo(set(6));
        assertThat(meadow.step(meadow.cells(), SOUTH)).isEqualTo(meadow.cells() & ~0b111111L);
        assertThat(chessboard.step(set(63, 54), 1)).isEqualTo(set(63));
    }

    @Test
    void oppositeDirectionsLeadBack() {
        for (Grid grid : new Grid[] {meadow, chessboard, city}) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                long gone = grid.step(grid.cells(), direction);
                long back = grid.step(gone, grid.opposite(direction));
                assertThat(Long.bitCount(back)).isEqualTo(Long.bitCount(gone));
                assertThat(grid.step(back, direction)).isEqualTo(gone);
            }
        }
    }

    @Test
    void aStepOfAllIsTheStepsOfEach() {
        for (Grid grid : new Grid[] {meadow, chessboard, city}) {
            for (int cell = 0; cell < Long.SIZE; cell++) {
                boolean onBoard = (grid.cells() >>> cell & 1) != 0;
                long neighbours = 0;
                for (int direction = 0; direction < grid.directions() && onBoard; direction++) {
                    int neighbour = grid.neighbour(cell, direction);
                    neighbours |= neighbour == Grid.NOWHERE ? 0 : 1L << neighbour;
                }
                assertThat(grid.next(1L << cell)).isEqualTo(neighbours);
                assertThat(grid.around(cell)).isEqualTo(neighbours);
            }
        }
    }

    @Test
    void threeRingsOfHexesAreThirtySevenCellsAndNinetyEdges() {
        assertThat(Long.bitCount(city.cells())).isEqualTo(37);
        assertThat(IntStream.range(0, Long.SIZE)
                        .map(cell -> Long.bitCount(city.around(cell)))
                        .sum())
                .isEqualTo(2 * 90);
    }

    @Test
    void hexesLieWhereTheirAxialCoordinatesSay() {
        int middle = city.cell(3, 3);
        assertThat(IntStream.range(0, 6).map(direction -> city.neighbour(middle, direction)))
                .containsExactly(
                        city.cell(3, 2),
                        city.cell(4, 2),
                        city.cell(4, 3),
                        city.cell(3, 4),
                        city.cell(2, 4),
                        city.cell(2, 3));
        int red = city.cell(3, 0);
        assertThat(city.neighbour(red, 0)).isEqualTo(Grid.NOWHERE);
        assertThat(Long.bitCount(city.around(red))).isEqualTo(3);
    }

    @Test
    void theDistanceOfHexesIsThatOfTheirCoordinates() {
        for (int one = 0; one < 49; one++) {
            for (int other = 0; other < 49; other++) {
                if ((city.cells() >>> one & city.cells() >>> other & 1) != 0) {
                    int q = city.column(one) - city.column(other);
                    int r = city.row(one) - city.row(other);
                    assertThat(city.steps(1L << one, 1L << other, city.cells()))
                            .isEqualTo((Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2);
                }
            }
        }
    }

    @Test
    void moreThanSixtyFourCellsAreRefused() {
        assertThatThrownBy(() -> Grid.squares(9, 8, Grid.SIDES)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Grid.hexes(4)).isInstanceOf(IllegalArgumentException.class);
    }
}

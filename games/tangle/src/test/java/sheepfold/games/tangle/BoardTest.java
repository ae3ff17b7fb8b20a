package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The board: what is in play, what is adjacent and what borders. */
class BoardTest {
    private static Board board(int seats, String... options) {
        return TangleRules.of(Glade.setup(seats, options)).board;
    }

    private static List<String> spaces(int spaces) {
        return Space.ALL.stream()
                .filter(space -> (spaces >> space.number() & 1) != 0)
                .map(Space::name)
                .toList();
    }

    private static List<String> borders(int seats, String area) {
        int number = Area.named(area).orElseThrow().number();
        return Area.in(board(seats).bordering(number)).stream().map(Area::name).toList();
    }

    private static int number(String space) {
        return Space.named(space).orElseThrow().number();
    }

    /** Neighbours of a space on the lattice that are in play. */
    private static int adjacent(Board board, int space) {
        Space at = Space.of(space);
        int spaces = 0;
        for (Space other : Space.ALL) {
            int q = other.q() - at.q();
            int r = other.r() - at.r();
            boolean near = Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r))) == 1;
            spaces |= near ? 1 << other.number() : 0;
        }
        return spaces & board.spaces;
    }

    @Rule("TA-GEO-01")
    @Test
    void theBoardGrowsWithThePlayers() {
        assertThat(List.of(2, 3, 4).stream().map(n -> Integer.bitCount(board(n).spaces)))
                .containsExactly(18, 24, 30);
        assertThat(List.of(2, 3, 4).stream().map(n -> Long.bitCount(board(n).areas)))
                .containsExactly(24, 39, 54);
    }

    @Rule("TA-GEO-01")
    @Test
    void whatIsNotInPlayDoesNotExist() {
        Glade.of(2).scenario().refuses("bc3>a2", "TA-GEO-01").refuses("bc3>b1", "TA-GEO-01");
        Glade.of(3).scenario().accepts("bc3>a2").refuses("bc3>b1", "TA-GEO-01");
        Glade.of(4).scenario().accepts("bc3>a2", "bc3>b1");
    }

    @Rule("TA-GEO-02")
    @Test
    void spacesAreAdjacentOnTheLattice() {
        assertThat(spaces(adjacent(board(2), number("c3")))).containsExactly("b2", "b3", "c2", "c4", "d3");
        assertThat(spaces(adjacent(board(2, "centre=hibernate"), number("c3")))).contains("d4");
        assertThat(spaces(adjacent(board(2), number("b2")))).containsExactly("b3", "c2", "c3");
        assertThat(spaces(adjacent(board(4), number("b2")))).containsExactly("a2", "b1", "b3", "c2", "c3");
    }

    @Rule("TA-GEO-02")
    @Test
    void adjacentPairsAreCounted() {
        assertThat(List.of(2, 3, 4).stream()
                        .map(n -> Space.ALL.stream()
                                        .filter(space -> board(n).isSpace(space.number()))
                                        .mapToInt(space -> Integer.bitCount(adjacent(board(n), space.number())))
                                        .sum()
                                / 2))
                .containsExactly(36, 51, 66);
    }

    @Rule("TA-GEO-03")
    @Test
    void areasBorderAreasWithTwoCommonCorners() {
        assertThat(borders(4, "cd5")).containsExactlyInAnyOrder("cd4", "cd6", "de5");
        assertThat(borders(4, "bc3")).containsExactlyInAnyOrder("bc2", "bc4", "cd4");
        assertThat(borders(4, "ab2")).containsExactlyInAnyOrder("ab1", "ab3");
        assertThat(borders(4, "cd1")).containsExactlyInAnyOrder("cd2", "de1");
        assertThat(borders(4, "de6")).containsExactlyInAnyOrder("de5", "de7", "ef5");
        assertThat(borders(4, "ef9")).containsExactlyInAnyOrder("de10", "ef8");
        assertThat(borders(2, "bc3")).containsExactlyInAnyOrder("bc4", "cd4");
    }

    @Rule("TA-GEO-03")
    @Test
    void borderingPairsAreCounted() {
        assertThat(List.of(2, 3, 4).stream()
                        .map(n -> Area.ALL.stream()
                                        .mapToInt(area -> Long.bitCount(board(n).bordering(area.number())))
                                        .sum()
                                / 2))
                .containsExactly(30, 48, 72);
    }

    @Rule("TA-GEO-03")
    @Test
    void aSpaceBordersTheAreasOfWhichItIsACorner() {
        assertThat(Area.in(board(2).areasAt(number("c3"))).stream().map(Area::name))
                .containsExactly("bc3", "bc4", "bc5", "cd4", "cd5", "cd6");
        assertThat(spaces(Lattice.corners(Area.named("cd5").orElseThrow().number())))
                .containsExactly("c3", "d3", "d4");
        assertThat(spaces(Lattice.corners(Area.named("ab1").orElseThrow().number())))
                .containsExactly("b1", "b2");
    }

    @Rule("TA-GEO-04")
    @Test
    void theCentreIsNoSpaceByItself() {
        Glade.of(2).refuses("bc3>d4", "TA-GEO-04");
        Glade.of(2, "centre=hibernate").scenario().accepts("bc3>d4");
    }

    @Rule("TA-GEO-05")
    @Test
    void anAreaHoldsOneTile() {
        Glade.of(2).tile("P earth bc4").stash("R E2").play("bc3>b3").refuses("earth bc4", "TA-GEO-05");
    }

    @Rule("TA-GEO-06")
    @Test
    void theStashHoldsWhatIsNotOnTheBoard() {
        Glade.of(2)
                .tile("R lake bc4", "R earth cd4")
                .scenario()
                .sees(0, "seats[0].tiles", java.util.Map.of("clean-earth", 10, "lake", 7, "sapling", 4))
                .sees(0, "seats[0].roots", 3);
    }

    @Rule("TA-GEO-07")
    @Test
    void tilesAreLimited() {
        Glade.of(2)
                .tile("R lake bc4", "R lake cd4", "R lake cd3", "R lake cd5", "R meadow cd6", "R meadow de3")
                .tile("R meadow de4", "R meadow de5", "R earth cd7")
                .play("bc3>c3")
                .asks(1);
        Glade.of(2)
                .tile("R tree cd3", "R tree cd4", "R tree cd5", "R tree cd6", "R tree cd7")
                .isRefused("tiles", "TA-GEO-07");
    }

    @Rule("TA-GEO-07")
    @Test
    void seedsAreLimitedUnlessAgreedOtherwise() {
        Scenario<Wasteland, TangleMove> limited = Glade.of(2).seeds("P", 10, 0).play("bc3>c4");
        assertThat(limited.position().stashes.seeds(0, Seed.BUSH)).isZero();
        Scenario<Wasteland, TangleMove> unlimited =
                Glade.of(2, "seed-supply=unlimited").seeds("P", 10, 0).play("bc3>c4");
        assertThat(unlimited.position().stashes.seeds(0, Seed.BUSH)).isEqualTo(1);
    }

    @Rule("TA-GEO-07")
    @Test
    void arrowsAreCounted() {
        assertThat(List.of(2, 3, 4).stream()
                        .map(n -> Space.ALL.stream()
                                .filter(space -> board(n).isSpace(space.number()))
                                .mapToInt(space -> board(n).arrows(space.number()))
                                .sum()))
                .containsExactly(28, 40, 49);
    }
}

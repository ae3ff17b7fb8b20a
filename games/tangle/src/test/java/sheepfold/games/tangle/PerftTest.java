package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Perft;

/** Ways crowded positions can go, counted by the game and by the naive program. */
class PerftTest {
    private static Glade crowded(int seats) {
        return Glade.of(seats)
                .roots("b3 PRP", "d3 R", "c3 P")
                .tile("R earth bc4 bush", "R earth cd4", "R sapling cd3", "P earth bc5", "P meadow cd5 2", "R lake cd6")
                .seeds("R", 1, 1)
                .stash("R E2W2N2M1", "P E1W1N1M1");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theNaiveProgramListsTheSameMoves(int seats) {
        Wasteland table = crowded(seats).scenario().position();
        long count = Perft.assertAgrees(Glade.GAME, table, 1, position -> naive(seats, position));
        assertThat(count).isGreaterThan(30);
    }

    private static List<String> naive(int seats, Wasteland table) {
        return List.copyOf(new NaiveTangle(Glade.GAME.positions().write(table), Glade.setup(seats)).legalMoves());
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 76", "2, 2, 4407", "3, 1, 100", "3, 2, 8111", "4, 1, 124", "4, 2, 11380"})
    void theCountsStandAsTheyWere(int seats, int depth, long count) {
        assertThat(Perft.count(crowded(seats).scenario().position(), depth)).isEqualTo(count);
    }
}

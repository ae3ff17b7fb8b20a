package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Perft;

/** Ways a crowded position can go, counted by the game and, for the first move, by the naive program. */
class PerftTest {
    private static Parokiam crowded(String phase) {
        return Night.spokes(4, "seats=1")
                .sheep("Moppet", "Melbrook", "Blackberry", "Twyla")
                .phase(phase)
                .walls("b1 r", "c18 b")
                .at("Moppet b3", "Melbrook c1", "Blackberry b7 corrupted", "Twyla b9 corrupted")
                .wolves("b9", "c5", "b9 0")
                .cultists("c1", "b9")
                .holds("ta 1", "ma 1", "te 1", "bo 2", "bk 1")
                .position();
    }

    @ParameterizedTest
    @ValueSource(strings = {"act", "turn"})
    void theNaiveProgramListsTheSameMoves(String phase) {
        long count = Perft.assertAgrees(Night.GAME, crowded(phase), 1, PerftTest::naive);
        assertThat(count).isGreaterThan(100);
    }

    private static List<String> naive(Parokiam table) {
        return new NaiveYarns(Night.GAME.positions().write(table)).legalMoves(0);
    }

    @ParameterizedTest
    @CsvSource({"act, 1, 112", "act, 2, 6641", "turn, 1, 129", "turn, 2, 5472"})
    void theCountsStandAsTheyWere(String phase, int depth, long count) {
        assertThat(Perft.count(crowded(phase), depth)).isEqualTo(count);
    }
}

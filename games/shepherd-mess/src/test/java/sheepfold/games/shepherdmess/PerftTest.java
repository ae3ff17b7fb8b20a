package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Perft;

/** Ways a crowded position can go, counted by the game and move by move by the naive program. */
class PerftTest {
    private static final Map<String, String> OPTIONS =
            Map.of("foreignPen", "noStop", "pennedSafe", "off", "flockPull", "meeting");

    private static Meadow crowded() {
        return Morning.drawn("""
                        kkw KA  .     w  ~V w
                        .   w   (1NS) k  .  ~
                        .   WB  .     wk .  .
                        ~H  (3NES) w  .  WA .
                        .   k   wwk   .  KB .
                        .   ~   .     R  .  k
                        """)
                .edges("a1/a2:gate", "c4/c5:gate", "c3/d3:wall", "b4/c4:wall")
                .with("supply", Map.of("wall", 5, "corner", 3))
                .position();
    }

    @ParameterizedTest
    @CsvSource({"1, 160", "2, 24763"})
    void theCountsStandAsTheyWere(int depth, long count) {
        assertThat(Perft.count(crowded(), depth)).isEqualTo(count);
    }

    @Test
    void theNaiveProgramListsTheSameMoves() {
        assertThat(Perft.assertAgrees(Morning.GAME, crowded(), 2, PerftTest::naive))
                .isEqualTo(24763);
    }

    private static List<String> naive(Meadow meadow) {
        return new NaiveMess(
                        Morning.GAME.positions().write(meadow), OPTIONS, List.of("white", "black", "brown", "grey"))
                .legalMoves();
    }
}

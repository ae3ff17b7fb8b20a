package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.kit.game.Hush;

class PerftTest {
    @Test
    void chanceCountsByOutcomesNotByWeight() {
        assertThat(count(Scenario.of(new Hush()), 1)).isEqualTo(4);
        assertThat(count(Scenario.of(new Hush()), 4)).isEqualTo(256);
    }

    @Test
    void anySeatCountsInAnyOrderAndSealedAnswersInTheOrderOfSeats() {
        Scenario<?, ?> whisper = Scenario.of(new Hush()).with("phase", "whisper");
        assertThat(count(whisper, 1)).isEqualTo(2);
        assertThat(count(whisper.with("seats[0].done", true), 1)).isEqualTo(1);
        Scenario<?, ?> window = Scenario.of(new Hush()).example().without("seats[1].answer");
        assertThat(count(window, 1)).isEqualTo(2);
        assertThat(count(window, 2)).isEqualTo(2);
    }

    @Test
    void aLineThatHasEndedCountsNoMore() {
        assertThat(count(Scenario.of(new Hush()).with("phase", "over").with("round", 3), 1))
                .isZero();
        assertThat(count(Scenario.of(new Hush()).with("phase", "over").with("round", 3), 0))
                .isEqualTo(1);
    }

    private static <P extends Position<P, M>, M extends Move> long count(Scenario<P, M> scenario, int depth) {
        return Perft.count(scenario.position(), depth);
    }

    @Test
    void theCountIsSplitByTheFirstMove() {
        Scenario<?, ?> window = Scenario.of(new Hush()).example();
        assertThat(divide(window)).isEqualTo(Map.of("pass", 1L, "hush", 1L));
    }

    private static <P extends Position<P, M>, M extends Move> Map<String, Long> divide(Scenario<P, M> scenario) {
        return Perft.divide(scenario.match().game(), scenario.position(), 2);
    }

    @Test
    void aSecondGeneratorAgreesOrIsTold() {
        List<String> cards = List.of("deal hush", "deal ram", "deal ewe", "deal lamb");
        assertThat(agree(Scenario.of(new Hush()), cards)).isEqualTo(16);
        List<String> fewer = new ArrayList<>(cards.subList(0, 3));
        assertThatThrownBy(() -> agree(Scenario.of(new Hush()), fewer))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the moves after []")
                .hasMessageContaining("deal lamb");
    }

    private static <P extends Position<P, M>, M extends Move> long agree(Scenario<P, M> scenario, List<String> moves) {
        return Perft.assertAgrees(scenario.match().game(), scenario.position(), 2, _ -> moves);
    }
}

package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.kit.Allocation;

class PlayoutTest {
    /** A copy for each game, and next to nothing that grows with its moves; with six sheep there are locks by the dozen. */
    @ParameterizedTest
    @ValueSource(ints = {2, 6})
    void playoutsAllocateAlmostNothing(int seats) {
        assertThat(Allocation.bytesPerMove(Night.GAME.start(Night.setup("seats=" + seats))))
                .as("bytes a move beside the copies")
                .isLessThan(1);
    }
}

package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Allocation;

class PlayoutTest {
    /** A copy for each game, and nothing that grows with its moves. */
    @Test
    void playoutsAllocateAlmostNothing() {
        assertThat(Allocation.bytesPerMove(Morning.GAME.start(Morning.setup("seats=2"))))
                .as("bytes a move beside the copies")
                .isLessThan(4);
    }
}

package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;

class PlayoutTest {
    private static final int GAMES = 4000;

    private final RandomPlay<Parokiam, YarnsMove> playouts = new RandomPlay<>();
    private final Parokiam start = Night.GAME.start(Night.setup("seats=2"));
    private final SeededRandom random = new SeededRandom(1);

    /** A copy for each game, and nothing that grows with its moves. */
    @Test
    void playoutsAllocateAlmostNothing() {
        play(GAMES);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long copies = GAMES * bytesOfACopy(threads);
        long before = threads.getCurrentThreadAllocatedBytes();
        long moves = play(GAMES);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before - copies;
        assertThat((double) bytes / moves).as("bytes a move beside the copies").isLessThan(4);
    }

    private long bytesOfACopy(ThreadMXBean threads) {
        Parokiam copy = start;
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1000; i++) {
            copy = copy.copy();
        }
        return (threads.getCurrentThreadAllocatedBytes() - before) / 1000;
    }

    private long play(int games) {
        long moves = 0;
        for (int game = 0; game < games; game++) {
            moves += playouts.toTheEnd(start.copy(), random, 10_000);
        }
        return moves;
    }
}

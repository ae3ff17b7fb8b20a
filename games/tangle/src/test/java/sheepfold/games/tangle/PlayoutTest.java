package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;

class PlayoutTest {
    private static final int GAMES = 3000;

    private final RandomPlay<Wasteland, TangleMove> playouts = new RandomPlay<>();
    private final SeededRandom random = new SeededRandom(1);

    /** A copy onto a spent table for each game, and next to nothing that grows with its moves. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void playoutsAllocateAlmostNothing(int seats) {
        Wasteland start = Glade.GAME.start(Glade.setup(seats));
        Wasteland spent = start.copy();
        play(start, spent);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        long moves = play(start, spent);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat((double) bytes / moves).as("bytes a move").isLessThan(1);
    }

    private long play(Wasteland start, Wasteland spent) {
        int longest = Glade.GAME.longestGame(Glade.setup(start.seats()));
        long moves = 0;
        int over = 0;
        for (int game = 0; game < GAMES; game++) {
            moves += playouts.toTheEnd(start.copyOnto(spent), random, longest);
            over += spent.isOver() ? 1 : 0;
        }
        assertThat(over).as("games that ended in time").isEqualTo(GAMES);
        return moves;
    }
}

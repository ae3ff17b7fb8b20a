package sheepfold.kit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;

/** What random playouts allocate beside the copy of the start that each game needs. */
public final class Allocation {
    private static final int GAMES = 4000;
    private static final int COPIES = 1000;
    private static final int LONGEST = 10_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** After as many games that are not counted, in which moves that are made once were made. */
    public static <P extends Position<P, M>, M extends Move> double bytesPerMove(P start) {
        RandomPlay<P, M> playouts = new RandomPlay<>();
        SeededRandom random = new SeededRandom(1);
        play(playouts, start, random);
        long copies = GAMES * bytesOfACopy(start);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        long moves = play(playouts, start, random);
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - before - copies;
        return (double) bytes / moves;
    }

    private static <P extends Position<P, M>, M extends Move> long bytesOfACopy(P start) {
        P copy = start;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < COPIES; i++) {
            copy = copy.copy();
        }
        return (THREADS.getCurrentThreadAllocatedBytes() - before) / COPIES;
    }

    private static <P extends Position<P, M>, M extends Move> long play(
            RandomPlay<P, M> playouts, P start, SeededRandom random) {
        long moves = 0;
        for (int game = 0; game < GAMES; game++) {
            moves += playouts.toTheEnd(start.copy(), random, LONGEST);
        }
        return moves;
    }
}

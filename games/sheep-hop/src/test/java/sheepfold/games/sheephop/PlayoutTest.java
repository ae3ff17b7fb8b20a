package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;

class PlayoutTest {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @ValueSource(strings = {"level=L0", "level=L7", "board=ring"})
    void playoutsAllocateLessThanAByteAMove(String option) {
        Hillside start = Evening.start(option).position();
        RandomPlay<Hillside, SheepHopMove> play = new RandomPlay<>();
        SeededRandom random = new SeededRandom(3);
        play(start, play, random, 100);
        long before = THREAD.getCurrentThreadAllocatedBytes();
        long moves = play(start, play, random, 200);
        assertThat((THREAD.getCurrentThreadAllocatedBytes() - before) / (double) moves)
                .isLessThan(1);
    }

    @Test
    void noGameIsLongerThanTheLongest() {
        Hillside start = Evening.start("level=L7").position();
        long moves = play(start, new RandomPlay<>(), new SeededRandom(5), 1);
        assertThat(moves).isLessThanOrEqualTo(Evening.GAME.longestGame(Evening.setup("level=L7")));
    }

    private static long play(Hillside start, RandomPlay<Hillside, SheepHopMove> play, SeededRandom random, int games) {
        long moves = 0;
        for (int game = 0; game < games; game++) {
            moves += play.toTheEnd(start.copy(), random, Integer.MAX_VALUE);
        }
        return moves;
    }
}

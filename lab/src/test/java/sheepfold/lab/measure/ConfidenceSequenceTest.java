package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;

class ConfidenceSequenceTest {
    private static final int RUNS = 2000;
    private static final int GAMES = 6400;

    private interface Bounds {
        Interval around(double mean, double deviation, int values);
    }

    /** In what share of runs the truth lies outside the bounds at one look or more; games differ by -1, 0 or 1, as wins do. */
    private static double misses(Bounds bounds) {
        int missed = 0;
        for (int run = 0; run < RUNS; run++) {
            RandomGenerator random = new SeededRandom(run);
            int sum = 0;
            int squares = 0;
            boolean outside = false;
            int look = ConfidenceSequence.nextLook(0, GAMES);
            for (int game = 1; game <= GAMES; game++) {
                int difference = random.nextInt(4) == 0 ? random.nextInt(2) * 2 - 1 : 0;
                sum += difference;
                squares += difference * difference;
                if (game == look) {
                    double mean = (double) sum / game;
                    double deviation = Math.sqrt((squares - game * mean * mean) / (game - 1));
                    Interval interval = bounds.around(mean, deviation, game);
                    outside = outside || interval.low() > 0 || interval.high() < 0;
                    look = ConfidenceSequence.nextLook(game, GAMES);
                }
            }
            missed += outside ? 1 : 0;
        }
        return (double) missed / RUNS;
    }

    @Test
    void theTruthLiesWithinAtEveryLookInNinetyFiveOfAHundredRuns() {
        assertThat(misses(ConfidenceSequence::around)).isLessThan(0.05);
    }

    /** Why it takes wider bounds: those for a single look are wrong far more often when somebody looks again and again. */
    @Test
    void boundsForOneLookWouldNotDo() {
        assertThat(misses((mean, deviation, n) -> Interval.around(mean, deviation / Math.sqrt(n))))
                .isGreaterThan(0.12);
    }

    @Test
    void looksComeAfterFixedNumbersOfGames() {
        assertThat(ConfidenceSequence.nextLook(0, 1000)).isEqualTo(100);
        assertThat(ConfidenceSequence.nextLook(100, 1000)).isEqualTo(200);
        assertThat(ConfidenceSequence.nextLook(400, 700)).isEqualTo(700);
        assertThat(ConfidenceSequence.nextLook(0, 60)).isEqualTo(60);
    }
}

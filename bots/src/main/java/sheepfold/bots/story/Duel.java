package sheepfold.bots.story;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.bots.Playout;
import sheepfold.bots.SearchStyle;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/**
 * Two moves compared by going on from each with the same luck: what luck does to both tells them not apart.
 *
 * @param first what the first was worth, on average
 * @param error the standard error of the difference
 */
record Duel(double first, double second, double error) {
    private static final int ROUNDS = 60;

    static <P extends Position<P, M>, M extends Move> Duel between(
            Observation<P, M> seen, M first, M second, RandomGenerator random) {
        Playout<P, M> playout = new Playout<>(Advice.of(seen.game()), SearchStyle.of(seen.game()));
        long luck = random.nextLong();
        double firsts = 0;
        double seconds = 0;
        double squares = 0;
        for (int round = 0; round < ROUNDS; round++) {
            double one = playout.worth(seen, first, luck + round);
            double other = playout.worth(seen, second, luck + round);
            firsts += one;
            seconds += other;
            squares += (one - other) * (one - other);
        }
        double difference = (firsts - seconds) / ROUNDS;
        double spread = Math.max(0, squares / ROUNDS - difference * difference);
        return new Duel(firsts / ROUNDS, seconds / ROUNDS, Math.sqrt(spread / (ROUNDS - 1)));
    }
}

package sheepfold.bots.story;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.bots.Playout;
import sheepfold.bots.SearchStyle;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/** Two moves compared by going on from each with the same luck: what luck does to both tells them not apart. */
final class Duel<P extends Position<P, M>, M extends Move> {
    private static final int ROUNDS = 60;

    private final Observation<P, M> seen;
    private final Advice<P, M> advice;
    private final Playout<P, M> playout;

    Duel(Observation<P, M> seen) {
        this.seen = seen;
        this.advice = Advice.of(seen.game());
        this.playout = new Playout<>(advice, SearchStyle.of(seen.game()));
    }

    /** What each was worth, and the standard error of the difference. */
    record Score(double first, double second, double error) {}

    Score between(M first, M second, RandomGenerator random) {
        long luck = random.nextLong();
        double firsts = 0;
        double seconds = 0;
        double squares = 0;
        for (int round = 0; round < ROUNDS; round++) {
            double one = worth(first, luck + round);
            double other = worth(second, luck + round);
            firsts += one;
            seconds += other;
            squares += (one - other) * (one - other);
        }
        double difference = (firsts - seconds) / ROUNDS;
        double spread = Math.max(0, squares / ROUNDS - difference * difference);
        return new Score(firsts / ROUNDS, seconds / ROUNDS, Math.sqrt(spread / (ROUNDS - 1)));
    }

    private double worth(M move, long luck) {
        SeededRandom same = new SeededRandom(luck);
        P position = seen.determinize(same);
        position.play(seen.seat(), move, Events.UNHEARD);
        playout.play(position, same);
        return advice.value(position, seen.seat());
    }
}

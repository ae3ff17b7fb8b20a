package sheepfold.lab.puzzle;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/** How hard a puzzle is: by how far ahead a bot has to look that is to find it in most cases. */
final class Difficulty {
    /** As far as easy, medium and strong look; what none of them finds has a star more. */
    private static final List<Long> LEVELS = List.of(40L, 400L, 4_000L);

    private static final int TRIES = 5;
    private static final int MOST_CASES = 4;

    private Difficulty() {}

    static <P extends Position<P, M>, M extends Move> int of(Observation<P, M> seen, Set<M> good, long seed) {
        for (int level = 0; level < LEVELS.size(); level++) {
            if (finds(Bots.lookingAhead(LEVELS.get(level)), seen, good, seed)) {
                return level + 1;
            }
        }
        return LEVELS.size() + 1;
    }

    private static <P extends Position<P, M>, M extends Move> boolean finds(
            Bot bot, Observation<P, M> seen, Set<M> good, long seed) {
        return IntStream.range(0, TRIES)
                        .filter(i -> good.contains(bot.choose(seen, SeededRandom.stream(seed, i, seen.seat()))
                                .move()))
                        .count()
                >= MOST_CASES;
    }
}

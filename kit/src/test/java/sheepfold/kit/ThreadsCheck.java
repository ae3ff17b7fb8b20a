package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** The same seeds give the same games whether one thread plays or two at once. */
final class ThreadsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int AT_ONCE = 4;

    @Override
    public String name() {
        return "threads do not meet";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        Map<Long, String> alone = play(game, false);
        assertThat(alone.get(game.seed())).as("the game played again").isEqualTo(game.record());
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Phaser start = new Phaser(2);
            List<CompletableFuture<Map<Long, String>>> together = Stream.of(false, true)
                    .map(backwards -> CompletableFuture.supplyAsync(() -> playAfter(start, game, backwards), threads))
                    .toList();
            together.forEach(games -> assertThat(games.join())
                    .as("the games beside another thread")
                    .isEqualTo(alone));
        }
    }

    private Map<Long, String> playAfter(Phaser start, RandomGame<P, M> game, boolean backwards) {
        start.arriveAndAwaitAdvance();
        return play(game, backwards);
    }

    private Map<Long, String> play(RandomGame<P, M> first, boolean backwards) {
        Map<Long, String> records = new TreeMap<>();
        long last = first.seed() + AT_ONCE - 1;
        LongStream.rangeClosed(first.seed(), last)
                .map(seed -> backwards ? last + first.seed() - seed : seed)
                .forEach(seed -> records.put(seed, record(first, seed)));
        return records;
    }

    private String record(RandomGame<P, M> like, long seed) {
        return new RandomGame<>(like.game(), like.setup(), seed, RandomGame.Style.ANY_MOVE).record();
    }
}

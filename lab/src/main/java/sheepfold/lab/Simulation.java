package sheepfold.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import sheepfold.bots.Bot;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;

/** Many games between bots on all cores. The same seed gives the same games on any number of threads. */
public final class Simulation {
    /**
     * What is to be played.
     *
     * @param bots one for each seat
     * @param alternate true if the bots move one seat on after every game
     */
    public record Plan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate) {
        List<Bot> botsBySeat(int game) {
            List<Bot> seated = new ArrayList<>(bots);
            if (alternate) {
                Collections.rotate(seated, game % bots.size());
            }
            return seated;
        }
    }

    private Simulation() {}

    /** Plays them all; hears after each game how many are done. */
    public static <P extends Position<P, M>, M extends Move> Report run(
            Game<P, M> game, Plan plan, IntConsumer progress) {
        SelfPlay.Outcome[] outcomes = new SelfPlay.Outcome[plan.games];
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        long began = System.nanoTime();
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < plan.threads; i++) {
                running.add(workers.submit(() -> {
                    for (int number = next.getAndIncrement(); number < plan.games; number = next.getAndIncrement()) {
                        outcomes[number] =
                                new SelfPlay<>(game, plan.setup, plan.botsBySeat(number), plan.seed, number).play();
                        progress.accept(done.incrementAndGet());
                    }
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game failed: " + e.getCause(), e);
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        return Report.of(game.info(), plan, List.of(outcomes), seconds);
    }
}

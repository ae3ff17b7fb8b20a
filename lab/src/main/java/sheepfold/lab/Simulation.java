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
import sheepfold.engine.BadInput;
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
     * @param first the number of the first game: a run that was cut short goes on where it was
     */
    public record Plan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate, int first) {
        public Plan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate) {
            this(setup, bots, games, seed, threads, alternate, 0);
        }

        public Plan {
            if (bots.size() != setup.seats()) {
                throw new BadInput(
                        "bots",
                        "there are %d seats and %d bots; every seat takes one".formatted(setup.seats(), bots.size()));
            }
            if (games < 1) {
                throw new BadInput("games", "at least one game is to be played, not " + games);
            }
            if (threads < 1) {
                throw new BadInput("threads", "at least one thread is to play, not " + threads);
            }
            bots = List.copyOf(bots);
        }

        public Plan from(int number) {
            return new Plan(setup, bots, games, seed, threads, alternate, number);
        }

        private int end() {
            return first + games;
        }

        List<Bot> botsBySeat(int game) {
            if (!alternate) {
                return bots;
            }
            List<Bot> seated = new ArrayList<>(bots);
            Collections.rotate(seated, game % bots.size());
            return seated;
        }
    }

    private Simulation() {}

    /** Plays them all; hears after each game how many are done. */
    public static <P extends Position<P, M>, M extends Move> Report run(
            Game<P, M> game, Plan plan, IntConsumer progress) {
        P start = game.start(plan.setup);
        int longest = game.longestGame(plan.setup);
        Tally all = new Tally(plan);
        AtomicInteger next = new AtomicInteger(plan.first);
        AtomicInteger done = new AtomicInteger();
        long began = System.nanoTime();
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads)) {
            List<Future<Tally>> running = new ArrayList<>();
            for (int i = 0; i < plan.threads; i++) {
                SelfPlay<P, M> games = new SelfPlay<>(game, plan.setup, start.copy(), longest);
                running.add(workers.submit(() -> {
                    try {
                        return work(games, plan, next, () -> progress.accept(done.incrementAndGet()));
                    } finally {
                        // When a game fails, the other workers finish the one they are at and no more
                        next.set(plan.end());
                    }
                }));
            }
            waitFor(running, () -> next.set(plan.end())).forEach(all::addAll);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BadInput fault ? fault : new IllegalStateException(e.getCause());
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        return Report.of(game.info(), plan, all, seconds);
    }

    private static List<Tally> waitFor(List<Future<Tally>> workers, Runnable stop)
            throws InterruptedException, ExecutionException {
        try {
            List<Tally> tallies = new ArrayList<>();
            for (Future<Tally> worker : workers) {
                tallies.add(worker.get());
            }
            return tallies;
        } finally {
            stop.run();
        }
    }

    /** One worker: it takes the next game until none is left, and shares nothing with the others but that number. */
    private static Tally work(SelfPlay<?, ?> games, Plan plan, AtomicInteger next, Runnable played) {
        Tally tally = new Tally(plan);
        for (int number = next.getAndIncrement(); number < plan.end(); number = next.getAndIncrement()) {
            List<Bot> seated = plan.botsBySeat(number);
            tally.add(seated, play(games, seated, plan.seed, number));
            played.run();
        }
        return tally;
    }

    private static SelfPlay.Outcome play(SelfPlay<?, ?> games, List<Bot> seated, long seed, int number) {
        try {
            return games.play(seated, seed, number);
        } catch (BadInput fault) {
            throw fault;
        } catch (RuntimeException e) {
            throw new IllegalStateException("game %d of seed %d failed: %s".formatted(number, seed, e), e);
        }
    }
}

package sheepfold.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
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
     */
    public record Plan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate) {
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
        return run(game, plan, Optional.empty(), progress);
    }

    /** Plays those that no file of results holds yet, and keeps them there. */
    public static <P extends Position<P, M>, M extends Move> Report run(
            Game<P, M> game, Plan plan, Optional<Path> file, IntConsumer progress) {
        Optional<Results<Finished>> results = file.map(path -> Results.of(path, Results.Header.of(game.info(), plan)));
        Tally before = new Tally(plan);
        BitSet played = new BitSet();
        results.map(Results::kept).orElse(List.of()).stream()
                .filter(finished -> finished.number() < plan.games && !played.get(finished.number()))
                .forEach(finished -> {
                    played.set(finished.number());
                    before.add(plan.botsBySeat(finished.number()), finished);
                });
        P start = game.start(plan.setup);
        int longest = game.longestGame(plan.setup);
        Tally all = new Tally(plan);
        all.addAll(before);
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger(played.cardinality());
        long began = System.nanoTime();
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads)) {
            List<Future<Tally>> running = new ArrayList<>();
            for (int i = 0; i < plan.threads; i++) {
                SelfPlay<P, M> games = new SelfPlay<>(game, plan.setup, start.copy(), longest);
                running.add(workers.submit(() -> {
                    try {
                        return work(games, plan, played, next, finished -> {
                            results.ifPresent(kept -> kept.keep(finished));
                            progress.accept(done.incrementAndGet());
                        });
                    } finally {
                        // When a game fails, the other workers finish the one they are at and no more
                        next.set(plan.games);
                    }
                }));
            }
            waitFor(running, () -> next.set(plan.games)).forEach(all::addAll);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BadInput fault ? fault : new IllegalStateException(e.getCause());
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        return Report.of(game.info(), plan, all, before, seconds);
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
    private static Tally work(
            SelfPlay<?, ?> games, Plan plan, BitSet played, AtomicInteger next, Consumer<Finished> keep) {
        Tally tally = new Tally(plan);
        for (int number = next.getAndIncrement(); number < plan.games; number = next.getAndIncrement()) {
            if (!played.get(number)) {
                List<Bot> seated = plan.botsBySeat(number);
                Finished finished = play(games, seated, plan.seed, number);
                tally.add(seated, finished);
                keep.accept(finished);
            }
        }
        return tally;
    }

    private static Finished play(SelfPlay<?, ?> games, List<Bot> seated, long seed, int number) {
        try {
            return games.play(seated, seed, number);
        } catch (BadInput fault) {
            throw fault;
        } catch (RuntimeException e) {
            throw new IllegalStateException("game %d of seed %d failed: %s".formatted(number, seed, e), e);
        }
    }
}

package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SelfPlay;
import sheepfold.lab.play.SimulationPlan;

/** As many threads of this machine as the plan says. */
final class LocalWorkers implements Workers {
    @Override
    public Tally play(
            Game<?, ?> game,
            SimulationPlan plan,
            BitSet played,
            boolean wanted,
            Consumer<FinishedGame> keep,
            IntConsumer progress) {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger(played.cardinality());
        Object oneAtATime = new Object();
        Tally all = new Tally(plan);
        Consumer<FinishedGame> finish = finished -> {
            if (wanted) {
                synchronized (oneAtATime) {
                    keep.accept(finished);
                }
            }
            progress.accept(done.incrementAndGet());
        };
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<Tally>> running = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) {
                SelfPlay<?, ?> games = Simulation.selfPlay(game, plan);
                running.add(workers.submit(() -> work(games, plan, played, next, finish)));
            }
            try {
                for (Future<Tally> worker : running) {
                    all.addAll(worker.get());
                }
            } finally {
                next.set(plan.games());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BadInput fault ? fault : new IllegalStateException(e.getCause());
        }
        return all;
    }

    /** One worker: it takes the next game until none is left, and shares nothing with the others but that number. */
    private static Tally work(
            SelfPlay<?, ?> games,
            SimulationPlan plan,
            BitSet played,
            AtomicInteger next,
            Consumer<FinishedGame> finish) {
        Tally tally = new Tally(plan);
        try {
            for (int number = next.getAndIncrement(); number < plan.games(); number = next.getAndIncrement()) {
                if (!played.get(number)) {
                    FinishedGame finished = Simulation.play(games, plan, number);
                    tally.add(plan.botsBySeat(number), finished);
                    finish.accept(finished);
                }
            }
        } finally {
            // When a game fails, the other workers finish the one they are at and no more
            next.set(plan.games());
        }
        return tally;
    }
}

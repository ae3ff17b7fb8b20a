package sheepfold.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import sheepfold.bots.Bot;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/** Many games between bots on all cores. The same seed gives the same games on any number of threads. */
public final class Simulation {
    /**
     * What is to be played.
     *
     * @param bots one for each seat
     * @param alternate true if the bots move one seat on after every game
     * @param measuring what is to be noted beside the results
     * @param side 0, or how many games in a row have the same chance while thoughts change, and then come again with the next chance
     */
    public record Plan(
            Setup setup,
            List<Bot> bots,
            int games,
            long seed,
            int threads,
            boolean alternate,
            Measuring measuring,
            int side) {
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

        public Plan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate) {
            this(setup, bots, games, seed, threads, alternate, Measuring.NOTHING, 0);
        }

        public Plan measuring(Measuring wanted) {
            return new Plan(setup, bots, games, seed, threads, alternate, wanted, side);
        }

        /** The same games under another set-up, by the same numbers. */
        public Plan under(Setup other) {
            return new Plan(other, bots, games, seed, threads, alternate, measuring, side);
        }

        /** The same with more games or fewer. */
        public Plan lasting(int others) {
            return new Plan(setup, bots, others, seed, threads, alternate, measuring, side);
        }

        Plan between(List<Bot> others, boolean rotating, long otherSeed) {
            return new Plan(setup, others, games, otherSeed, threads, rotating, Measuring.NOTHING, 0);
        }

        Plan crossed(int rows) {
            return new Plan(setup, bots, rows * rows, seed, threads, false, Measuring.NOTHING, rows);
        }

        List<Bot> botsBySeat(int game) {
            if (!alternate) {
                return bots;
            }
            List<Bot> seated = new ArrayList<>(bots);
            Collections.rotate(seated, game % bots.size());
            return seated;
        }

        LuckShare.Numbers luck(int game) {
            return side == 0
                    ? new LuckShare.Numbers(seed, game, game)
                    : new LuckShare.Numbers(seed, game / side, game % side);
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
        return run(game, plan, file, Crew.here(), progress);
    }

    /** The same by somebody else. */
    public static <P extends Position<P, M>, M extends Move> Report run(
            Game<P, M> game, Plan plan, Optional<Path> file, Crew crew, IntConsumer progress) {
        return play(
                game, plan, file.map(path -> Results.of(path, Results.Header.of(game.info(), plan))), crew, progress);
    }

    static <P extends Position<P, M>, M extends Move> Report play(
            Game<P, M> game, Plan plan, Optional<Results<Finished>> results, Crew crew, IntConsumer progress) {
        Tally before = new Tally(plan);
        BitSet played = new BitSet();
        results.map(Results::kept).orElse(List.of()).stream()
                .filter(finished -> finished.number() < plan.games && !played.get(finished.number()))
                .forEach(finished -> {
                    played.set(finished.number());
                    before.add(plan.botsBySeat(finished.number()), finished);
                });
        Tally all = new Tally(plan);
        all.addAll(before);
        long began = System.nanoTime();
        Consumer<Finished> keep = finished -> results.ifPresent(kept -> kept.keep(finished));
        all.addAll(crew.play(game, plan, played, results.isPresent(), keep, progress));
        double seconds = (System.nanoTime() - began) / 1e9;
        Report report = Report.of(game.info(), plan, all, before, seconds);
        if (!plan.measuring.play()) {
            return report;
        }
        Further further = new Further(plan, report.cooperative());
        further.play(game, crew);
        return report.measured(Measures.of(game, plan, report, all.courses(), further.skill(), further.luck()));
    }

    static <P extends Position<P, M>, M extends Move> SelfPlay<P, M> selfPlay(Game<P, M> game, Plan plan) {
        return new SelfPlay<>(game, plan.setup, game.start(plan.setup), game.longestGame(plan.setup), plan.measuring);
    }

    static Finished play(SelfPlay<?, ?> games, Plan plan, int number) {
        try {
            return games.play(plan.botsBySeat(number), number, plan.luck(number), (_, _) -> {});
        } catch (BadInput fault) {
            throw fault;
        } catch (RuntimeException e) {
            throw new IllegalStateException("game %d of seed %d failed: %s".formatted(number, plan.seed, e), e);
        }
    }
}

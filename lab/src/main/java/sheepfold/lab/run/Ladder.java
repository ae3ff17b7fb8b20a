package sheepfold.lab.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SelfPlay;

/**
 * Every bot against every other. Games come in twos with the same luck, in the second of which the two bots have changed
 * seats; where all win or lose together, each bot has all seats, with the same luck as the others.
 */
public final class Ladder {
    private static final int MIRRORED = 2;

    /**
     * What is to be played.
     *
     * @param games of each two bots; of each bot where all win or lose together
     */
    public record Plan(Setup setup, List<String> bots, int games, long seed, int threads) {
        public Plan {
            if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
                throw new BadInput("--bots", "a ladder takes at least two bots, each once");
            }
            bots.forEach(Bots::named);
            bots = List.copyOf(bots);
        }
    }

    /** What games must have in common to stand in one file. */
    @Shaped
    record Header(String game, String rules, int seats, Map<String, String> options, String data, long seed) {}

    /**
     * A game that was played.
     *
     * @param bots by seat
     * @param luck the same number is the same luck
     * @param seconds of a core that it took
     */
    @Shaped
    record Played(
            List<String> bots,
            int luck,
            List<Integer> winners,
            List<Integer> scores,
            String reason,
            int moves,
            double seconds) {
        double credit(int seat) {
            return winners.isEmpty() ? 1.0 / bots.size() : winners.contains(seat) ? 1.0 / winners.size() : 0;
        }

        double[] credit() {
            return IntStream.range(0, bots.size()).mapToDouble(this::credit).toArray();
        }

        double creditOf(String bot) {
            double credit = 0;
            for (int seat = 0; seat < bots.size(); seat++) {
                credit += bots.get(seat).equals(bot) ? credit(seat) : 0;
            }
            return credit;
        }
    }

    private record Fixture(List<String> bots, int luck) {}

    private final Game<?, ?> game;
    private final Plan plan;

    private Ladder(Game<?, ?> game, Plan plan) {
        this.game = game;
        this.plan = plan;
        if (!game.info().cooperative() && plan.setup.seats() < 2) {
            throw new BadInput("--seats", "bots that play against each other take at least two seats");
        }
        if (!game.info().cooperative() && plan.games % MIRRORED != 0) {
            throw new BadInput("--games", "games come in twos, so %d is one too few or too many".formatted(plan.games));
        }
    }

    /** Plays what no file holds yet, and keeps it there; hears how many games are done. */
    public static LadderResult run(Game<?, ?> game, Plan plan, Optional<Path> file, IntConsumer progress) {
        return new Ladder(game, plan).run(file, progress);
    }

    /** How many games there are in all. */
    public static int games(Game<?, ?> game, Plan plan) {
        int bots = plan.bots.size();
        return plan.games * (game.info().cooperative() ? bots : bots * (bots - 1) / 2);
    }

    private LadderResult run(Optional<Path> file, IntConsumer progress) {
        Optional<ResultsFile<Played>> results =
                file.map(path -> new ResultsFile<>(path, Shape.of(Header.class), header(), Shape.of(Played.class)));
        Map<Fixture, Played> kept = new LinkedHashMap<>();
        results.map(ResultsFile::kept)
                .orElse(List.of())
                .forEach(played -> kept.put(new Fixture(played.bots, played.luck), played));
        List<Fixture> fixtures = fixtures();
        AtomicInteger done = new AtomicInteger();
        SelfPlay<?, ?> selfPlay = new SelfPlay<>(game, plan.setup);
        List<Callable<Played>> tasks = fixtures.stream()
                .<Callable<Played>>map(fixture -> () -> {
                    Played played = kept.get(fixture);
                    if (played == null) {
                        played = play(selfPlay, fixture);
                        Played fresh = played;
                        results.ifPresent(lines -> lines.keep(fresh));
                    }
                    progress.accept(done.incrementAndGet());
                    return played;
                })
                .toList();
        return LadderResult.of(game.info(), plan, all(tasks));
    }

    private Header header() {
        return new Header(
                game.info().id(),
                game.info().rules(),
                plan.setup.seats(),
                plan.setup.chosen(game.info()),
                plan.setup.data().map(Object::toString).orElse(""),
                plan.seed);
    }

    private List<Played> all(Collection<Callable<Played>> tasks) {
        ExecutorService workers = Executors.newFixedThreadPool(plan.threads);
        try {
            List<Played> all = new ArrayList<>();
            for (Future<Played> played : tasks.stream().map(workers::submit).toList()) {
                all.add(played.get());
            }
            return all;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the ladder was interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BadInput fault ? fault : new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private Played play(SelfPlay<?, ?> selfPlay, Fixture fixture) {
        FinishedGame finished =
                selfPlay.play(fixture.bots.stream().map(Bots::named).toList(), plan.seed, fixture.luck, (_, _) -> {});
        return new Played(
                fixture.bots,
                fixture.luck,
                finished.winners(),
                finished.scores(),
                finished.reason(),
                finished.moves(),
                finished.seconds());
    }

    private List<Fixture> fixtures() {
        List<Fixture> fixtures = new ArrayList<>();
        // Luck by luck, so that a ladder that is broken off has something of every pair
        for (int luck = 0; luck < plan.games; luck++) {
            for (int i = 0; i < plan.bots.size(); i++) {
                if (game.info().cooperative()) {
                    fixtures.add(new Fixture(Collections.nCopies(plan.setup.seats(), plan.bots.get(i)), luck));
                }
                for (int j = 0; j < i && !game.info().cooperative() && luck < plan.games / MIRRORED; j++) {
                    fixtures.add(new Fixture(seated(plan.bots.get(j), plan.bots.get(i), luck), luck));
                    fixtures.add(new Fixture(seated(plan.bots.get(i), plan.bots.get(j), luck), luck));
                }
            }
        }
        return fixtures;
    }

    /** By turns around the table, beginning one seat further with each luck. */
    private List<String> seated(String one, String other, int luck) {
        List<String> seated = new ArrayList<>();
        for (int seat = 0; seat < plan.setup.seats(); seat++) {
            seated.add(seat % 2 == 0 ? one : other);
        }
        Collections.rotate(seated, luck);
        return List.copyOf(seated);
    }
}

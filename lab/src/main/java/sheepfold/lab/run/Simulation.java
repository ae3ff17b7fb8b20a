package sheepfold.lab.run;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SelfPlay;
import sheepfold.lab.play.SimulationPlan;

/** Many games between bots on all cores. The same seed gives the same games on any number of threads. */
public final class Simulation {
    private Simulation() {}

    /** Plays them all; hears after each game how many are done. */
    public static Report run(Game<?, ?> game, SimulationPlan plan, IntConsumer progress) {
        return run(game, plan, Optional.empty(), Workers.here(), progress);
    }

    /** Has those played that no file of results holds yet, and keeps them there. */
    public static Report run(
            Game<?, ?> game, SimulationPlan plan, Optional<Path> file, Workers workers, IntConsumer progress) {
        return play(
                game,
                plan,
                file.map(path -> ResultsFile.of(path, ResultsFile.Header.of(game.info(), plan))),
                workers,
                progress);
    }

    static Report play(
            Game<?, ?> game,
            SimulationPlan plan,
            Optional<ResultsFile<FinishedGame>> results,
            Workers workers,
            IntConsumer progress) {
        Tally before = new Tally(plan);
        BitSet played = new BitSet();
        results.map(ResultsFile::kept).orElse(List.of()).stream()
                .filter(finished -> finished.number() < plan.games() && !played.get(finished.number()))
                .forEach(finished -> {
                    played.set(finished.number());
                    before.add(plan.botsBySeat(finished.number()), finished);
                });
        Tally all = new Tally(plan);
        all.addAll(before);
        long began = System.nanoTime();
        Consumer<FinishedGame> keep = finished -> results.ifPresent(kept -> kept.keep(finished));
        all.addAll(workers.play(game, plan, played, results.isPresent(), keep, progress));
        double seconds = (System.nanoTime() - began) / 1e9;
        return report(game, plan, all, before, seconds, report -> {
            ExtraGames further = new ExtraGames(plan, report.cooperative());
            further.play(game, workers);
            return Optional.of(further);
        });
    }

    /** With what the game is like, where that is asked for; some measures take games beside those that the report is of. */
    static Report report(
            Game<?, ?> game,
            SimulationPlan plan,
            Tally all,
            Tally before,
            double seconds,
            Function<Report, Optional<ExtraGames>> further) {
        Report report = Report.of(game.info(), plan, all, before, seconds, null);
        if (!plan.measuring().play()) {
            return report;
        }
        Optional<ExtraGames> extra = further.apply(report);
        Measures measures = Measures.of(
                game, plan, report, all.stats(), extra.flatMap(ExtraGames::skill), extra.flatMap(ExtraGames::luck));
        return Report.of(game.info(), plan, all, before, seconds, measures);
    }

    static SelfPlay<?, ?> selfPlay(Game<?, ?> game, SimulationPlan plan) {
        return new SelfPlay<>(game, plan.setup(), plan.measuring());
    }

    static FinishedGame play(SelfPlay<?, ?> games, SimulationPlan plan, int number) {
        try {
            return games.play(plan.botsBySeat(number), number, plan.luck(number), (_, _) -> {});
        } catch (BadInput fault) {
            throw fault;
        } catch (RuntimeException e) {
            throw new IllegalStateException("game %d of seed %d failed: %s".formatted(number, plan.seed(), e), e);
        }
    }
}

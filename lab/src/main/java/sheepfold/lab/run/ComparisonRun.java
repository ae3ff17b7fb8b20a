package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ConfidenceSequence;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SimulationPlan;

/** One comparison as it goes on. */
public final class ComparisonRun<P extends Position<P, M>, M extends Move> {
    private final Game<P, M> game;
    private final List<SimulationPlan> plans;
    private final Optional<String> sureOf;
    private final IntConsumer progress;
    private final Workers workers;
    private final List<Optional<ResultsFile<FinishedGame>>> results = new ArrayList<>();
    private final PairedGames pairs;
    private final int planned;
    private int games;

    private ComparisonRun(
            Game<P, M> game,
            String what,
            Map<String, SimulationPlan> byName,
            Optional<String> sureOf,
            IntFunction<Optional<RunFolder>> folders,
            Workers workers,
            IntConsumer progress) {
        this.workers = workers;
        this.game = game;
        this.plans = List.copyOf(byName.values());
        this.sureOf = sureOf;
        this.progress = progress;
        this.pairs = new PairedGames(game, what, byName);
        this.planned = plans.getFirst().games();
        for (int i = 0; i < plans.size(); i++) {
            SimulationPlan plan = plans.get(i);
            results.add(folders.apply(i).map(folder -> folder.results(game.info(), plan)));
        }
    }

    /**
     * Plays them, the first set-up first.
     *
     * @param plans by name; they differ in nothing but the set-up
     * @param sureOf stop before the end once it is known of this figure in which direction every variant differs
     */
    public static <P extends Position<P, M>, M extends Move> Comparison run(
            Game<P, M> game,
            String what,
            Map<String, SimulationPlan> plans,
            Optional<String> sureOf,
            IntFunction<Optional<RunFolder>> folders,
            Workers workers,
            IntConsumer progress) {
        if (plans.size() < 2) {
            throw new BadInput("compare", "two values are needed to compare, as in --compare option=a,b");
        }
        return new ComparisonRun<>(game, what, plans, sureOf, folders, workers, progress).run();
    }

    private Comparison run() {
        boolean sure = false;
        while (games < planned && !sure) {
            games = sureOf.isPresent() ? ConfidenceSequence.nextLook(games, planned) : planned;
            for (int i = 0; i < plans.size(); i++) {
                play(i);
            }
            sure = sureOf.isPresent() && pairs.isSure(sureOf.get());
        }
        for (int i = 0; i < plans.size(); i++) {
            pairs.further(i).play(game, workers);
        }
        return pairs.comparison(sureOf, sure);
    }

    private void play(int variant) {
        results.get(variant).map(ResultsFile::kept).orElse(List.of()).stream()
                .filter(finished -> finished.number() < games && !pairs.has(variant, finished.number()))
                .forEach(finished -> pairs.note(variant, finished));
        int before = variant * games;
        workers.play(
                game,
                plans.get(variant).lasting(games),
                pairs.played(variant),
                true,
                finished -> {
                    results.get(variant).ifPresent(kept -> kept.keep(finished));
                    pairs.note(variant, finished);
                },
                more -> progress.accept((before + more) / plans.size()));
    }
}

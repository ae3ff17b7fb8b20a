package sheepfold.lab.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ConfidenceSequence;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.run.PairedGames.Variant;

/** Several set-ups compared. */
public final class ComparisonRun {
    private ComparisonRun() {}

    /**
     * Plays them, the first set-up first.
     *
     * @param plans by name; they differ in nothing but the set-up
     * @param folders one for each, or none
     * @param sureOf stop before the end once it is known of this figure in which direction every variant differs
     */
    public static Comparison run(
            Game<?, ?> game,
            String what,
            Map<String, SimulationPlan> plans,
            Optional<String> sureOf,
            List<RunFolder> folders,
            Workers workers,
            IntConsumer progress) {
        if (plans.size() < 2) {
            throw new BadInput("compare", "two values are needed to compare, as in --compare option=a,b");
        }
        PairedGames pairs = new PairedGames(game, what, plans);
        List<Variant> variants = pairs.variants();
        List<Optional<ResultsFile<FinishedGame>>> results = IntStream.range(0, variants.size())
                .mapToObj(i -> folders.stream()
                        .skip(i)
                        .findFirst()
                        .map(folder ->
                                folder.results(game.info(), variants.get(i).plan())))
                .toList();
        int planned = variants.getFirst().plan().games();
        int games = 0;
        boolean sure = false;
        while (games < planned && !sure) {
            games = sureOf.isPresent() ? ConfidenceSequence.nextLook(games, planned) : planned;
            for (int i = 0; i < variants.size(); i++) {
                int before = i * games;
                IntConsumer more = done -> progress.accept((before + done) / variants.size());
                play(game, variants.get(i), games, results.get(i), workers, more);
            }
            sure = sureOf.isPresent() && pairs.isSure(sureOf.get());
        }
        variants.forEach(variant -> variant.further().play(game, workers));
        return pairs.comparison(sureOf, sure);
    }

    private static void play(
            Game<?, ?> game,
            Variant variant,
            int games,
            Optional<ResultsFile<FinishedGame>> results,
            Workers workers,
            IntConsumer progress) {
        results.map(ResultsFile::kept).orElse(List.of()).stream()
                .filter(finished -> finished.number() < games && !variant.has(finished.number()))
                .forEach(variant::note);
        Consumer<FinishedGame> keep = finished -> {
            results.ifPresent(kept -> kept.keep(finished));
            variant.note(finished);
        };
        workers.play(game, variant.plan().lasting(games), variant.played(), true, keep, progress);
    }
}

package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;
import sheepfold.json.Text;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Comparison.Difference;
import sheepfold.lab.measure.ConfidenceSequence;
import sheepfold.lab.measure.Interval;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Significance;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;

/** The games of several set-ups as they come in, and how those with the same number differ. */
final class PairedGames {
    private final Game<?, ?> game;
    private final String what;
    private final List<Variant> variants;
    private final long began = System.nanoTime();

    PairedGames(Game<?, ?> game, String what, Map<String, SimulationPlan> byName) {
        this.game = game;
        this.what = what;
        this.variants = byName.entrySet().stream()
                .map(plan -> new Variant(plan.getKey(), plan.getValue()))
                .toList();
    }

    /** One of the set-ups and what is known of its games. */
    final class Variant {
        private final String name;
        private final SimulationPlan plan;
        /** Figures by their names, and by the numbers of the games. */
        private final Map<String, Map<Integer, Double>> figures = new LinkedHashMap<>();

        private final Tally tally;
        private final BitSet played = new BitSet();
        private Optional<ExtraGames> further = Optional.empty();

        private Variant(String name, SimulationPlan plan) {
            this.name = name;
            this.plan = plan;
            this.tally = new Tally(plan);
        }

        SimulationPlan plan() {
            return plan;
        }

        boolean has(int number) {
            return played.get(number);
        }

        BitSet played() {
            return (BitSet) played.clone();
        }

        void note(FinishedGame finished) {
            int number = finished.number();
            played.set(number);
            tally.add(plan.botsBySeat(number), finished);
            Comparison.figures(finished)
                    .forEach((figure, value) -> figures.computeIfAbsent(figure, _ -> new TreeMap<>())
                            .put(number, value));
        }

        /** The further games of a variant that has played all its own. */
        ExtraGames further() {
            ExtraGames games = further.orElseGet(() -> new ExtraGames(
                    plan.lasting(played.cardinality()), game.info().cooperative() || tally.alwaysTogether()));
            further = Optional.of(games);
            return games;
        }

        private Report report(double seconds) {
            SimulationPlan whole = plan.lasting(played.cardinality());
            return Simulation.report(game, whole, tally, new Tally(whole), seconds, _ -> further);
        }
    }

    List<Variant> variants() {
        return variants;
    }

    /** What is known by now; every variant has played a game. */
    Comparison comparison(Optional<String> sureOf, boolean sure) {
        double seconds = (System.nanoTime() - began) / 1e9 / variants.size();
        return new Comparison(
                what,
                variants.stream()
                        .mapToInt(variant -> variant.played.cardinality())
                        .min()
                        .orElse(0),
                variants.getFirst().plan.games(),
                variants.stream()
                        .map(variant -> new Comparison.Variant(variant.name, variant.report(seconds)))
                        .toList(),
                marked(differences()),
                sureOf.orElse(null),
                sure);
    }

    boolean isSure(String figure) {
        List<Difference> of = differences().stream()
                .filter(difference -> difference.figure().equals(figure))
                .toList();
        if (of.isEmpty()) {
            throw new BadInput(
                    "until-sure",
                    "no game gives the figure %s; there are %s"
                            .formatted(
                                    Text.shortened(figure),
                                    String.join(
                                            ", ", variants.getFirst().figures.keySet())));
        }
        return of.stream()
                .allMatch(one -> one.always().low() > 0 || one.always().high() < 0);
    }

    private List<Difference> differences() {
        List<Difference> all = new ArrayList<>();
        variants.getFirst()
                .figures
                .forEach((figure, first) -> variants.stream()
                        .skip(1)
                        .filter(variant -> variant.figures.containsKey(figure))
                        .flatMap(variant -> difference(variant, figure, first).stream())
                        .forEach(all::add));
        return all;
    }

    private static Optional<Difference> difference(Variant variant, String figure, Map<Integer, Double> first) {
        Map<Integer, Double> other = variant.figures.getOrDefault(figure, Map.of());
        double[] pairs = first.entrySet().stream()
                .filter(entry -> other.containsKey(entry.getKey()))
                .mapToDouble(entry -> other.getOrDefault(entry.getKey(), 0.0) - entry.getValue())
                .toArray();
        if (pairs.length < 2) {
            return Optional.empty();
        }
        double sum = 0;
        for (double pair : pairs) {
            sum += pair;
        }
        double mean = sum / pairs.length;
        double squares = 0;
        for (double pair : pairs) {
            squares += (pair - mean) * (pair - mean);
        }
        double deviation = Math.sqrt(squares / (pairs.length - 1));
        return Optional.of(new Difference(
                variant.name,
                figure,
                mean(first),
                mean(other),
                Interval.around(mean, deviation / Math.sqrt(pairs.length)),
                ConfidenceSequence.around(mean, deviation, pairs.length),
                false));
    }

    private static double mean(Map<Integer, Double> values) {
        return values.values().stream()
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(0);
    }

    private static List<Difference> marked(List<Difference> all) {
        boolean[] found = Significance.discoveries(
                all.stream().map(one -> probability(one.difference())).toList());
        List<Difference> marked = new ArrayList<>();
        for (int i = 0; i < found.length; i++) {
            Difference one = all.get(i);
            marked.add(new Difference(
                    one.variant(), one.figure(), one.first(), one.value(), one.difference(), one.always(), found[i]));
        }
        return marked;
    }

    private static double probability(Interval difference) {
        double error = (difference.high() - difference.low()) / 2 / Interval.deviations(0.05);
        if (error == 0) {
            return difference.value() == 0 ? 1 : 0;
        }
        return Significance.twoSided(difference.value() / error);
    }
}

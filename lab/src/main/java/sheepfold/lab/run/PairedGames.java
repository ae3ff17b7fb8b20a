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
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Significance;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;

/** The games of several set-ups as they come in, and how those with the same number differ. */
public final class PairedGames {
    private final Game<?, ?> game;
    private final String what;
    private final List<String> names;
    private final List<SimulationPlan> plans;
    private final List<Map<String, Column>> columns = new ArrayList<>();
    private final List<Tally> tallies = new ArrayList<>();
    private final List<BitSet> played = new ArrayList<>();
    private final Map<Integer, ExtraGames> further = new TreeMap<>();
    private final long began = System.nanoTime();

    /** Values of a figure by the number of the game. */
    private static final class Column {
        private final Map<Integer, Double> values = new TreeMap<>();

        double mean() {
            return values.values().stream()
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElse(0);
        }
    }

    PairedGames(Game<?, ?> game, String what, Map<String, SimulationPlan> byName) {
        this.game = game;
        this.what = what;
        this.names = List.copyOf(byName.keySet());
        this.plans = List.copyOf(byName.values());
        for (SimulationPlan plan : plans) {
            columns.add(new LinkedHashMap<>());
            tallies.add(new Tally(plan));
            played.add(new BitSet());
        }
    }

    boolean has(int variant, int number) {
        return played.get(variant).get(number);
    }

    BitSet played(int variant) {
        return (BitSet) played.get(variant).clone();
    }

    void note(int variant, FinishedGame finished) {
        played.get(variant).set(finished.number());
        tallies.get(variant).add(plans.get(variant).botsBySeat(finished.number()), finished);
        Comparison.figures(finished)
                .forEach((name, value) -> columns.get(variant)
                        .computeIfAbsent(name, _ -> new Column())
                        .values
                        .put(finished.number(), value));
    }

    /** What is known by now; every variant has played a game. */
    Comparison comparison(Optional<String> sureOf, boolean sure) {
        double seconds = (System.nanoTime() - began) / 1e9;
        List<Comparison.Variant> variants = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            variants.add(new Comparison.Variant(names.get(i), report(i, seconds)));
        }
        int games = played.stream().mapToInt(BitSet::cardinality).min().orElse(0);
        return new Comparison(
                what, games, plans.getFirst().games(), variants, marked(differences()), sureOf.orElse(null), sure);
    }

    private Report report(int variant, double seconds) {
        SimulationPlan plan = plans.get(variant).lasting(played.get(variant).cardinality());
        Tally tally = tallies.get(variant);
        Report report = Report.of(game.info(), plan, tally, new Tally(plan), seconds / plans.size());
        Optional<ExtraGames> more = Optional.ofNullable(further.get(variant));
        return plan.measuring().play()
                ? report.measured(Measures.of(
                        game,
                        plan,
                        report,
                        tally.stats(),
                        more.flatMap(ExtraGames::skill),
                        more.flatMap(ExtraGames::luck)))
                : report;
    }

    /** The further games of a variant that has played all its own. */
    ExtraGames further(int variant) {
        return further.computeIfAbsent(variant, _ -> {
            SimulationPlan plan = plans.get(variant).lasting(played.get(variant).cardinality());
            return new ExtraGames(
                    plan, game.info().cooperative() || tallies.get(variant).alwaysTogether());
        });
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
                                    String.join(", ", columns.getFirst().keySet())));
        }
        return of.stream()
                .allMatch(one -> one.always().low() > 0 || one.always().high() < 0);
    }

    private List<Difference> differences() {
        List<Difference> all = new ArrayList<>();
        columns.getFirst().forEach((name, first) -> {
            for (int i = 1; i < plans.size(); i++) {
                Column other = columns.get(i).get(name);
                if (other != null) {
                    difference(names.get(i), name, first, other).ifPresent(all::add);
                }
            }
        });
        return all;
    }

    private static Optional<Difference> difference(String variant, String name, Column first, Column other) {
        double[] pairs = first.values.entrySet().stream()
                .filter(entry -> other.values.containsKey(entry.getKey()))
                .mapToDouble(entry -> other.values.getOrDefault(entry.getKey(), 0.0) - entry.getValue())
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
                variant,
                name,
                first.mean(),
                other.mean(),
                Interval.around(mean, deviation / Math.sqrt(pairs.length)),
                ConfidenceSequence.around(mean, deviation, pairs.length),
                false));
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

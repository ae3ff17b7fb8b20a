package sheepfold.lab;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Text;

/**
 * The same games under several set-ups: game by game with the same chance and the same thoughts, so that what differs is what
 * the set-ups do, and little of it luck.
 *
 * @param what differs, such as an option
 * @param games that each was played, fewer than planned if it was sure before
 * @param differences to the first variant
 * @param sureOf the figure that was to be sure, if one was
 */
public record Comparison(
        String what,
        int games,
        int planned,
        List<Variant> variants,
        List<Difference> differences,
        Optional<String> sureOf,
        boolean sure) {
    /** One of the set-ups and what came of it. */
    public record Variant(String name, Report report) {}

    /**
     * How much a figure of a variant differs from the first one's, with 95 % bounds of pairs.
     *
     * @param always bounds that hold however often they were looked at
     * @param stands true if it is more than luck, with so many figures compared (Benjamini and Hochberg)
     */
    public record Difference(
            String variant,
            String figure,
            double first,
            double value,
            Interval difference,
            Interval always,
            boolean stands) {}

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

    /**
     * Plays them, the first set-up first.
     *
     * @param plans by name; they differ in nothing but the set-up
     * @param sureOf stop before the end once it is known of this figure in which direction every variant differs
     */
    public static <P extends Position<P, M>, M extends Move> Comparison run(
            Game<P, M> game,
            String what,
            Map<String, Simulation.Plan> plans,
            Optional<String> sureOf,
            IntFunction<Optional<RunFolder>> folders,
            IntConsumer progress) {
        if (plans.size() < 2) {
            throw new BadInput("compare", "two values are needed to compare, as in --compare option=a,b");
        }
        return new Comparing<>(game, what, plans, sureOf, folders, progress).run();
    }

    /** One comparison as it goes on. */
    private static final class Comparing<P extends Position<P, M>, M extends Move> {
        private final Game<P, M> game;
        private final String what;
        private final List<String> names;
        private final List<Simulation.Plan> plans;
        private final Optional<String> sureOf;
        private final IntConsumer progress;
        private final List<Optional<Results>> results = new ArrayList<>();
        private final List<Map<String, Column>> columns = new ArrayList<>();
        private final List<Tally> tallies = new ArrayList<>();
        private final List<BitSet> played = new ArrayList<>();
        private final int planned;
        private int games;

        Comparing(
                Game<P, M> game,
                String what,
                Map<String, Simulation.Plan> byName,
                Optional<String> sureOf,
                IntFunction<Optional<RunFolder>> folders,
                IntConsumer progress) {
            this.game = game;
            this.what = what;
            this.names = List.copyOf(byName.keySet());
            this.plans = List.copyOf(byName.values());
            this.sureOf = sureOf;
            this.progress = progress;
            this.planned = plans.getFirst().games();
            for (int i = 0; i < plans.size(); i++) {
                int variant = i;
                results.add(folders.apply(i).map(folder -> folder.results(game.info(), plans.get(variant))));
                columns.add(new LinkedHashMap<>());
                tallies.add(new Tally(plans.get(i)));
                played.add(new BitSet());
            }
        }

        Comparison run() {
            long began = System.nanoTime();
            boolean sure = false;
            while (games < planned && !sure) {
                games = sureOf.isPresent() ? ConfidenceSequence.nextLook(games, planned) : planned;
                for (int i = 0; i < plans.size(); i++) {
                    play(i);
                }
                sure = sureOf.isPresent() && isSure(sureOf.get());
            }
            double seconds = (System.nanoTime() - began) / 1e9;
            List<Variant> variants = new ArrayList<>();
            for (int i = 0; i < plans.size(); i++) {
                variants.add(new Variant(names.get(i), report(i, seconds)));
            }
            return new Comparison(what, games, planned, variants, marked(differences()), sureOf, sure);
        }

        private void play(int variant) {
            Simulation.Plan plan = plans.get(variant).lasting(games);
            BitSet done = played.get(variant);
            results.get(variant).map(Results::kept).orElse(List.of()).stream()
                    .filter(finished -> finished.number() < games && !done.get(finished.number()))
                    .forEach(finished -> note(variant, finished));
            int before = variant * games;
            new Threads()
                    .play(
                            game,
                            plan,
                            (BitSet) done.clone(),
                            true,
                            finished -> {
                                results.get(variant).ifPresent(kept -> kept.keep(finished));
                                note(variant, finished);
                            },
                            more -> progress.accept((before + more) / plans.size()));
        }

        private void note(int variant, Finished finished) {
            played.get(variant).set(finished.number());
            tallies.get(variant).add(plans.get(variant).botsBySeat(finished.number()), finished);
            figures(finished).forEach((name, value) -> columns.get(variant)
                    .computeIfAbsent(name, _ -> new Column())
                    .values
                    .put(finished.number(), value));
        }

        private Report report(int variant, double seconds) {
            Simulation.Plan plan = plans.get(variant).lasting(games);
            Tally tally = tallies.get(variant);
            Report report = Report.of(game.info(), plan, tally, new Tally(plan), seconds / plans.size());
            return plan.measuring().play()
                    ? report.measured(Measures.of(
                            game, plan.setup(), report, tally.courses(), Optional.empty(), Optional.empty()))
                    : report;
        }

        private boolean isSure(String figure) {
            List<Difference> of = differences().stream()
                    .filter(difference -> difference.figure.equals(figure))
                    .toList();
            if (of.isEmpty()) {
                throw new BadInput(
                        "until-sure",
                        "no game gives the figure %s; there are %s"
                                .formatted(
                                        Text.shortened(figure),
                                        String.join(", ", columns.getFirst().keySet())));
            }
            return of.stream().allMatch(one -> one.always.low() > 0 || one.always.high() < 0);
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
            double mean = 0;
            for (double pair : pairs) {
                mean += pair / pairs.length;
            }
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
                    all.stream().map(one -> probability(one.difference)).toList());
            List<Difference> marked = new ArrayList<>();
            for (int i = 0; i < found.length; i++) {
                Difference one = all.get(i);
                marked.add(new Difference(
                        one.variant, one.figure, one.first, one.value, one.difference, one.always, found[i]));
            }
            return marked;
        }

        private static double probability(Interval difference) {
            double error = (difference.high() - difference.low()) / 2 / Interval.deviations(0.05);
            return error == 0 ? difference.value() == 0 ? 1 : 0 : Significance.twoSided(difference.value() / error);
        }
    }

    /** What a game comes to in numbers, by names for people. */
    static Map<String, Double> figures(Finished game) {
        Map<String, Double> figures = new LinkedHashMap<>();
        int seats = game.scores().size();
        for (int seat = 0; seat < seats; seat++) {
            figures.put("wins of seat " + seat, game.winners().contains(seat) ? 1.0 : 0.0);
        }
        figures.put("somebody wins", game.winners().isEmpty() ? 0.0 : 1.0);
        figures.put(
                "mean score",
                game.scores().stream()
                        .collect(Collectors.averagingDouble(Integer::doubleValue)));
        figures.put("moves", (double) game.moves());
        figures.put("moves of players", (double) game.playerMoves());
        game.course().ifPresent(course -> {
            figures.put("rounds", (double) course.rounds());
            figures.put("minutes", course.minutes());
            figures.put("choices", course.choices().stream().mapToDouble(Integer::doubleValue).sum());
            figures.put("stalled", (double) course.stalled());
            course.leadChanges().ifPresent(value -> figures.put("changes of the lead", (double) value));
            course.behind().ifPresent(value -> figures.put("drama", value));
            course.decided().ifPresent(value -> figures.put("decided after", value));
        });
        game.figures().forEach((name, value) -> figures.put(Numbers.inWords(name), value));
        return figures;
    }

    /** For the terminal. */
    public String inWords() {
        Report first = variants.getFirst().report;
        StringBuilder text = new StringBuilder("%s, by %s: %s games each%s\n%s\n\n"
                .formatted(
                        first.title(),
                        what,
                        Numbers.count(games),
                        games < planned ? " of %s planned".formatted(Numbers.count(planned)) : "",
                        Players.inWords(first)));
        sureOf.ifPresent(figure -> text.append(
                sure
                        ? "It is sure of “%s” in which direction every value differs from %s, by bounds that hold at every look.\n\n"
                                .formatted(figure, variants.getFirst().name)
                        : "It did not become sure of “%s”.\n\n".formatted(figure)));
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("figure", variants.getFirst().name, "", "value", "difference", "95 %", "at every look", ""));
        differences.forEach(one -> rows.add(List.of(
                one.figure,
                Numbers.number(one.first),
                one.variant,
                Numbers.number(one.value),
                signed(one.difference.value()),
                bounds(one.difference),
                bounds(one.always),
                one.stands ? "more than luck" : "")));
        Columns.write(rows, line -> text.append(line).append('\n'));
        text.append("\nThe same chance and the same thoughts in every pair of games; marked with %d figures looked at (Benjamini and Hochberg, 5 %%).\n"
                .formatted(differences.size()));
        return text.toString();
    }

    static String signed(double value) {
        return (value > 0 ? "+" : "") + Numbers.number(value);
    }

    static String bounds(Interval interval) {
        return signed(interval.low()) + " to " + signed(interval.high());
    }
}

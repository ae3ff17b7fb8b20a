package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Setup;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.Table;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Looks for values of a game's data that meet targets, by a search that learns which way to go from games alone (CMA-ES). Only
 * values that are ours may be turned: what is printed in the box is not for us to change.
 *
 * @param tried every set of values that was played, the one nearest to the targets first
 */
@Shaped
public record Tuning(Plan plan, List<Evaluation> tried) {
    /** What is to be tuned and how. */
    public record Plan(
            @About("How many seats; as usual for the game if it is not said.") @Nullable @Within(least = 1, most = 8)
            Integer seats,

            @Default("{}") Map<String, String> options,

            @About("An owner's data file as it is before anything is turned.") @Default("{}")
            JsonNode data,

            @About("The game's own file that says of each value whether it is printed or ours.")
            String provenance,

            @About("The values that may be turned.")
            @Sized(least = 1, most = 12, words = "between 1 and 12 values are turned")
            List<Knob> turn,

            @Sized(least = 1, most = 12, words = "there are between 1 and 12 targets")
            List<Target> targets,

            @About("Who plays on all seats.") @Default("greedy")
            String bot,

            @About("Games for each set of values.") @Default("200") @Within(least = 10, most = 1_000_000)
            int games,

            @About("How many sets of values are tried.") @Default("40") @Within(least = 2, most = 10_000)
            int trials,

            @Default("1") long seed) {
        public Plan {
            options = Map.copyOf(options);
            turn = List.copyOf(turn);
            targets = List.copyOf(targets);
        }

        public static Plan read(JsonNode json) {
            return Shape.of(Plan.class).read(json, "");
        }
    }

    /**
     * A whole number in the data.
     *
     * @param path the names that lead to it, with dots between them
     * @param mark under which name the provenance tells of it
     */
    public record Knob(String path, String mark, int least, int most) {
        public Knob {
            if (least >= most) {
                throw new BadInput("least", "it is to be less than most");
            }
        }
    }

    /**
     * What a figure is to be: near a value, or at least or at most one.
     *
     * @param unit a miss that counts as one; by default a tenth of the value, or a hundredth of a share
     */
    public record Target(
            String figure,
            @Nullable Double near,
            @Nullable Double least,
            @Nullable Double most,
            @Nullable Double unit) {
        public Target {
            if (near == null && least == null && most == null) {
                throw new BadInput("near", "a target is near a value, or at least or at most one");
            }
        }

        /** How many units away from what is wanted. */
        double miss(double value) {
            double off = near != null ? Math.abs(value - near) : 0;
            off = least != null ? Math.max(off, least - value) : off;
            off = most != null ? Math.max(off, value - most) : off;
            return off / size();
        }

        private double size() {
            double wanted = Math.abs(near != null ? near : least != null ? least : most != null ? most : 1);
            return unit != null ? unit : wanted <= 1 ? 0.01 : wanted / 10;
        }

        String inWords() {
            return figure
                    + (near != null ? " near " + Numbers.number(near) : "")
                    + (least != null ? " at least " + Numbers.number(least) : "")
                    + (most != null ? " at most " + Numbers.number(most) : "");
        }
    }

    /**
     * What a set of values came to.
     *
     * @param misses of each target, in its units
     * @param best true if no other set is at least as near to every target and nearer to one: a trade-off worth a look
     */
    public record Evaluation(
            Map<String, Integer> values, Map<String, Double> figures, List<Double> misses, double loss, boolean best) {
        Evaluation among(Collection<Evaluation> all) {
            boolean unrivalled = all.stream().noneMatch(rival -> rival.dominates(this));
            return new Evaluation(values, figures, misses, loss, unrivalled);
        }

        private boolean dominates(Evaluation other) {
            return !misses.equals(other.misses)
                    && IntStream.range(0, misses.size()).allMatch(i -> misses.get(i) <= other.misses.get(i));
        }
    }

    public static Tuning run(Game<?, ?> game, Plan plan, int threads, Workers workers, IntConsumer progress) {
        requireOurs(game, plan);
        return new Search(game, plan, threads, workers, progress, new LinkedHashMap<>()).run();
    }

    private static void requireOurs(Game<?, ?> game, Plan plan) {
        if (game.getClass().getResource(plan.provenance) == null) {
            throw new BadInput(
                    "provenance",
                    "%s has no file %s of its own".formatted(game.info().title(), plan.provenance));
        }
        JsonNode marks = Json.resource(game.getClass(), plan.provenance).path("provenance");
        for (int i = 0; i < plan.turn.size(); i++) {
            Knob knob = plan.turn.get(i);
            String mark = marks.path(knob.mark).path("mark").asString("");
            if (!mark.equals("ours")) {
                throw new BadInput(
                        "turn[%d]".formatted(i),
                        mark.isEmpty()
                                ? "%s says nothing of %s".formatted(plan.provenance, knob.mark)
                                : "%s is %s, and only what is ours may be turned".formatted(knob.mark, mark));
            }
        }
    }

    /** One search. */
    private record Search(
            Game<?, ?> game,
            Plan plan,
            int threads,
            Workers workers,
            IntConsumer progress,
            Map<List<Integer>, Evaluation> tried) {
        Tuning run() {
            CMAESOptimizer optimizer =
                    new CMAESOptimizer(plan.trials, -1, true, 0, 0, new Well19937c(plan.seed), false, null);
            try {
                optimizer.optimize(
                        new MaxEval(plan.trials),
                        new ObjectiveFunction(point -> evaluated(point).loss),
                        GoalType.MINIMIZE,
                        new InitialGuess(ofEach(knob -> ((double) knob.least + knob.most) / 2)),
                        new SimpleBounds(ofEach(Knob::least), ofEach(Knob::most)),
                        new CMAESOptimizer.Sigma(ofEach(knob -> ((double) knob.most - knob.least) / 3)),
                        new CMAESOptimizer.PopulationSize(4 + (int) (3 * Math.log(plan.turn.size()))));
            } catch (MathIllegalStateException e) {
                // All trials are spent, which is how it is meant to end
                progress.accept(plan.trials);
            }
            return new Tuning(plan, ranked());
        }

        private double[] ofEach(ToDoubleFunction<Knob> figure) {
            return plan.turn.stream().mapToDouble(figure).toArray();
        }

        private Evaluation evaluated(double[] point) {
            List<Integer> values = Arrays.stream(point)
                    .mapToObj(value -> (int) Math.rint(value))
                    .toList();
            Evaluation one = tried.computeIfAbsent(values, this::play);
            progress.accept(Math.min(plan.trials, tried.size()));
            return one;
        }

        private Evaluation play(List<Integer> values) {
            ObjectNode data = (ObjectNode) plan.data.deepCopy();
            Map<String, Integer> named = new LinkedHashMap<>();
            for (int i = 0; i < values.size(); i++) {
                set(data, plan.turn.get(i).path, values.get(i));
                named.put(plan.turn.get(i).path, values.get(i));
            }
            int seats = plan.seats == null ? game.info().defaultSeats() : plan.seats;
            Setup setup = Setup.of(game.info(), seats, plan.options, Optional.of(data));
            List<Bot> bots = Collections.nCopies(seats, Bots.named(plan.bot));
            // The same numbers for every set of values: what differs is what the values do
            Report report = Simulation.run(
                    game,
                    new SimulationPlan(setup, bots, plan.games, plan.seed, threads, false),
                    Optional.empty(),
                    workers,
                    _ -> {});
            Map<String, Double> figures = figures(report);
            List<Double> misses = plan.targets.stream()
                    .map(target -> target.miss(known(figures, target.figure)))
                    .toList();
            double loss = misses.stream().mapToDouble(miss -> miss * miss).sum();
            return new Evaluation(named, figures, misses, loss, false);
        }

        private static double known(Map<String, Double> figures, String name) {
            Double value = figures.get(name);
            if (value == null) {
                throw new BadInput(
                        "targets",
                        "no game gives the figure %s; there are %s"
                                .formatted(name, String.join(", ", figures.keySet())));
            }
            return value;
        }

        private static void set(ObjectNode data, String path, int value) {
            ObjectNode at = data;
            String[] names = path.split("\\.", -1);
            for (int i = 0; i < names.length - 1; i++) {
                at = at.withObject("/" + names[i].replace("~", "~0").replace("/", "~1"));
            }
            at.put(names[names.length - 1], value);
        }

        private List<Evaluation> ranked() {
            return tried.values().stream()
                    .map(one -> one.among(tried.values()))
                    .sorted(Comparator.comparingDouble(Evaluation::loss))
                    .toList();
        }
    }

    /** What targets may be about. */
    static Map<String, Double> figures(Report report) {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("moves", report.length().mean().value());
        figures.put("moves of players", report.playerMoves());
        figures.put("somebody wins", (double) report.outcomes().getOrDefault("win", 0) / report.games());
        figures.put("draws", (double) report.outcomes().getOrDefault("draw", 0) / report.games());
        double even = Standing.equalShare(report.bySeat());
        figures.put("seat advantage", Standing.best(report.bySeat()).wins().value() - even);
        for (int seat = 0; seat < report.seats(); seat++) {
            figures.put("wins of seat " + seat, report.bySeat().get(seat).wins().value());
        }
        figures.put("mean score", report.scores().mean().value());
        report.figures()
                .forEach((name, values) ->
                        figures.put(Numbers.inWords(name), values.mean().value()));
        return figures;
    }

    /** For the terminal: the nearest first, then the other trade-offs. */
    public String inWords() {
        StringBuilder text = new StringBuilder("%d sets of values tried, %d games each; wanted: %s\n\n"
                .formatted(
                        tried.size(),
                        plan.games,
                        plan.targets.stream().map(Target::inWords).collect(Collectors.joining(", "))));
        List<String> heads = new ArrayList<>();
        plan.turn.forEach(knob -> heads.add(knob.path));
        plan.targets.forEach(target -> heads.add(target.figure));
        heads.addAll(List.of("misses", ""));
        List<List<String>> rows = tried.stream()
                .filter(one -> one.best || one.equals(tried.getFirst()))
                .map(this::row)
                .toList();
        new Table(heads, rows).lines().forEach(line -> text.append(line).append('\n'));
        return text.append("\n"
                        + "What is nearest is partly the luckiest: play it again with another seed before you"
                        + " believe it.\n")
                .toString();
    }

    private List<String> row(Evaluation one) {
        List<String> row = new ArrayList<>();
        one.values.values().forEach(value -> row.add(Integer.toString(value)));
        plan.targets.forEach(target -> row.add(Numbers.number(one.figures.getOrDefault(target.figure, 0.0))));
        row.add(Numbers.number(Math.sqrt(one.loss)));
        row.add(one.equals(tried.getFirst()) ? "nearest" : "trade-off");
        return row;
    }
}

package sheepfold.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;

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
        @Nullable String sureOf,
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
            Crew crew,
            IntConsumer progress) {
        if (plans.size() < 2) {
            throw new BadInput("compare", "two values are needed to compare, as in --compare option=a,b");
        }
        return new Comparing<>(game, what, plans, sureOf, folders, crew, progress).run();
    }

    /** One comparison as it goes on. */
    private static final class Comparing<P extends Position<P, M>, M extends Move> {
        private final Game<P, M> game;
        private final List<Simulation.Plan> plans;
        private final Optional<String> sureOf;
        private final IntConsumer progress;
        private final Crew crew;
        private final List<Optional<Results<Finished>>> results = new ArrayList<>();
        private final Pairs pairs;
        private final int planned;
        private int games;

        Comparing(
                Game<P, M> game,
                String what,
                Map<String, Simulation.Plan> byName,
                Optional<String> sureOf,
                IntFunction<Optional<RunFolder>> folders,
                Crew crew,
                IntConsumer progress) {
            this.crew = crew;
            this.game = game;
            this.plans = List.copyOf(byName.values());
            this.sureOf = sureOf;
            this.progress = progress;
            this.pairs = new Pairs(game, what, byName);
            this.planned = plans.getFirst().games();
            for (int i = 0; i < plans.size(); i++) {
                Simulation.Plan plan = plans.get(i);
                results.add(folders.apply(i).map(folder -> folder.results(game.info(), plan)));
            }
        }

        Comparison run() {
            boolean sure = false;
            while (games < planned && !sure) {
                games = sureOf.isPresent() ? ConfidenceSequence.nextLook(games, planned) : planned;
                for (int i = 0; i < plans.size(); i++) {
                    play(i);
                }
                sure = sureOf.isPresent() && pairs.isSure(sureOf.get());
            }
            for (int i = 0; i < plans.size(); i++) {
                pairs.further(i).play(game, crew);
            }
            return pairs.comparison(sureOf, sure);
        }

        private void play(int variant) {
            results.get(variant).map(Results::kept).orElse(List.of()).stream()
                    .filter(finished -> finished.number() < games && !pairs.has(variant, finished.number()))
                    .forEach(finished -> pairs.note(variant, finished));
            int before = variant * games;
            crew.play(
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

    /** What a game comes to in numbers, by names for people. */
    static Map<String, Double> figures(Finished game) {
        Map<String, Double> figures = new LinkedHashMap<>();
        int seats = game.scores().size();
        for (int seat = 0; seat < seats; seat++) {
            figures.put("wins of seat " + seat, game.winners().contains(seat) ? 1.0 : 0.0);
        }
        figures.put("somebody wins", game.winners().isEmpty() ? 0.0 : 1.0);
        figures.put("mean score", game.scores().stream().collect(Collectors.averagingDouble(Integer::doubleValue)));
        figures.put("moves", (double) game.moves());
        figures.put("moves of players", (double) game.playerMoves());
        game.course().ifPresent(course -> {
            figures.put("rounds", (double) course.rounds());
            figures.put("minutes", course.minutes());
            figures.put(
                    "choices",
                    course.choices().stream().mapToDouble(Integer::doubleValue).sum());
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
        Optional.ofNullable(sureOf)
                .ifPresent(figure -> text.append(
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
        text.append(
                "\nThe same chance and the same thoughts in every pair of games; marked with %d figures looked at (Benjamini and Hochberg, 5 %%).\n"
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

package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;

/**
 * What every game passes: random games, at whose positions one check after another looks.
 *
 * {@snippet :
 * @TestFactory
 * Stream<DynamicNode> conforms() {
 *     return Conformance.of(new WolfAndSheep())
 *             .games(50)
 *             .invariant("four sheep", pasture -> Integer.bitCount(pasture.sheep()) == 4)
 *             .tests();
 * }
 * }
 */
public final class Conformance<P extends Position<P, M>, M extends Move> {
    /** Puts something else in place of all or some of what a person may not know. */
    @FunctionalInterface
    public interface Swap<P> {
        /**
         * A position that differs from this one only in what somebody may not know.
         *
         * @param position a copy, which may be changed and returned
         * @param viewer a seat, or {@link sheepfold.engine.Seats#SPECTATOR}
         */
        P swap(P position, int viewer, RandomGenerator random);
    }

    private final Game<P, M> game;
    private final List<Setup> setups = new ArrayList<>();
    private final Map<String, Predicate<P>> invariants = new LinkedHashMap<>();
    private int games = 50;
    private @Nullable BiConsumer<P, Moves<M>> chanceWeights;
    private @Nullable Swap<P> swap;
    private @Nullable BiFunction<P, RandomGenerator, M> illegal;

    private Conformance(Game<P, M> game) {
        this.game = game;
    }

    public static <P extends Position<P, M>, M extends Move> Conformance<P, M> of(Game<P, M> game) {
        return new Conformance<>(game);
    }

    /** Plays with these set-ups; if none is given, with every number of seats and the default options. */
    public Conformance<P, M> with(Setup... more) {
        setups.addAll(Arrays.asList(more));
        return this;
    }

    /** Plays with these options too. */
    public Conformance<P, M> with(int seats, Map<String, String> options) {
        return with(Setup.of(game.info(), seats, options, Optional.empty()));
    }

    /** How many random games are played with each set-up. */
    public Conformance<P, M> games(int count) {
        games = count;
        return this;
    }

    /** Something that is true at every position. */
    public Conformance<P, M> invariant(String sentence, Predicate<P> holds) {
        invariants.put(sentence, holds);
        return this;
    }

    /** The weights of chance as the rules give them, by notation; only their proportions count. */
    public Conformance<P, M> chanceWeights(Function<P, Map<String, Integer>> weights) {
        return chanceWeights((position, outcomes) -> assertThat(proportions(written(position, outcomes)))
                .as("the weights of chance")
                .isEqualTo(proportions(weights.apply(position))));
    }

    /** A check of the weights of chance against the rules, where a table of them would be too long. */
    public Conformance<P, M> chanceWeights(BiConsumer<P, Moves<M>> check) {
        chanceWeights = check;
        return this;
    }

    /** How hidden things are swapped; a game that has them must say. */
    public Conformance<P, M> swap(Swap<P> hiddenThings) {
        swap = hiddenThings;
        return this;
    }

    /** A source of moves that can be named at a position, legal or not; unlisted ones must be refused. */
    public Conformance<P, M> illegal(BiFunction<P, RandomGenerator, M> sampler) {
        illegal = sampler;
        return this;
    }

    /** All checks for all set-ups; the name of a failing test has its seed. */
    public Stream<DynamicNode> tests() {
        return Stream.of(
                        Stream.of(DynamicTest.dynamicTest(
                                "set-up is in people's words",
                                () -> assertThat(SetupWords.faults(game)).isEmpty())),
                        setups().map(setup -> DynamicContainer.dynamicContainer(inWords(setup), tests(setup))),
                        Stream.of(DynamicContainer.dynamicContainer("examples of the rulebook", Examples.tests(game))))
                .flatMap(tests -> tests);
    }

    private Stream<Setup> setups() {
        return setups.isEmpty()
                ? IntStream.rangeClosed(game.info().leastSeats(), game.info().mostSeats())
                        .mapToObj(seats -> Setup.of(game.info(), seats))
                : setups.stream();
    }

    private String inWords(Setup setup) {
        return setup.seats()
                + " seats"
                + setup.chosen(game.info()).entrySet().stream()
                        .map(option -> ", " + option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining())
                + (setup.data().isPresent() ? ", own data" : "");
    }

    private Stream<DynamicNode> tests(Setup setup) {
        Map<Long, RandomGame<P, M>> played = new HashMap<>();
        return checks().map(check -> DynamicContainer.dynamicContainer(
                check.name(),
                Stream.concat(
                        LongStream.rangeClosed(1, games)
                                .mapToObj(seed -> DynamicTest.dynamicTest(
                                        "%s, seed %d".formatted(check.name(), seed),
                                        () -> check.on(played.computeIfAbsent(seed, s -> randomGame(setup, s))))),
                        Stream.of(DynamicTest.dynamicTest(check.name() + ", all in all", check::afterwards)))));
    }

    private RandomGame<P, M> randomGame(Setup setup, long seed) {
        return new RandomGame<>(game, setup, seed, RandomGame.Style.ANY_MOVE);
    }

    private Stream<Check<P, M>> checks() {
        Stream<Check<P, M>> ofAllGames = Stream.of(
                new TerminationCheck<>(),
                new ListedMovesCheck<>(),
                new UnlistedMovesCheck<>(game, illegal),
                new FormsCheck<>(),
                new ChanceCheck<>(chanceWeights),
                new SealedAnswersCheck<>(),
                new CopyCheck<>(),
                new EventsCheck<>(),
                new WordsCheck<>(game),
                new NotationCheck<>(),
                new ReplayCheck<>(),
                new PositionJsonCheck<>(),
                new HandMadePositionsCheck<>(),
                new SchemaCheck<>(game),
                new ViewsCheck<>(),
                new SecretsCheck<>(game.info().hidden(), swap),
                new MaskCheck<>(),
                new DeterminizeCheck<>(),
                new AdviceCheck<>(),
                new ResultCheck<>(),
                new ThreadsCheck<>(),
                new LessonsCheck<>(game),
                new PuzzlesCheck<>(game));
        return Stream.concat(
                ofAllGames,
                invariants.entrySet().stream()
                        .map(invariant -> new InvariantCheck<>(invariant.getKey(), invariant.getValue())));
    }

    private Map<String, Integer> written(P position, Moves<M> outcomes) {
        Map<String, Integer> weights = new HashMap<>();
        for (int i = 0; i < outcomes.size(); i++) {
            weights.merge(game.notation().write(position, outcomes.get(i)), outcomes.weight(i), Integer::sum);
        }
        return weights;
    }

    private static Map<String, Integer> proportions(Map<String, Integer> weights) {
        int divisor = weights.values().stream().reduce(0, Conformance::greatestCommonDivisor);
        Map<String, Integer> reduced = new HashMap<>(weights);
        reduced.replaceAll((_, weight) -> weight / Math.max(1, divisor));
        return reduced;
    }

    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}

package sheepfold.bots.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.advice.Advice;
import sheepfold.bots.Budget;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/**
 * Finds out what a game was about. The same game gives the same story on any machine and any number of threads: how long
 * is thought about a decision is counted in iterations, and depends on how many decisions there are.
 */
public final class Analysis<P extends Position<P, M>, M extends Move> {
    private static final long SEED = 1;
    /** So many iterations of an ordinary game are shared by all decisions. */
    private static final long ITERATIONS = 200_000;

    private static final long MOST_ITERATIONS = 4_000;
    private static final long FEWEST_ITERATIONS = 100;
    private static final int MOST_TURNING_POINTS = 3;
    /** What costs less than two points turns nothing. */
    private static final double LEAST_TURN = 0.02;
    /** So many of the dearest decisions of a seat are thought about once more. */
    private static final int RECONSIDERED = 5;

    private static final double SHARE_OF_FIRST_THOUGHTS = 0.8;
    /** Streams of luck: one for what is thought of a moment at first, another for second thoughts. */
    private static final int FIRST_THOUGHT = 0;

    private static final int SECOND_THOUGHT = 1;

    private static final ThreadFactory THINKERS =
            Thread.ofPlatform().name("analysis").daemon().factory();

    private final Match<P, M> match;
    private final long seed;
    private final List<Moment<P, M>> moments;
    private final Prospects<P, M> prospects;
    private final Budget budget;

    /** The analysis that everybody gets: at a table and in a terminal. */
    public static <P extends Position<P, M>, M extends Move> Analysis<P, M> of(Match<P, M> match) {
        return new Analysis<>(match, SEED);
    }

    Analysis(Match<P, M> match, long seed) {
        this.match = match;
        this.seed = seed;
        this.moments = Moment.of(match);
        this.prospects = new Prospects<>(match.game(), match.setup().seats());
        long choices = moments.stream().filter(Moment::isChoice).count();
        this.budget =
                Budget.iterations(Math.clamp(ITERATIONS / Math.max(1, choices), FEWEST_ITERATIONS, MOST_ITERATIONS));
    }

    /** What was found at one moment. */
    private record Found<P extends Position<P, M>, M extends Move>(
            List<Double> chances, Optional<Verdict<P, M>> verdict, Optional<Story.Luck> luck) {}

    /** Thinks on so many threads and tells how far it is, from 0 to 1; an interrupt ends it with {@link CancellationException}. */
    public Story tell(int threads, DoubleConsumer progress) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, THINKERS)) {
            List<Found<P, M>> found = all(pool, moments, this::found, 0, SHARE_OF_FIRST_THOUGHTS, progress);
            List<Verdict<P, M>> first =
                    found.stream().flatMap(one -> one.verdict.stream()).toList();
            List<Verdict<P, M>> verdicts = all(pool, first, reconsidered(first), SHARE_OF_FIRST_THOUGHTS, 1, progress);
            return story(found, verdicts);
        }
    }

    private static <A, B> List<B> all(
            ExecutorService pool,
            List<A> questions,
            Function<A, B> answer,
            double from,
            double to,
            DoubleConsumer progress) {
        AtomicInteger done = new AtomicInteger();
        List<Callable<B>> tasks = questions.stream()
                .<Callable<B>>map(question -> () -> {
                    B found = answer.apply(question);
                    progress.accept(from + (to - from) * done.incrementAndGet() / questions.size());
                    return found;
                })
                .toList();
        try {
            List<B> answers = new ArrayList<>();
            for (Future<B> future : pool.invokeAll(tasks)) {
                answers.add(future.get());
            }
            return answers;
        } catch (InterruptedException e) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
            throw new CancellationException("the analysis was given up");
        } catch (ExecutionException e) {
            throw new IllegalStateException("the game cannot be analysed: " + e.getCause(), e.getCause());
        }
    }

    private Found<P, M> found(Moment<P, M> moment) {
        SeededRandom random = SeededRandom.stream(seed, moment.made(), FIRST_THOUGHT);
        return new Found<>(
                Figures.shares(prospects.of(moment.position(), random.nextLong())),
                Verdict.of(moment, budget, random),
                luck(moment, random));
    }

    private Optional<Story.Luck> luck(Moment<P, M> moment, SeededRandom random) {
        if (!moment.isLuck()) {
            return Optional.empty();
        }
        M drawn = moment.next().orElseThrow().move();
        Prospects.Brought brought = prospects.luck(moment.position(), drawn, random.nextLong());
        return Optional.of(new Story.Luck(
                moment.number(),
                moment.inWords(drawn),
                Figures.shares(brought.expected()),
                Figures.shares(brought.actual())));
    }

    /** Thinks once more about the dearest decisions of each seat, and leaves the others as they are. */
    private Function<Verdict<P, M>, Verdict<P, M>> reconsidered(List<Verdict<P, M>> verdicts) {
        List<Verdict<P, M>> dearest = seats().boxed()
                .flatMap(seat -> dearest(verdicts, seat, RECONSIDERED, Verdict::difference).stream())
                .toList();
        return verdict -> dearest.contains(verdict)
                ? verdict.again(
                        Budget.iterations(MOST_ITERATIONS),
                        SeededRandom.stream(seed, verdict.moment().made(), SECOND_THOUGHT))
                : verdict;
    }

    private IntStream seats() {
        return IntStream.range(0, match.setup().seats());
    }

    private List<Verdict<P, M>> dearest(
            List<Verdict<P, M>> verdicts, int seat, int most, ToDoubleFunction<Verdict<P, M>> cost) {
        return verdicts.stream()
                .filter(verdict -> verdict.seat() == seat && cost.applyAsDouble(verdict) >= LEAST_TURN)
                .sorted(Comparator.comparingDouble(cost).reversed())
                .limit(most)
                .toList();
    }

    private Story story(List<Found<P, M>> found, List<Verdict<P, M>> verdicts) {
        List<Story.Luck> luck = found.stream().flatMap(one -> one.luck.stream()).toList();
        return new Story(
                match.game().info().id(),
                match.setup().seats(),
                match.game().info().cooperative(),
                Advice.of(match.game())
                        .expectation()
                        .map(hope -> new Story.Unit(hope.unit(), hope.most(match.position())))
                        .orElse(null),
                found.stream().map(Found::chances).toList(),
                verdicts.stream().map(Verdict::told).toList(),
                luck,
                seats().mapToObj(seat -> player(seat, verdicts, luck)).toList());
    }

    private Story.Player player(int seat, List<Verdict<P, M>> verdicts, List<Story.Luck> luck) {
        List<Verdict<P, M>> own =
                verdicts.stream().filter(verdict -> verdict.seat() == seat).toList();
        return new Story.Player(
                seat,
                own.size(),
                (int) own.stream().filter(verdict -> verdict.loss() == 0).count(),
                accuracy(own),
                Figures.points(luckOf(seat, luck)),
                dearest(own, seat, MOST_TURNING_POINTS, Verdict::loss).stream()
                        .sorted(Comparator.comparingInt(
                                verdict -> verdict.moment().made()))
                        .map(verdict -> verdict.asTurningPoint(
                                SeededRandom.stream(seed, verdict.moment().made(), SECOND_THOUGHT)))
                        .toList());
    }

    private @Nullable Double accuracy(List<Verdict<P, M>> own) {
        return own.isEmpty()
                ? null
                : Figures.points(
                        own.stream().mapToDouble(Verdict::kept).average().orElse(1));
    }

    private double luckOf(int seat, List<Story.Luck> luck) {
        int curve = match.game().info().cooperative() ? 0 : seat;
        return luck.stream()
                .mapToDouble(one -> one.actual().get(curve) - one.expected().get(curve))
                .sum();
    }
}

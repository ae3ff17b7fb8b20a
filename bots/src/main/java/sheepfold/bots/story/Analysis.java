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
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    private static final double SHARE_OF_CHANCES = 0.1;
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

    /** Thinks on so many threads and tells how far it is, from 0 to 1; an interrupt ends it with {@link CancellationException}. */
    public Story tell(int threads, DoubleConsumer progress) {
        return tell(threads, progress, _ -> {});
    }

    /** The same, and tells of chances and luck as soon as they are known, long before decisions are judged. */
    public Story tell(int threads, DoubleConsumer progress, Consumer<Story> soFar) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, THINKERS)) {
            Chances chances =
                    Chances.of(prospects, moments, all(pool, moments, this::hopes, 0, SHARE_OF_CHANCES, progress));
            soFar.accept(story(chances, List.of()));
            List<Verdict<P, M>> first =
                    all(pool, moments, this::verdict, SHARE_OF_CHANCES, SHARE_OF_FIRST_THOUGHTS, progress).stream()
                            .flatMap(Optional::stream)
                            .toList();
            List<Verdict<P, M>> verdicts = all(pool, first, reconsidered(first), SHARE_OF_FIRST_THOUGHTS, 1, progress);
            return story(chances, verdicts);
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

    /** What is to be hoped for at a moment, and what chance brings if it comes next; with the same luck at all moments. */
    private Prospects.Brought hopes(Moment<P, M> moment) {
        if (moment.isLuck()) {
            return prospects.luck(moment.position(), moment.next().orElseThrow().move(), seed);
        }
        List<Double> hopes = prospects.of(moment.position(), seed);
        return new Prospects.Brought(hopes, hopes);
    }

    private Optional<Verdict<P, M>> verdict(Moment<P, M> moment) {
        return Verdict.of(moment, budget, SeededRandom.stream(seed, moment.made(), FIRST_THOUGHT));
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

    private Story story(Chances chances, List<Verdict<P, M>> verdicts) {
        return new Story(
                match.game().info().id(),
                match.setup().seats(),
                match.game().info().cooperative(),
                Advice.of(match.game())
                        .expectation()
                        .map(hope -> new Story.Unit(hope.unit(), hope.most(match.position())))
                        .orElse(null),
                chances.ofSeats(),
                chances.ofDraw(),
                verdicts.stream().map(Verdict::told).toList(),
                moments.stream()
                        .filter(Moment::isLuck)
                        .map(moment -> luck(moment, chances))
                        .toList(),
                seats().mapToObj(seat -> player(seat, verdicts, chances)).toList());
    }

    private Story.Luck luck(Moment<P, M> moment, Chances chances) {
        return new Story.Luck(
                moment.number(),
                moment.nextInWords(),
                chances.ofSeats().get(moment.made()),
                chances.afterLuck().get(moment.made()));
    }

    private Story.Player player(int seat, List<Verdict<P, M>> verdicts, Chances chances) {
        List<Verdict<P, M>> own =
                verdicts.stream().filter(verdict -> verdict.seat() == seat).toList();
        List<Verdict<P, M>> turns = dearest(own, seat, MOST_TURNING_POINTS, Verdict::loss).stream()
                .sorted(Comparator.comparingInt(verdict -> verdict.moment().made()))
                .toList();
        return new Story.Player(
                seat,
                own.size(),
                (int) own.stream().filter(verdict -> verdict.loss() == 0).count(),
                accuracy(own),
                Figures.points(gained(seat, chances, Moment::isLuck)),
                Figures.points(gained(seat, chances, moment -> moment.isMoveOfOther(seat))),
                turns.stream()
                        .map(verdict -> verdict.asTurningPoint(
                                SeededRandom.stream(seed, verdict.moment().made(), SECOND_THOUGHT)))
                        .toList(),
                fall(seat, chances)
                        .filter(moment ->
                                turns.stream().noneMatch(turn -> turn.moment().equals(moment)))
                        .map(moment -> new Story.Fall(
                                moment.number(),
                                moment.next().orElseThrow().actor(),
                                moment.nextInWords(),
                                Figures.points(-gain(seat, chances, moment))))
                        .orElse(null));
    }

    /** What the next move brought a seat. */
    private double gain(int seat, Chances chances, Moment<P, M> moment) {
        int curve = match.game().info().cooperative() ? 0 : seat;
        return chances.gain(moment.made(), curve);
    }

    private double gained(int seat, Chances chances, Predicate<Moment<P, M>> counted) {
        return played().filter(counted)
                .mapToDouble(moment -> gain(seat, chances, moment))
                .sum();
    }

    private Stream<Moment<P, M>> played() {
        return moments.stream().limit(match.length());
    }

    /** Before the move after which a seat's chance fell most; nothing where it never fell far, or of others with the same chance. */
    private Optional<Moment<P, M>> fall(int seat, Chances chances) {
        return played().filter(_ -> seat == 0 || !match.game().info().cooperative())
                .min(Comparator.comparingDouble(moment -> gain(seat, chances, moment)))
                .filter(moment -> gain(seat, chances, moment) <= -LEAST_TURN);
    }

    private @Nullable Double accuracy(List<Verdict<P, M>> own) {
        return own.isEmpty()
                ? null
                : Figures.points(
                        own.stream().mapToDouble(Verdict::kept).average().orElse(1));
    }
}

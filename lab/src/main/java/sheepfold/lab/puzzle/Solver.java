package sheepfold.lab.puzzle;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/**
 * Finds out whether just one move of a decision is good: computed where the game can, or counted where few moves alone reach
 * something in this turn; else all moves are weighed alike, the better ones longer and longer, and the last ones twice, with
 * what is hidden lying otherwise the second time.
 */
final class Solver<P extends Position<P, M>, M extends Move> {
    /** So much better is the good move than the next best, as a share of all there is to win. */
    static final double MARGIN = 0.03;

    /** So many standard errors apart as well. */
    private static final double CERTAIN = 3;

    /** What can be reached for certain may look worse than something else by so much at most. */
    private static final double MOST_DEAR = -0.02;

    /** So many other ways in which what is hidden may lie must not change what can be reached. */
    private static final int OTHER_DEALS = 4;

    private static final int FEWEST_MOVES = 3;
    private static final int MOST_MOVES = 250;
    private static final int SHORTLIST = 8;
    private static final int FINALISTS = 4;

    private final long deep;

    /** Thinks at last so many iterations of an ordinary game about each move. */
    Solver(long deep) {
        this.deep = deep;
    }

    /**
     * @param ranking the moves, the best first, each as it was weighed last; of moves that come to the same, one
     * @param good the moves to be found: more than one if they come to the same
     * @param goal what only they reach in this turn, if there is such a thing
     * @param certain true if it was computed, not searched for
     */
    record Verdict<M extends Move>(List<Ranked<M>> ranking, Set<M> good, Optional<Goal<M>> goal, boolean certain) {
        Ranked<M> best() {
            return ranking.getFirst();
        }

        Ranked<M> next() {
            return ranking.get(1);
        }

        /** Is the goal all there is to say, since what the moves are worth was hardly looked at? */
        boolean isForTheGoalAlone() {
            return certain && !best().exact();
        }
    }

    Optional<Verdict<M>> judge(Candidate<P, M> candidate, SeededRandom random) {
        Observation<P, M> seen = candidate.seen();
        Moves<M> legal = seen.legalMoves();
        if (legal.size() < FEWEST_MOVES || legal.size() > MOST_MOVES) {
            return Optional.empty();
        }
        List<Ranked<M>> exact = Advice.of(seen.game()).exact(seen);
        return exact.isEmpty() ? weighed(candidate, seen, random) : computed(seen, exact);
    }

    private Optional<Verdict<M>> computed(Observation<P, M> seen, List<Ranked<M>> exact) {
        List<Ranked<M>> ranking = exact.stream().sorted(byValue()).toList();
        Set<M> good = alike(seen, ranking.stream().map(Ranked::move).toList())
                .getOrDefault(ranking.getFirst().move(), Set.of());
        return lead(ranking, good) >= MARGIN
                ? Optional.of(new Verdict<>(ordered(ranking, good), good, Goal.of(seen, good), true))
                : Optional.empty();
    }

    /** What few moves alone can reach is certain; a search only says whether it is worth reaching. */
    private Optional<Verdict<M>> counted(Observation<P, M> seen, Set<M> reaching, SeededRandom random) {
        List<Ranked<M>> ranking = besideRivals(seen, reaching, glance(), random);
        return lead(ranking, reaching) >= MOST_DEAR
                ? Optional.of(new Verdict<>(ordered(ranking, reaching), reaching, Goal.of(seen, reaching), true))
                : Optional.empty();
    }

    private Optional<Verdict<M>> weighed(Candidate<P, M> candidate, Observation<P, M> seen, SeededRandom random) {
        Optional<Set<M>> reaching = Goal.reachedBy(seen);
        if (reaching.isPresent()) {
            boolean known = !seen.game().info().hidden()
                    || random.longs(OTHER_DEALS)
                            .allMatch(luck ->
                                    Goal.reachedBy(candidate.otherwise(luck)).equals(reaching));
            return known ? counted(seen, reaching.get(), random) : Optional.empty();
        }
        if (!standsOut(seen, random)) {
            return Optional.empty();
        }
        Map<M, Set<M>> alike = alike(seen, seen.legalMoves().stream().toList());
        List<Ranked<M>> all = weigh(seen, List.copyOf(alike.keySet()), deep / 50, random);
        List<Ranked<M>> shortlist = weigh(seen, best(all, SHORTLIST), glance(), random);
        Set<M> good = alike.getOrDefault(shortlist.getFirst().move(), Set.of());
        if (lead(shortlist, good) < MARGIN / 2) {
            return Optional.empty();
        }
        List<M> finalists = best(shortlist, FINALISTS);
        List<Ranked<M>> finals = weigh(seen, finalists, deep, random);
        Observation<P, M> otherwise = candidate.otherwise(random.nextLong());
        boolean agreed = isClear(finals, good)
                && otherwise.view().equals(seen.view())
                && isClear(weigh(otherwise, finalists, deep, random), good);
        Stream<Ranked<M>> rest = shortlist.stream().filter(ranked -> !finalists.contains(ranked.move()));
        return agreed
                ? Optional.of(new Verdict<>(
                        Stream.concat(ordered(finals, good).stream(), rest).toList(), good, Goal.of(seen, good), false))
                : Optional.empty();
    }

    /** What speaks against these moves being the good ones, when all is looked at once more. */
    Optional<String> doubt(Candidate<P, M> candidate, Set<M> good, SeededRandom random) {
        Observation<P, M> seen = candidate.seen();
        List<Ranked<M>> exact = Advice.of(seen.game()).exact(seen);
        if (!exact.isEmpty()) {
            return exact.stream().max(Comparator.comparingDouble(Ranked::value)).stream()
                    .filter(best -> !good.contains(best.move()) || lead(exact, good) < MARGIN)
                    .map(best -> "computed, %s is best by %.3f".formatted(best.move(), -lead(exact, good)))
                    .findFirst();
        }
        if (Goal.reachedBy(seen).filter(good::equals).isPresent()) {
            return Optional.empty();
        }
        List<Ranked<M>> weighed = besideRivals(seen, good, deep, random);
        return lead(weighed, good) > 0 ? Optional.empty() : Optional.of("another looks as good: " + weighed);
    }

    /** These moves and the likeliest others, each thought about as long as the search that finds those. */
    private List<Ranked<M>> besideRivals(Observation<P, M> seen, Set<M> good, long each, SeededRandom random) {
        Stream<M> rivals = Bots.ranking(seen, Optional.empty(), Budget.iterations(each), random).stream()
                .map(Ranked::move)
                .filter(move -> !good.contains(move))
                .limit(FINALISTS);
        return weigh(seen, Stream.concat(good.stream(), rivals).toList(), each, random);
    }

    private long glance() {
        return Math.max(40, deep / 8);
    }

    private boolean standsOut(Observation<P, M> seen, SeededRandom random) {
        List<Ranked<M>> ranking = Bots.ranking(seen, Optional.empty(), Budget.iterations(glance()), random).stream()
                .sorted(byValue())
                .toList();
        return ranking.size() > 1 && ranking.getFirst().value() - ranking.get(1).value() >= MARGIN / 2;
    }

    private static <M extends Move> Comparator<Ranked<M>> byValue() {
        return Comparator.<Ranked<M>>comparingDouble(Ranked::value).reversed();
    }

    private List<Ranked<M>> weigh(Observation<P, M> seen, List<M> moves, long each, SeededRandom random) {
        return Bots.weighed(seen, moves, Budget.iterations(Math.max(1, each)), random);
    }

    private static <M extends Move> List<M> best(List<Ranked<M>> ranking, int most) {
        return ranking.stream().limit(most).map(Ranked::move).toList();
    }

    /** How much better the best good move is than the best other; below 0 if another is best. */
    private static <M extends Move> double lead(List<Ranked<M>> ranking, Set<M> good) {
        Optional<Ranked<M>> other = best(ranking, move -> !good.contains(move));
        return best(ranking, good::contains)
                .flatMap(one -> other.map(next -> one.value() - next.value()))
                .orElse(-1.0);
    }

    private static <M extends Move> Optional<Ranked<M>> best(List<Ranked<M>> ranking, Predicate<M> which) {
        return ranking.stream()
                .filter(ranked -> which.test(ranked.move()))
                .max(Comparator.comparingDouble(Ranked::value));
    }

    private static <M extends Move> boolean isClear(List<Ranked<M>> ranking, Set<M> good) {
        double noise = best(ranking, good::contains)
                .flatMap(one ->
                        best(ranking, move -> !good.contains(move)).map(next -> Math.hypot(one.error(), next.error())))
                .orElse(1.0);
        return lead(ranking, good) >= Math.max(MARGIN, CERTAIN * noise);
    }

    /** The best good move, and then the others, the best first. */
    private static <M extends Move> List<Ranked<M>> ordered(List<Ranked<M>> ranking, Set<M> good) {
        return Stream.concat(
                        best(ranking, good::contains).stream(),
                        ranking.stream()
                                .filter(ranked -> !good.contains(ranked.move()))
                                .sorted(byValue()))
                .toList();
    }

    /** By the first of each group, the moves that lead to the same position. */
    private Map<M, Set<M>> alike(Observation<P, M> seen, List<M> moves) {
        Game<P, M> game = seen.game();
        P before = seen.determinize(new SeededRandom(1));
        Map<String, List<M>> groups = moves.stream()
                .collect(Collectors.groupingBy(
                        move -> {
                            P after = before.after(seen.seat(), move);
                            return game.positions().write(after).toString();
                        },
                        LinkedHashMap::new,
                        Collectors.toList()));
        Map<M, Set<M>> alike = new LinkedHashMap<>();
        groups.values().forEach(group -> alike.put(group.getFirst(), new LinkedHashSet<>(group)));
        return alike;
    }
}

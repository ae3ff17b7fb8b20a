package sheepfold.lab;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Ranked;
import sheepfold.engine.SeededRandom;

/**
 * Finds out whether just one move of a decision is good: computed where the game can; else all moves are weighed alike, the
 * better ones longer and longer, and the last ones twice, with what is hidden lying otherwise the second time.
 */
final class Jury<P extends Position<P, M>, M extends Move> {
    /** So much better is the good move than the next best, as a share of all there is to win. */
    static final double MARGIN = 0.03;

    /** So many standard errors apart as well. */
    private static final double CERTAIN = 3;

    /** Where only one move reaches something that counts, for certain, it need not be better by as much. */
    static final double MARGIN_WITH_A_GOAL = 0.004;

    private static final int FEWEST_MOVES = 3;
    private static final int MOST_MOVES = 250;
    private static final int SHORTLIST = 8;
    private static final int FINALISTS = 4;

    private final long deep;

    /** Thinks at last so many iterations of an ordinary game about each move. */
    Jury(long deep) {
        this.deep = deep;
    }

    /**
     * @param ranking the moves, the best first, each as it was weighed last; of moves that come to the same, one
     * @param good the moves to be found: more than one if they come to the same
     * @param goal what only they reach in this turn, if there is such a thing
     */
    record Verdict<M extends Move>(List<Ranked<M>> ranking, Set<M> good, Optional<Goal<M>> goal) {
        Ranked<M> best() {
            return ranking.getFirst();
        }

        Ranked<M> next() {
            return ranking.get(1);
        }

        boolean exact() {
            return best().exact();
        }
    }

    Optional<Verdict<M>> judge(Sighting<P, M> sighting, SeededRandom random) {
        Observation<P, M> seen = sighting.seen();
        Moves<M> legal = seen.legalMoves();
        if (legal.size() < FEWEST_MOVES || legal.size() > MOST_MOVES) {
            return Optional.empty();
        }
        List<Ranked<M>> exact = seen.game().advice().exact(seen);
        return exact.isEmpty() ? weighed(sighting, seen, random) : computed(seen, exact);
    }

    private Optional<Verdict<M>> computed(Observation<P, M> seen, List<Ranked<M>> exact) {
        List<Ranked<M>> ranking = exact.stream().sorted(byValue()).toList();
        Set<M> good = alike(seen, ranking.stream().map(Ranked::move).toList())
                .getOrDefault(ranking.getFirst().move(), Set.of());
        return lead(ranking, good) >= MARGIN
                ? Optional.of(new Verdict<>(ordered(ranking, good), good, Goal.of(seen, good)))
                : Optional.empty();
    }

    /** Where few moves alone reach something that counts, the best of them is to be best of all; else one is to stand out. */
    private Optional<Verdict<M>> weighed(Sighting<P, M> sighting, Observation<P, M> seen, SeededRandom random) {
        Optional<Set<M>> reaching = Goal.reachedBy(seen);
        if (reaching.isEmpty() && !standsOut(seen, random)) {
            return Optional.empty();
        }
        Map<M, Set<M>> alike = alike(seen, seen.legalMoves().stream().toList());
        Map<M, Ranked<M>> last = new LinkedHashMap<>();
        List<Ranked<M>> first = weigh(seen, List.copyOf(alike.keySet()), deep / 50, random, new LinkedHashMap<>());
        List<M> left = best(first, SHORTLIST);
        List<Ranked<M>> shortlist = weigh(seen, left, deep / 8, random, last);
        Set<M> good = reaching.orElseGet(() -> alike.getOrDefault(shortlist.getFirst().move(), Set.of()));
        double enough = reaching.isPresent() ? MARGIN_WITH_A_GOAL : MARGIN;
        if (lead(shortlist, good) < enough / 2) {
            return Optional.empty();
        }
        left = best(shortlist, FINALISTS);
        Observation<P, M> otherwise = sighting.otherwise(random.nextLong());
        boolean agreed = otherwise.view().equals(seen.view())
                && isClear(weigh(seen, left, deep, random, last), good, enough)
                && isClear(weigh(otherwise, left, deep, random, new LinkedHashMap<>()), good, enough);
        return agreed
                ? Optional.of(new Verdict<>(
                        ordered(List.copyOf(last.values()), good), good, Goal.of(seen, good)))
                : Optional.empty();
    }

    private boolean standsOut(Observation<P, M> seen, SeededRandom random) {
        Budget glance = Budget.iterations(Math.max(40, deep / 8));
        List<Ranked<M>> ranking = Bots.ranking(seen, Optional.empty(), glance, random).stream()
                .sorted(byValue())
                .toList();
        return ranking.size() > 1 && ranking.getFirst().value() - ranking.get(1).value() >= MARGIN / 2;
    }

    private static <M extends Move> Comparator<Ranked<M>> byValue() {
        return Comparator.<Ranked<M>>comparingDouble(Ranked::value).reversed();
    }

    private List<Ranked<M>> weigh(
            Observation<P, M> seen, List<M> moves, long each, SeededRandom random, Map<M, Ranked<M>> last) {
        List<Ranked<M>> weighed = Bots.weighed(seen, moves, Budget.iterations(Math.max(1, each)), random);
        weighed.forEach(ranked -> last.put(ranked.move(), ranked));
        return weighed;
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

    private static <M extends Move> boolean isClear(List<Ranked<M>> ranking, Set<M> good, double enough) {
        double noise = best(ranking, good::contains)
                .flatMap(one -> best(ranking, move -> !good.contains(move))
                        .map(next -> Math.hypot(one.error(), next.error())))
                .orElse(1.0);
        return lead(ranking, good) >= Math.max(enough, CERTAIN * noise);
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
                            P after = before.copy();
                            after.play(seen.seat(), move, Events.UNHEARD);
                            return game.positions().write(after).toString();
                        },
                        LinkedHashMap::new,
                        Collectors.toList()));
        Map<M, Set<M>> alike = new LinkedHashMap<>();
        groups.values().forEach(group -> alike.put(group.getFirst(), Set.copyOf(group)));
        return alike;
    }
}

package sheepfold.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    static final double MARGIN = 0.05;

    /** So many standard errors apart as well. */
    private static final double CERTAIN = 4;

    /** Where only one move reaches something that counts, for certain, it need not be better by as much. */
    static final double MARGIN_WITH_A_GOAL = 0.012;

    private static final double AT_FIRST_SIGHT = 0.008;
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
        List<M> moves = exact.stream().map(Ranked::move).toList();
        return verdict(seen, exact.stream().sorted(byValue()).toList(), alike(seen, moves));
    }

    private Optional<Verdict<M>> weighed(Sighting<P, M> sighting, Observation<P, M> seen, SeededRandom random) {
        List<Ranked<M>> glance =
                Bots.ranking(seen, Optional.empty(), Budget.iterations(Math.max(40, deep / 8)), random);
        if (glance.size() < 2 || lead(glance.stream().sorted(byValue()).toList()) < AT_FIRST_SIGHT) {
            return Optional.empty();
        }
        Map<M, Set<M>> alike = alike(seen, seen.legalMoves().stream().toList());
        Map<M, Ranked<M>> last = new LinkedHashMap<>();
        List<M> left = List.copyOf(alike.keySet());
        if (left.size() < 2) {
            return Optional.empty();
        }
        left = best(weigh(seen, left, deep / 50, random, last), SHORTLIST);
        left = best(weigh(seen, left, deep / 8, random, last), FINALISTS);
        List<Ranked<M>> once = last.values().stream().sorted(byValue()).toList();
        if (lead(once) < AT_FIRST_SIGHT) {
            return Optional.empty();
        }
        Observation<P, M> otherwise = sighting.otherwise(random.nextLong());
        List<Ranked<M>> finals = weigh(seen, left, deep, random, last);
        List<Ranked<M>> again = weigh(otherwise, left, deep, random, new LinkedHashMap<>());
        boolean agreed = finals.getFirst().move().equals(again.getFirst().move())
                && isClear(finals)
                && isClear(again)
                && otherwise.view().equals(seen.view());
        List<Ranked<M>> ranking = new ArrayList<>(finals);
        last.values().stream()
                .filter(ranked -> finals.stream().noneMatch(one -> one.move().equals(ranked.move())))
                .sorted(byValue())
                .forEach(ranking::add);
        return agreed ? verdict(seen, ranking, alike) : Optional.empty();
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

    private static double lead(List<? extends Ranked<?>> ranking) {
        return ranking.size() < 2 ? 0 : ranking.getFirst().value() - ranking.get(1).value();
    }

    private static boolean isClear(List<? extends Ranked<?>> ranking) {
        double noise = Math.hypot(ranking.getFirst().error(), ranking.get(1).error());
        return lead(ranking) >= Math.max(MARGIN_WITH_A_GOAL, CERTAIN * noise);
    }

    /** One for each group that comes to the same. */
    private Optional<Verdict<M>> verdict(Observation<P, M> seen, List<Ranked<M>> ranking, Map<M, Set<M>> alike) {
        List<Ranked<M>> ones = ranking.stream()
                .filter(ranked -> alike.containsKey(ranked.move()))
                .toList();
        if (lead(ones) < MARGIN_WITH_A_GOAL) {
            return Optional.empty();
        }
        Set<M> good = Objects.requireNonNull(alike.get(ones.getFirst().move()));
        Verdict<M> verdict = new Verdict<>(ones, good, Goal.of(seen, good));
        boolean clear = lead(ones) >= MARGIN
                || verdict.goal.filter(goal -> goal.isMain()).isPresent();
        return clear ? Optional.of(verdict) : Optional.empty();
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

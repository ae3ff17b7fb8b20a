package sheepfold.lab.puzzle;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.lab.puzzle.RestOfTurn.Reach;
import sheepfold.lessons.Puzzle;

/**
 * Something that can be done in this turn by the good move alone, for certain.
 *
 * @param deed what is done: "brings 2 sheep home"
 * @param aim how much more of which fact there is then
 * @param moves how many it takes, the good one included
 * @param atOnce true if it was only looked at what moves do at once
 * @param instead what the turn can still do of it after each other move; empty if nothing
 */
record Goal<M extends Move>(String deed, Puzzle.Aim aim, int moves, boolean atOnce, Map<M, String> instead) {
    private static final String WIN = "wins the game";
    private static final int FEW = 3;

    /** By the whole turn, or, where that has too many lines, by what moves do at once. */
    static <P extends Position<P, M>, M extends Move> Optional<Goal<M>> of(Observation<P, M> seen, Set<M> good) {
        P before = seen.determinize(new SeededRandom(1));
        return reaches(seen, before, false)
                .map(reaches -> among(seen, before, good, reaches, false))
                .orElseGet(
                        () -> reaches(seen, before, true).flatMap(reaches -> among(seen, before, good, reaches, true)));
    }

    /** The few moves after which alone the turn can do most of what counts most, unless that is seen at a glance. */
    static <P extends Position<P, M>, M extends Move> Optional<Set<M>> reachedBy(Observation<P, M> seen) {
        P before = seen.determinize(new SeededRandom(1));
        List<Fact> facts = Advice.of(seen.game()).facts(before, seen.seat());
        return reaches(seen, before, false).flatMap(reaches -> {
            if (reaches.values().stream().anyMatch(reach -> reach.winsAfter != Reach.NEVER)) {
                return few(reaches, reach -> reach.winsAfter != Reach.NEVER, reach -> reach.winsAfter > 1);
            }
            int most = reaches.values().stream()
                    .flatMapToInt(reach -> Arrays.stream(reach.amounts).limit(1))
                    .max()
                    .orElse(0);
            return !facts.isEmpty() && most > facts.getFirst().amount()
                    ? few(
                            reaches,
                            reach -> reach.amounts[0] == most,
                            reach -> reach.moves[0] > 1
                                    || most > facts.getFirst().amount() + 1)
                    : Optional.empty();
        });
    }

    private static <M extends Move> Optional<Set<M>> few(
            Map<M, Reach> reaches, Predicate<Reach> wanted, Predicate<Reach> isHard) {
        List<Map.Entry<M, Reach>> few = reaches.entrySet().stream()
                .filter(entry -> wanted.test(entry.getValue()))
                .toList();
        boolean isPuzzle = !few.isEmpty()
                && few.size() <= FEW
                && few.size() < reaches.size()
                && few.stream().allMatch(entry -> isHard.test(entry.getValue()));
        return isPuzzle
                ? Optional.of(few.stream().map(Map.Entry::getKey).collect(Collectors.toCollection(LinkedHashSet::new)))
                : Optional.empty();
    }

    private static <P extends Position<P, M>, M extends Move> Optional<Map<M, Reach>> reaches(
            Observation<P, M> seen, P before, boolean atOnce) {
        RestOfTurn<P, M> turn = new RestOfTurn<>(Advice.of(seen.game()), seen.seat(), atOnce);
        Map<M, Reach> reaches = new LinkedHashMap<>();
        for (M move : seen.legalMoves()) {
            Optional<Reach> reach = turn.after(before, move);
            if (reach.isEmpty()) {
                return Optional.empty();
            }
            reaches.put(move, reach.get());
        }
        return Optional.of(reaches);
    }

    private static <P extends Position<P, M>, M extends Move> Optional<Goal<M>> among(
            Observation<P, M> seen, P before, Set<M> good, Map<M, Reach> reaches, boolean atOnce) {
        Reach best = Objects.requireNonNull(reaches.get(good.iterator().next()));
        Map<M, Reach> others = new LinkedHashMap<>(reaches);
        good.forEach(others::remove);
        return won(best, others, atOnce)
                .or(() -> gained(Advice.of(seen.game()).facts(before, seen.seat()), best, others, atOnce));
    }

    private static <M extends Move> Optional<Goal<M>> won(Reach best, Map<M, Reach> others, boolean atOnce) {
        boolean alone = best.winsAfter != Reach.NEVER
                && others.values().stream().allMatch(reach -> reach.winsAfter == Reach.NEVER);
        return alone
                ? Optional.of(new Goal<>(WIN, Puzzle.Aim.WIN, best.winsAfter, atOnce, Map.of()))
                : Optional.empty();
    }

    /** The first that counts of what only the good move can bring. */
    private static <M extends Move> Optional<Goal<M>> gained(
            List<Fact> facts, Reach best, Map<M, Reach> others, boolean atOnce) {
        for (int i = 0; i < facts.size(); i++) {
            int fact = i;
            Fact now = facts.get(i);
            int gain = best.amounts[i] - now.amount();
            boolean alone =
                    gain > 0 && others.values().stream().allMatch(reach -> reach.amounts[fact] < best.amounts[fact]);
            if (alone) {
                Map<M, String> instead = new LinkedHashMap<>();
                others.forEach((move, reach) -> {
                    int some = Math.max(now.amount(), reach.amounts[fact]) - now.amount();
                    instead.put(move, some > 0 ? now.gain().of(some).plain() : "");
                });
                return Optional.of(new Goal<>(
                        now.gain().of(gain).plain(), new Puzzle.Aim(i, gain), best.moves[i], atOnce, instead));
            }
        }
        return Optional.empty();
    }

    /** Does it take neither counting nor looking ahead? */
    boolean isPlain() {
        return moves == 1 && aim.gain() == 1;
    }
}

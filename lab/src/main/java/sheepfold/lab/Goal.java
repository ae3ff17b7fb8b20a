package sheepfold.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.Advice;
import sheepfold.engine.Fact;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.lab.RestOfTurn.Reach;

/**
 * Something that can be done in this turn by the good move alone, for certain.
 *
 * @param deed what is done: "brings 2 sheep home"
 * @param moves how many it takes, the good one included
 * @param instead what the turn can still do of it after each other move; empty if nothing
 */
record Goal<M extends Move>(String deed, int moves, Map<M, String> instead) {
    private static final String WIN = "wins the game";

    static <P extends Position<P, M>, M extends Move> Optional<Goal<M>> of(Observation<P, M> seen, Set<M> good) {
        P before = seen.determinize(new SeededRandom(1));
        RestOfTurn<P, M> turn = new RestOfTurn<>(seen.game().advice(), seen.seat());
        Map<M, Reach> reaches = new LinkedHashMap<>();
        for (M move : seen.legalMoves()) {
            Optional<Reach> reach = turn.after(before, move);
            if (reach.isEmpty()) {
                return Optional.empty();
            }
            reaches.put(move, reach.get());
        }
        Reach best = reaches.get(good.iterator().next());
        good.forEach(reaches::remove);
        return best == null ? Optional.empty() : won(best, reaches).or(() -> gained(seen.game().advice(), before, seen.seat(), best, reaches));
    }

    private static <M extends Move> Optional<Goal<M>> won(Reach best, Map<M, Reach> others) {
        boolean alone = best.winsAfter() != Reach.NEVER
                && others.values().stream().allMatch(reach -> reach.winsAfter() == Reach.NEVER);
        return alone ? Optional.of(new Goal<>(WIN, best.winsAfter(), Map.of())) : Optional.empty();
    }

    /** The first that counts of what only the good move can bring. */
    private static <P extends Position<P, M>, M extends Move> Optional<Goal<M>> gained(
            Advice<P, M> advice, P before, int seat, Reach best, Map<M, Reach> others) {
        List<Fact> facts = advice.facts(before, seat);
        for (int i = 0; i < facts.size() && best.amounts().length == facts.size(); i++) {
            int fact = i;
            Fact now = facts.get(i);
            int gain = best.amounts()[i] - now.amount();
            boolean alone = gain > 0
                    && others.values().stream()
                            .allMatch(reach -> reach.amounts().length == facts.size()
                                    && reach.amounts()[fact] < best.amounts()[fact]);
            if (alone) {
                Map<M, String> instead = new LinkedHashMap<>();
                others.forEach((move, reach) -> {
                    int some = reach.amounts()[fact] - now.amount();
                    instead.put(move, some > 0 ? now.gain().of(some).plain() : "");
                });
                return Optional.of(new Goal<>(now.gain().of(gain).plain(), best.moves()[i], instead));
            }
        }
        return Optional.empty();
    }
}

package sheepfold.bots;

import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/**
 * Compares a few moves by playing on from each, all with the same luck before the next luck is tried. Where moves differ by
 * less than luck does, that tells them apart long before a tree of lines with a luck of their own would.
 */
final class Trials<P extends Position<P, M>, M extends Move> {
    private final Observation<P, M> seen;
    private final Moves<M> moves;
    private final Advice<P, M> advice;
    private final Playout<P, M> playout;
    private final long luck;
    /** The move that comes first, so that the order of the list does not matter where few are tried. */
    private final int first;

    private final double[] sums;
    private long made;

    Trials(Observation<P, M> seen, Moves<M> moves, RandomGenerator random, SearchStyle style) {
        this.seen = seen;
        this.moves = moves;
        this.advice = seen.game().advice();
        this.playout = new Playout<>(advice, style);
        this.luck = random.nextLong();
        this.first = random.nextInt(moves.size());
        this.sums = new double[moves.size()];
    }

    /** Tries until the budget is spent, but at least once. */
    void run(Budget budget) {
        long end = System.nanoTime() + budget.time().toNanos();
        do {
            tryOne();
        } while (made < budget.iterations() && (budget.reproducible() || System.nanoTime() < end));
    }

    private void tryOne() {
        int move = (int) ((first + made) % moves.size());
        RandomGenerator same = new SeededRandom(luck + made / moves.size());
        P position = seen.determinize(same);
        position.play(seen.seat(), moves.get(move), Events.UNHEARD);
        playout.play(position, same);
        sums[move] += advice.value(position, seen.seat());
        made++;
    }

    /** The move with the best mean. */
    Hint<M> best() {
        int best = first;
        for (int i = 0; i < moves.size(); i++) {
            best = mean(i) > mean(best) ? i : best;
        }
        return new Hint<>(moves.get(best), mean(best), advice.inWords(mean(best)), false);
    }

    private double mean(int move) {
        int before = (move - first + moves.size()) % moves.size();
        long trials = (made - before + moves.size() - 1) / moves.size();
        return trials <= 0 ? Double.NEGATIVE_INFINITY : sums[move] / trials;
    }
}

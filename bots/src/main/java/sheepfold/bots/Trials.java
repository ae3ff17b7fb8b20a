package sheepfold.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
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
    private static final double UNKNOWN = 0.5;

    private final Observation<P, M> seen;
    private final Moves<M> moves;
    private final Advice<P, M> advice;
    private final Playout<P, M> playout;
    private final long luck;
    /** The move that comes first, so that the order of the list does not matter where few are tried. */
    private final int first;

    private final double[] sums;
    private final double[] squares;
    /** What each move was worth with each luck, as far as it is kept. */
    private final List<double[]> byLuck = new ArrayList<>();

    private long made;

    Trials(Observation<P, M> seen, Moves<M> moves, RandomGenerator random, SearchStyle style) {
        this.seen = seen;
        this.moves = moves;
        this.advice = Advice.of(seen.game());
        this.playout = new Playout<>(advice, style);
        this.luck = random.nextLong();
        this.first = random.nextInt(moves.size());
        this.sums = new double[moves.size()];
        this.squares = new double[moves.size()];
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
        double value = playout.worth(seen, moves.get(move), luck + made / moves.size());
        if (made % moves.size() == 0) {
            byLuck.add(new double[moves.size()]);
        }
        byLuck.getLast()[move] = value;
        sums[move] += value;
        squares[move] += value * value;
        made++;
    }

    /** The moves that were tried, the one with the best mean first. */
    List<Ranked<M>> ranking() {
        P guess = seen.determinize(new SeededRandom(0));
        return IntStream.range(0, moves.size())
                .map(i -> (first + i) % moves.size())
                .filter(i -> trials(i) > 0)
                .mapToObj(i -> ranked(i, guess))
                .sorted(Comparator.<Ranked<M>>comparingDouble(Ranked::value).reversed())
                .toList();
    }

    /** The same, but each error is that of how far a move lies behind the best: what luck does to both tells them not apart. */
    List<Ranked<M>> rankingBehindTheBest() {
        int best = IntStream.range(0, moves.size())
                .boxed()
                .max(Comparator.comparingDouble(move -> sums[move] / Math.max(1, trials(move))))
                .orElseThrow();
        List<double[]> whole = byLuck.subList(0, (int) (made / moves.size()));
        return ranking().stream()
                .map(ranked -> new Ranked<>(
                        ranked.move(),
                        ranked.value(),
                        errorBehind(best, moves.indexOf(ranked.move()), whole),
                        false,
                        ranked.words()))
                .toList();
    }

    private static double errorBehind(int best, int move, List<double[]> lucks) {
        if (lucks.size() < 2) {
            return UNKNOWN;
        }
        double sum = 0;
        double squares = 0;
        for (double[] luck : lucks) {
            double behind = luck[best] - luck[move];
            sum += behind;
            squares += behind * behind;
        }
        double spread = Math.max(0, squares - sum * sum / lucks.size());
        return Math.sqrt(spread / (lucks.size() - 1) / lucks.size());
    }

    private Ranked<M> ranked(int move, P guess) {
        double mean = sums[move] / trials(move);
        return new Ranked<>(moves.get(move), mean, error(move, mean), false, advice.inWords(guess, mean));
    }

    /** One trial says nothing of how far trials lie apart. */
    private double error(int move, double mean) {
        double off = Math.max(0, squares[move] - trials(move) * mean * mean);
        return trials(move) == 1 ? UNKNOWN : Math.sqrt(off / (trials(move) - 1) / trials(move));
    }

    private long trials(int move) {
        int before = (move - first + moves.size()) % moves.size();
        return (made - before + moves.size() - 1) / moves.size();
    }
}

package sheepfold.bots;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;

/** The edges of a node of the tree: what is known of each move of its decider, side by side in arrays for speed. */
final class Edges<M extends Move> {
    private static final int[] NO_NUMBERS = {};
    private static final double[] NO_SUMS = {};
    private static final Object[] NO_MOVES = {};
    private static final @Nullable Node<?>[] NO_CHILDREN = {};

    private final double priorWeight;
    private Object[] moves = NO_MOVES;
    private int[] actors = NO_NUMBERS;
    private int[] offers = NO_NUMBERS;
    private int[] visits = NO_NUMBERS;
    private double[] sums = NO_SUMS;
    private double[] squares = NO_SUMS;
    private @Nullable Node<?>[] children = NO_CHILDREN;
    private int size;

    /** Edges in which what a move is thought to be worth beforehand counts as so many visits. */
    Edges(double priorWeight) {
        this.priorWeight = priorWeight;
    }

    int size() {
        return size;
    }

    void reserve(int more) {
        if (size + more > moves.length) {
            int room = Math.max(size + more, 2 * size);
            moves = Arrays.copyOf(moves, room);
            actors = Arrays.copyOf(actors, room);
            offers = Arrays.copyOf(offers, room);
            visits = Arrays.copyOf(visits, room);
            sums = Arrays.copyOf(sums, room);
            squares = Arrays.copyOf(squares, room);
            children = Arrays.copyOf(children, room);
        }
    }

    int add(int actor, M move) {
        reserve(1);
        moves[size] = move;
        actors[size] = actor;
        return size++;
    }

    /** Where a move stands; -1 if it is new. */
    int indexOf(int actor, M move) {
        for (int i = 0; i < size; i++) {
            if (actors[i] == actor && moves[i].equals(move)) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked") // add() takes M
    M move(int index) {
        return (M) moves[index];
    }

    int actor(int index) {
        return actors[index];
    }

    int visits(int index) {
        return visits[index];
    }

    /** What a move was worth so far, its prior value included; 0 for one of which nothing is known. */
    double mean(int index) {
        double weight = visits[index] + priorWeight;
        return weight == 0 ? 0 : sums[index] / weight;
    }

    /** The standard error of what a move was worth, as if it had once been off by the spread of all values as well. */
    double error(int index, double spread) {
        double weight = visits[index] + priorWeight;
        double off = Math.max(0, squares[index] - weight * mean(index) * mean(index));
        return Math.sqrt((off + spread * spread) / (weight + 1) / Math.max(1, visits[index]));
    }

    boolean hasPriors() {
        return priorWeight > 0;
    }

    void setPrior(int index, double value) {
        sums[index] = priorWeight * value;
        squares[index] = priorWeight * value * value;
    }

    void score(int index, double value) {
        visits[index]++;
        sums[index] += value;
        squares[index] += value * value;
    }

    @SuppressWarnings("unchecked") // this is the only place where children come from
    Node<M> child(int index) {
        Node<?> child = children[index];
        if (child == null) {
            child = new Node<M>();
            children[index] = child;
        }
        return (Node<M>) child;
    }

    /**
     * The most promising move on offer (UCB1): what it was worth so far, plus what its being little tried may hide. A move
     * that is not always on offer is judged by the times it was (Cowling, Powley and Whitehouse 2012).
     */
    int choose(int[] onOffer, int count, int startAt, double exploration) {
        int best = -1;
        double bestBound = Double.NEGATIVE_INFINITY;
        int lastOffers = -1;
        double logarithm = 0;
        for (int n = 0, at = startAt; n < count; n++, at = at + 1 == count ? 0 : at + 1) {
            int i = onOffer[at];
            double weight = visits[i] + priorWeight;
            offers[i]++;
            if (offers[i] != lastOffers) {
                lastOffers = offers[i];
                logarithm = Math.log(lastOffers + 1.0);
            }
            double bound = weight == 0
                    ? Double.POSITIVE_INFINITY
                    : sums[i] / weight + exploration * Math.sqrt(logarithm / weight);
            if (bound > bestBound) {
                bestBound = bound;
                best = i;
            }
        }
        return best;
    }

    /** The moves by how often they were tried, most often first; of equals the better one. */
    List<Integer> byVisits() {
        return IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(i -> visits[i])
                        .thenComparingDouble(this::mean)
                        .reversed())
                .toList();
    }
}

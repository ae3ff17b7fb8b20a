package sheepfold.engine;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A reusable list of moves; chance moves carry whole-number weights, all others weigh 1. */
public final class Moves<M extends Move> implements Iterable<M> {
    /** Short, for bots get a new list for each decision, and few decisions have more moves. */
    private Object[] moves = new Object[16];

    private int[] weights = new int[0];
    private boolean weighted;
    /** By the place of a maker, the number of the move that is to be made. */
    private long[] numbers = new long[0];

    private boolean unmade;
    private int size;

    public void add(M move) {
        put(move);
    }

    /** A move that is made once it is asked for: where they are too many to be made beforehand, and most are only listed. */
    public void add(long number, LongFunction<? extends M> maker) {
        unmade = true;
        put(maker);
        numbers = numbers.length < moves.length ? Arrays.copyOf(numbers, moves.length) : numbers;
        numbers[size - 1] = number;
    }

    private void put(Object move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size * 2);
        }
        moves[size++] = move;
        if (weighted) {
            weigh(size - 1, 1);
        }
    }

    public void add(M move, int weight) {
        if (!weighted) {
            weighted = true;
            weights = weights.length < moves.length ? new int[moves.length] : weights;
            Arrays.fill(weights, 0, size, 1);
        }
        add(move);
        weigh(size - 1, weight);
    }

    private void weigh(int index, int weight) {
        if (index >= weights.length) {
            weights = Arrays.copyOf(weights, moves.length);
        }
        weights[index] = weight;
    }

    public void clear() {
        size = 0;
        weighted = false;
        unmade = false;
    }

    /** Drops all moves but those of which this is true, in their order. */
    public void keepIf(Predicate<? super M> wanted) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (wanted.test(get(i))) {
                moves[kept] = moves[i];
                if (weighted) {
                    weights[kept] = weights[i];
                }
                kept++;
            }
        }
        size = kept;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked") // only add() fills the array, and it takes M
    public M get(int index) {
        if (unmade && moves[index] instanceof LongFunction<?> maker) {
            moves[index] = maker.apply(numbers[index]);
        }
        return (M) moves[index];
    }

    public int weight(int index) {
        return weighted ? weights[index] : 1;
    }

    public long totalWeight() {
        if (!weighted) {
            return size;
        }
        long total = 0;
        for (int i = 0; i < size; i++) {
            total += weights[i];
        }
        return total;
    }

    /** The move on which a ticket from 0 to the total weight falls, moves in their listed order. */
    public M at(long ticket) {
        return get(indexAt(ticket));
    }

    public int indexAt(long ticket) {
        if (!weighted) {
            return (int) ticket;
        }
        int index = 0;
        for (long left = ticket - weights[0]; left >= 0; left -= weights[index]) {
            index++;
        }
        return index;
    }

    /** One of the moves, by weight. */
    public M pick(RandomGenerator random) {
        return weighted ? at(random.nextLong(totalWeight())) : get(random.nextInt(size));
    }

    public boolean contains(Move move) {
        return indexOf(move) >= 0;
    }

    public int indexOf(Move move) {
        for (int i = 0; i < size; i++) {
            if (get(i).equals(move)) {
                return i;
            }
        }
        return -1;
    }

    public Stream<M> stream() {
        return IntStream.range(0, size).mapToObj(this::get);
    }

    @Override
    public Iterator<M> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public M next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    @Override
    public String toString() {
        return stream().toList().toString();
    }
}

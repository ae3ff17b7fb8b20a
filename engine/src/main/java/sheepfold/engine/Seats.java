package sheepfold.engine;

import java.util.List;
import java.util.stream.IntStream;

/** A set of seats, which count from 0. Chance and the spectator have numbers of their own and are never in a set. */
public record Seats(int bits) {
    public static final int MOST = 8;
    /** The number under which chance plays. */
    public static final int CHANCE = -1;
    /** The number under which somebody watches. */
    public static final int SPECTATOR = -2;

    public static final Seats NONE = new Seats(0);

    /** Every set as a list: they are few and asked for all the time. */
    private static final List<List<Integer>> LISTS =
            IntStream.range(0, 1 << MOST).mapToObj(Seats::listed).toList();

    private static List<Integer> listed(int bits) {
        return IntStream.range(0, MOST)
                .filter(seat -> (bits >> seat & 1) != 0)
                .boxed()
                .toList();
    }

    public static Seats of(int... seats) {
        int bits = 0;
        for (int seat : seats) {
            bits |= 1 << seat;
        }
        return new Seats(bits);
    }

    public static Seats first(int count) {
        return new Seats((1 << count) - 1);
    }

    public boolean contains(int seat) {
        return seat >= 0 && seat < MOST && (bits >> seat & 1) != 0;
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /** The lowest seat of a set that is not empty. */
    public int lowest() {
        return Integer.numberOfTrailingZeros(bits);
    }

    /** The seat with that many lower ones in the set. */
    public int nth(int index) {
        int rest = bits;
        for (int skipped = 0; skipped < index; skipped++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    public Seats with(int seat) {
        return new Seats(bits | 1 << seat);
    }

    public Seats and(Seats others) {
        return new Seats(bits | others.bits);
    }

    public Seats only(Seats some) {
        return new Seats(bits & some.bits);
    }

    public Seats without(int seat) {
        return new Seats(bits & ~(1 << seat));
    }

    public List<Integer> list() {
        return LISTS.get(bits);
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

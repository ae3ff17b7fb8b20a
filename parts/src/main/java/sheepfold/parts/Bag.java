package sheepfold.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;

/**
 * How many pieces of each kind lie together: a deck, a discard pile, the faces of a die, the marbles in a box, a purse, a
 * price. Nothing in it has an order: what is drawn next is a move of chance, made when it is needed and not before.
 */
public final class Bag<K extends Kind> {
    private final List<K> kinds;
    private final short[] counts;
    private int size;

    /** An empty bag for pieces of these kinds, each at the place that it names. */
    public Bag(List<K> kinds) {
        this.kinds = kinds;
        this.counts = new short[kinds.size()];
    }

    public Bag<K> copy() {
        Bag<K> copy = new Bag<>(kinds);
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(Bag<K> other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        size = other.size;
    }

    public int count(K kind) {
        return counts[kind.ordinal()];
    }

    public boolean has(K kind) {
        return counts[kind.ordinal()] > 0;
    }

    /** How many pieces there are, of whatever kind. */
    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void add(K kind) {
        add(kind, 1);
    }

    public void remove(K kind) {
        add(kind, -1);
    }

    /** Adds so many pieces of a kind, or takes them out where the number is below 0. */
    public void add(K kind, int more) {
        change(kind.ordinal(), more);
    }

    private void change(int kind, int more) {
        int count = counts[kind] + more;
        if (count < 0 || count > Short.MAX_VALUE) {
            throw new IllegalStateException("there cannot be %d of %s".formatted(count, kinds.get(kind)));
        }
        counts[kind] = (short) count;
        size += more;
    }

    public void addAll(Bag<K> others) {
        for (int kind = 0; kind < counts.length; kind++) {
            change(kind, others.counts[kind]);
        }
    }

    /** Takes out all that another bag shows: what a price costs. Ask {@link #holds} first. */
    public void removeAll(Bag<K> others) {
        for (int kind = 0; kind < counts.length; kind++) {
            change(kind, -others.counts[kind]);
        }
    }

    /** Is everything here that another bag shows: can a price be paid? */
    public boolean holds(Bag<K> others) {
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] < others.counts[kind]) {
                return false;
            }
        }
        return true;
    }

    public void clear() {
        Arrays.fill(counts, (short) 0);
        size = 0;
    }

    /**
     * Lists the draws that chance may make, each kind as likely as it is frequent. Drawing takes nothing out: a deck removes
     * what was drawn, a die does not.
     *
     * @param draws the shared moves, one for each kind in order
     */
    public <M extends Move> void listDraws(List<? extends M> draws, Moves<M> into) {
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0) {
                into.add(draws.get(kind), counts[kind]);
            }
        }
    }

    /** Takes out any piece, each as likely as the other: for guesses at what is hidden, not for play. */
    public K takeAny(RandomGenerator random) {
        int ticket = random.nextInt(size);
        int kind = 0;
        for (ticket -= counts[0]; ticket >= 0; ticket -= counts[kind]) {
            kind++;
        }
        change(kind, -1);
        return kinds.get(kind);
    }

    /** The kinds of which there is any, each once, in their order. */
    public List<K> kinds() {
        return kinds.stream().filter(this::has).toList();
    }

    /** Every single piece, in the order of kinds. */
    public List<K> pieces() {
        List<K> pieces = new ArrayList<>(size);
        for (K kind : kinds) {
            for (int i = 0; i < count(kind); i++) {
                pieces.add(kind);
            }
        }
        return pieces;
    }

    /** As {@code [POW, POW, VELCRO]}. */
    @Override
    public String toString() {
        return pieces().toString();
    }
}

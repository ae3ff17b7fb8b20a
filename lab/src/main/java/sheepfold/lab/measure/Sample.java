package sheepfold.lab.measure;

import java.io.Serializable;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Values that were seen and how often each was: as large as there are different ones, however many games are played. */
public final class Sample implements Serializable {
    private static final long serialVersionUID = 1;

    private final NavigableMap<Double, Integer> counts = new TreeMap<>();
    private int size;

    public void add(double value) {
        add(value, 1);
    }

    void addAll(Sample other) {
        other.counts.forEach(this::add);
    }

    private void add(double value, int count) {
        counts.merge(value, count, Integer::sum);
        size += count;
    }

    public int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Every value with its count, the least first: sums are then the same in whatever order the values came. */
    NavigableMap<Double, Integer> counts() {
        return Collections.unmodifiableNavigableMap(counts);
    }

    double least() {
        return counts.firstKey();
    }

    double most() {
        return counts.lastKey();
    }

    double sum() {
        double sum = 0;
        for (var entry : counts.entrySet()) {
            sum += entry.getKey() * entry.getValue();
        }
        return sum;
    }

    /** The value that this share of the sample does not exceed. */
    double quantile(double share) {
        long below = Math.round(share * (size - 1));
        for (var entry : counts.entrySet()) {
            below -= entry.getValue();
            if (below < 0) {
                return entry.getKey();
            }
        }
        return most();
    }
}

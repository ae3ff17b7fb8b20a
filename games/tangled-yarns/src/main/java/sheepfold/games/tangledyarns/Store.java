package sheepfold.games.tangledyarns;

/** The flock's power-ups, which belong to all sheep alike (TY-POW-05). */
final class Store {
    private final byte[] counts = new byte[Relic.KINDS];

    void copyFrom(Store other) {
        System.arraycopy(other.counts, 0, counts, 0, Relic.KINDS);
    }

    int count(Relic kind) {
        return counts[kind.ordinal()];
    }

    int count(int kind) {
        return counts[kind];
    }

    int size() {
        int size = 0;
        for (byte count : counts) {
            size += count;
        }
        return size;
    }

    void add(int kind, int more) {
        counts[kind] += (byte) more;
    }

    void spend(Relic kind, int count) {
        add(kind.ordinal(), -count);
    }
}

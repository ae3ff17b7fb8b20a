package sheepfold.games.tangle;

/** The upkeep board: how far each tracker is from the top, and where the markers are. */
final class Upkeep {
    static final int ON_TRACK = -1;

    private final int[] below = new int[Track.COUNT];
    private final int[] holders = {ON_TRACK, ON_TRACK, ON_TRACK};
    /** Who took a marker from its track that goes round (TA-UPC-02). */
    private final int[] takers = {ON_TRACK, ON_TRACK, ON_TRACK};

    void copyFrom(Upkeep other) {
        System.arraycopy(other.below, 0, below, 0, below.length);
        System.arraycopy(other.holders, 0, holders, 0, holders.length);
        System.arraycopy(other.takers, 0, takers, 0, takers.length);
    }

    /** Steps from a tracker to the top. */
    int below(int track) {
        return below[track];
    }

    void setBelow(int track, int steps) {
        below[track] = steps;
    }

    int room() {
        return below[0] + below[1] + below[2];
    }

    /** The seat with a marker in front of it. */
    int holder(int track) {
        return holders[track];
    }

    int taker(int track) {
        return takers[track];
    }

    void take(int track, int seat) {
        holders[track] = seat;
        takers[track] = seat;
    }

    void pass(int track, int seat) {
        holders[track] = seat;
    }

    void giveBack(int track) {
        holders[track] = ON_TRACK;
        takers[track] = ON_TRACK;
    }

    /** The first track from this one on whose marker lies in front of a seat; none is the number of tracks. */
    int nextHeld(int seat, int from) {
        int track = from;
        while (track < Track.COUNT && holders[track] != seat) {
            track++;
        }
        return track;
    }
}

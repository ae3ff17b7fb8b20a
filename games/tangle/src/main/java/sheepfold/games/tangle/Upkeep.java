package sheepfold.games.tangle;

/** The upkeep board: how far each tracker is from the top, and where the markers are. */
final class Upkeep {
    static final int ON_TRACK = -1;

    private static final int HOLDERS = Track.COUNT;
    /** Who took a marker from its track that goes round (TA-UPC-02). */
    private static final int TAKERS = 2 * Track.COUNT;

    /** Steps to the top, then holders, then takers of each track: one array is copied faster than three. */
    private final int[] tracks = {0, 0, 0, ON_TRACK, ON_TRACK, ON_TRACK, ON_TRACK, ON_TRACK, ON_TRACK};

    void copyFrom(Upkeep other) {
        System.arraycopy(other.tracks, 0, tracks, 0, tracks.length);
    }

    /** Steps from a tracker to the top. */
    int below(int track) {
        return tracks[track];
    }

    void setBelow(int track, int steps) {
        tracks[track] = steps;
    }

    int room() {
        return tracks[0] + tracks[1] + tracks[2];
    }

    /** The seat with a marker in front of it. */
    int holder(int track) {
        return tracks[HOLDERS + track];
    }

    int taker(int track) {
        return tracks[TAKERS + track];
    }

    void take(int track, int seat) {
        tracks[HOLDERS + track] = seat;
        tracks[TAKERS + track] = seat;
    }

    void pass(int track, int seat) {
        tracks[HOLDERS + track] = seat;
    }

    void giveBack(int track) {
        tracks[HOLDERS + track] = ON_TRACK;
        tracks[TAKERS + track] = ON_TRACK;
    }

    /** The first track from this one on whose marker lies in front of a seat; none is the number of tracks. */
    int nextHeld(int seat, int from) {
        int track = from;
        while (track < Track.COUNT && tracks[HOLDERS + track] != seat) {
            track++;
        }
        return track;
    }
}
